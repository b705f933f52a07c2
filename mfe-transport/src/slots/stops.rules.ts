import * as v from 'valibot';
import { parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';

/** Where and on which day a vehicle is met or left. */
export interface Stop {
  readonly kind: 'pickup' | 'dropoff';
  readonly place: string;
  readonly date: CalendarDate;
}

const NOWHERE = { name: '', date: '' };
const STOP = v.fallback(v.object({ name: v.fallback(v.string(), ''), date: v.fallback(v.string(), '') }), NOWHERE);
const BOOKING = v.fallback(v.object({ pickup: STOP, dropoff: STOP }), { pickup: NOWHERE, dropoff: NOWHERE });

/** Pick-up and drop-off of a booking record; one that lacks its place or its day is left out. */
export function findStops(detail: unknown): Stop[] {
  const booking = v.parse(BOOKING, detail);
  return (['pickup', 'dropoff'] as const).flatMap((kind) => {
    const { name, date } = booking[kind];
    const day = parseCalendarDate(date);
    return name && day ? [{ kind, place: name, date: day }] : [];
  });
}
