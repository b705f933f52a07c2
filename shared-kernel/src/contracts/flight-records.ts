import * as v from 'valibot';
import { recordsOf } from './booking-records.ts';
import { SOLD_BY_ONCE } from './fields.ts';
import { FLIGHT_BOOKING } from './flight-booking.ts';
import type { FlightBooking } from './flight-booking.ts';

const { record_version: _, ...FIRST } = FLIGHT_BOOKING.entries;
const flightDetail = v.object({
  ...FIRST.flight_details.item.entries,
  baggage: v.string(),
  pnr: v.optional(v.string(), ''),
});

/** The first form said no version, not always who sold it, and its baggage in the words of the language it was booked in. */
const FLIGHT_BOOKING_1 = v.object({
  ...FIRST,
  ...SOLD_BY_ONCE,
  flight_details: v.pipe(v.array(flightDetail), v.nonEmpty()),
});

/** `20 kg`, `0 kg (beli di maskapai)`: the weight stands first in either language. */
const weightOf = (words: string) => `${Number.parseInt(words, 10) || 0} kg`;

function upgrade(record: v.InferOutput<typeof FLIGHT_BOOKING_1>): FlightBooking {
  return {
    ...record,
    record_version: 2,
    flight_details: record.flight_details.map((flight) => ({
      ...flight,
      baggage: weightOf(flight.baggage),
      airline_image_url: `/media/airline/${flight.carrier_code}.svg`,
    })),
  };
}

/** Flight bookings as they were ever stored. */
export const FLIGHT_RECORDS = recordsOf<FlightBooking>('flight', FLIGHT_BOOKING, [
  v.pipe(FLIGHT_BOOKING_1, v.transform(upgrade)),
]);
