import { addDays, isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import type { DoorSearch } from '@wisata/kernel/door-to-door';

const DAYS_AHEAD = 14;

const countOf = (text: string | null, least: number, most: number) => {
  const count = Number(text ?? least);
  return Number.isInteger(count) ? Math.min(most, Math.max(least, count)) : least;
};

/** What an address asks for, and what is wrong with it; nothing typed is lost. */
export interface AskedWays {
  readonly search: DoorSearch;
  /** Keys of the messages beside the fields. */
  readonly problems: Readonly<Partial<Record<'from' | 'to' | 'date', string>>>;
  /** True once two cities are named. */
  readonly isAsked: boolean;
}

export function readWays(query: URLSearchParams, today: CalendarDate): AskedWays {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 60);
  const [from, to, typed] = [text('from'), text('to'), text('date')];
  const date = typed || addDays(today, DAYS_AHEAD);
  const isAsked = query.has('from') || query.has('to');
  const isDay = isCalendarDate(date);
  const isSame = from !== '' && from.toLowerCase() === to.toLowerCase();
  return {
    search: {
      from,
      to,
      date,
      adults: countOf(query.get('adults'), 1, 7),
      children: countOf(query.get('children'), 0, 6),
      infants: countOf(query.get('infants'), 0, 4),
    },
    problems: {
      ...(isAsked && from.length < 2 ? { from: 'city' } : {}),
      ...(isAsked && to.length < 2 ? { to: 'city' } : isSame ? { to: 'same' } : {}),
      ...(isDay ? (date < today ? { date: 'past' } : {}) : { date: 'day' }),
    },
    isAsked,
  };
}
