import * as v from 'valibot';
import { recordsOf } from './booking-records.ts';
import { SOLD_BY_ONCE } from './fields.ts';
import { HOTEL_BOOKING } from './hotel-booking.ts';
import type { HotelBooking } from './hotel-booking.ts';

/** The first form said no version and not always who sold it; all else is what it is today. */
const { record_version: _, ...FIRST } = HOTEL_BOOKING.entries;

/** Hotel bookings as they were ever stored. */
export const HOTEL_RECORDS = recordsOf<HotelBooking>('hotel', HOTEL_BOOKING, [
  v.pipe(
    v.object({ ...FIRST, ...SOLD_BY_ONCE }),
    v.transform((record): HotelBooking => ({ ...record, record_version: 2 })),
  ),
]);
