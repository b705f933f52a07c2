import * as v from 'valibot';
import type { Locale } from '@wisata/kernel/locale';
import { parseCalendarDate, type CalendarDate } from '@wisata/kernel/dates';

/** Where and on which day a vehicle is met or left. */
export interface Stop {
  readonly kind: 'pickup' | 'dropoff';
  readonly place: string;
  readonly date: CalendarDate;
}

const NOWHERE = { name: '', names: {}, date: '' };
const NAMES = v.fallback(v.partial(v.object({ en: v.string(), id: v.string() })), {});
const STOP = v.fallback(
  v.object({ name: v.fallback(v.string(), ''), names: v.optional(NAMES), date: v.fallback(v.string(), '') }),
  NOWHERE,
);
const BOOKING = v.fallback(v.object({ pickup: STOP, dropoff: STOP }), { pickup: NOWHERE, dropoff: NOWHERE });

/** Pick-up and drop-off of a booking record in the reader's language; one that lacks its place or its day is left out. */
export function findStops(detail: unknown, locale: Locale): Stop[] {
  const booking = v.parse(BOOKING, detail);
  return (['pickup', 'dropoff'] as const).flatMap((kind) => {
    const { names, name: asked, date } = booking[kind];
    const name = names?.[locale] ?? asked;
    const day = parseCalendarDate(date);
    return name && day ? [{ kind, place: name, date: day }] : [];
  });
}
