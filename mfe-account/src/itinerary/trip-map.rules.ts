import { compareDates, type CalendarDate } from '@wisata/kernel/dates';
import type { AgendaEntry } from '../api/order.schema.ts';

/** The moments of one day, each of something that is planned. */
export interface StopDay {
  readonly date: string;
  readonly items: readonly (Pick<AgendaEntry, 'stop'> & { readonly itinerary_id: string })[];
}

type Stop = NonNullable<AgendaEntry['stop']>;

/** A point of the trip, counted from 1 in the order in which it is reached first. */
interface TripStop extends Stop {
  readonly number: number;
  /** Every day on which the traveller is to be there, the first one first. */
  readonly dates: readonly string[];
}

/** Where a trip goes: each point once, and the way from one to the next, which may come back to a point. */
export interface TripWay {
  readonly stops: readonly TripStop[];
  readonly route: readonly Stop[];
}

/**
 * What is still to come and what the traveller is in the middle of. Only what the bookings themselves say: a thing
 * without a known point is on the list of days and not here.
 */
export function findTripWay(days: readonly StopDay[], today: CalendarDate): TripWay {
  const ahead = days.filter(({ date }) => compareDates(date, today) >= 0).flatMap(({ items }) => items);
  const isOpen = new Set(ahead.map((item) => item.itinerary_id));
  const visits = days.flatMap(({ date, items }) =>
    items.flatMap(({ stop, itinerary_id: id }) => (stop && isOpen.has(id) ? [{ date, stop }] : [])),
  );
  const names = [...new Set(visits.map(({ stop }) => stop.name))];
  const stops = names.map((name, index) => {
    const own = visits.filter(({ stop }) => stop.name === name);
    return { ...own[0]!.stop, number: index + 1, dates: [...new Set(own.map(({ date }) => date))] };
  });
  const route = visits.map(({ stop }) => stop).filter(({ name }, index, all) => name !== all[index - 1]?.name);
  return { stops, route };
}

/** Rising numbers as people say them: `1–4, 6, 7`. */
function sayNumbers(numbers: readonly number[]): string {
  const runs = numbers.reduce<number[][]>((found, number) => {
    const run = found.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else found.push([number]);
    return found;
  }, []);
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

/** What a ticket on the map shows: `1 Jakarta`, for several in one town `2, 3 Bali`, for many `1–4, 7`. */
export function ticketOf(stops: readonly Pick<TripStop, 'number' | 'town'>[]): string {
  const [town, ...others] = new Set(stops.map((stop) => stop.town));
  const numbers = sayNumbers(stops.map(({ number }) => number).sort((one, other) => one - other));
  return others.length > 0 ? numbers : `${numbers} ${town}`;
}
