import { compareDates, daysBetween } from '@wisata/kernel/dates';
import type { TripLine } from '@wisata/kernel/trip-moments';
import type { AgendaEntry } from '../api/order.schema.ts';

/** One moment of a trip. The booking's own card stands at its first moment, the others are a line of text. */
export interface TripMoment {
  readonly id: string;
  readonly lineId: string;
  readonly entry: AgendaEntry;
  readonly isFirst: boolean;
}

/** The moments of one day; `freeDays` is how many days without any lie before it. */
export interface TripDay {
  readonly date: string;
  readonly freeDays: number;
  readonly moments: readonly TripMoment[];
}

/** Bookings as one journey, day by day, and those that say nothing of their days. */
export interface Trip {
  readonly days: readonly TripDay[];
  readonly undatedIds: readonly string[];
}

/** What has no time comes first: it holds for the whole day. */
function byMoment({ entry: a }: TripMoment, { entry: b }: TripMoment): number {
  const [timeA, timeB] = [a.time ?? '', b.time ?? ''];
  return compareDates(a.date, b.date) || (timeA < timeB ? -1 : timeA > timeB ? 1 : 0);
}

function momentsOf(line: TripLine): TripMoment[] {
  return line.agenda.map((entry, index) => ({
    id: `${line.id} ${index}`,
    lineId: line.id,
    entry,
    isFirst: index === 0,
  }));
}

export function planTrip(lines: readonly TripLine[]): Trip {
  const moments = lines.flatMap(momentsOf).sort(byMoment);
  const dates = [...new Set(moments.map(({ entry }) => entry.date))].sort(compareDates);
  return {
    days: dates.map((date, index) => {
      const before = dates[index - 1];
      return {
        date,
        freeDays: before ? daysBetween(before, date) - 1 : 0,
        moments: moments.filter(({ entry }) => entry.date === date),
      };
    }),
    undatedIds: lines.filter(({ agenda }) => agenda.length === 0).map(({ id }) => id),
  };
}
