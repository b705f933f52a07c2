import * as v from 'valibot';
import { SOLD_BY_ONCE } from './fields.ts';
import { HOTEL_BOOKING } from './hotel-booking.ts';
import type { HotelBooking } from './hotel-booking.ts';

/** The first form said no version and not always who sold it; all else is what it is today. */
const { record_version: _, ...FIRST } = HOTEL_BOOKING.entries;

/** By version, every form in which hotel bookings were ever stored; each gives today's. */
export const HOTEL_BOOKING_VERSIONS = [
  v.pipe(
    v.object({ ...FIRST, ...SOLD_BY_ONCE }),
    v.transform((record): HotelBooking => ({ ...record, record_version: 2 })),
  ),
  HOTEL_BOOKING,
] as const;
