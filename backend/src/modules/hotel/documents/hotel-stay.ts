import type { HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import { HOTEL_RECORDS } from '@wisata/kernel/contracts/hotel-records';
import { fromMajor, money } from '@wisata/kernel/money';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/zones';
import type { Booking } from '../../bookings/index.ts';

function addressOf({ address, city, country }: HotelBooking['hotel']): string {
  const parts = [address, city, country].filter(Boolean);
  return parts.filter((part, index) => index === 0 || !parts[0]!.toLowerCase().includes(part.toLowerCase())).join(', ');
}

/** The age of a child is what the hotel must know. */
const toGuest = ({ type, age, ...name }: HotelBooking['paxes'][number]) => ({
  name,
  childAge: type === 'ADT' ? null : age,
});

/** The stay of a hotel booking. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toHotelStay(booking: Booking) {
  const record = HOTEL_RECORDS.get(booking.detail);
  const { hotel, contact, special_requests: wanted, time_zone: zone } = record;
  const { currency } = booking;
  const checkInMs = wallTimeToInstant(record.check_in_date, record.check_in_time, zone);
  return {
    record,
    address: addressOf(hotel),
    zoneLabel: zoneLabel(zone, checkInMs),
    checkInMs,
    checkOutMs: wallTimeToInstant(record.check_out_date, record.check_out_time, zone),
    guests: record.paxes.map(toGuest),
    remarks: [...new Set([contact.remark, wanted.other].map((remark) => remark.trim()).filter(Boolean))],
    /** One amount a night; they sum to the price before discount. */
    nightPrices: record.price_details.map(({ date, total_price: total }) => ({
      date,
      price: fromMajor(total, currency),
    })),
    total: money(booking.amountMinor, currency),
    discount: money(booking.discountMinor, currency),
    paid: money(booking.amountMinor - booking.discountMinor, currency),
  };
}
export type HotelStay = ReturnType<typeof toHotelStay>;
