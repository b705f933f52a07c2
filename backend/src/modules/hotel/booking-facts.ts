import { HOTEL_RECORDS } from '@wisata/kernel/contracts/hotel-records';
import { fromMajor } from '@wisata/kernel/money';
import { payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';

export const findHotelRecord = ({ detail }: Booking) => HOTEL_RECORDS.find(detail);

export function hotelTravelFacts(booking: Booking): TravelFacts {
  const record = findHotelRecord(booking);
  if (!record) return {};
  const { check_in_date: startDate, total_night: nights, hotel } = record;
  return { startDate, nights, places: [hotel.city, hotel.city_key], hotels: [hotel.name, hotel.key] };
}

/** What was paid less what the booked policy charges at this moment. */
export function hotelRefundMinor(booking: Booking, now: Date): number | undefined {
  const steps = findHotelRecord(booking)?.cancel_policy.en;
  const step = steps?.findLast(({ from }) => from === null || Date.parse(from) <= now.getTime());
  if (!step) return undefined;
  return Math.max(0, payableMinor(booking) - fromMajor(step.amount, booking.currency).minor);
}

/** The moment from which the booked policy charges something; undefined where it always does or that is unknown. */
export function hotelFreeUntil(booking: Booking): Date | undefined {
  const first = findHotelRecord(booking)?.cancel_policy.en.find(({ amount }) => amount > 0);
  return first?.from ? new Date(first.from) : undefined;
}
