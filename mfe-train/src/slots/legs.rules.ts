import * as v from 'valibot';
import { parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';

/** One train of a booking, as the order shows it. */
export interface Leg {
  readonly origin: string;
  readonly destination: string;
  readonly date: CalendarDate;
}

const TEXT = v.fallback(v.string(), '');
const EMPTY = { origin: '', destination: '', depart_date: '', depart_time: '' };
const BOOKING = v.fallback(
  v.object({
    train_details: v.fallback(
      v.array(v.fallback(v.object({ origin: TEXT, destination: TEXT, depart_date: TEXT, depart_time: TEXT }), EMPTY)),
      [],
    ),
  }),
  { train_details: [] },
);

/** The trains of a booking record in the order they leave; one that lacks a place or a day is left out. */
export function findLegs(detail: unknown): Leg[] {
  const { train_details } = v.parse(BOOKING, detail);
  return train_details
    .map((leg) => ({ ...leg, date: parseCalendarDate(leg.depart_date) }))
    .filter((leg): leg is typeof leg & Leg => leg.date !== undefined && leg.origin !== '' && leg.destination !== '')
    .sort((a, b) => `${a.date} ${a.depart_time}`.localeCompare(`${b.date} ${b.depart_time}`))
    .map(({ origin, destination, date }) => ({ origin, destination, date }));
}
