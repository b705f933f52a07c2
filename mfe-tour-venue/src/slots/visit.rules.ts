import * as v from 'valibot';
import { parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';

/** When a tour or venue was booked for, and for how many; zero people when the record does not say. */
export interface Visit {
  readonly date: CalendarDate | undefined;
  readonly people: number;
}

const BOOKING = v.fallback(
  v.object({ departure: v.fallback(v.string(), ''), paxes: v.fallback(v.array(v.unknown()), []) }),
  { departure: '', paxes: [] },
);

export function findVisit(detail: unknown): Visit {
  const { departure, paxes } = v.parse(BOOKING, detail);
  return { date: parseCalendarDate(departure), people: paxes.length };
}
