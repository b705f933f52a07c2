import type { HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import { bookingOf, CONTACT, findOffers } from '../src/modules/hotel/hotel.fixture.ts';
import type { TestBackend } from '../src/testing.ts';

export interface BookedHotel extends HotelBooking {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  /** Major units, before any discount. */
  readonly total: number;
}

export interface HotelWant {
  readonly hotelKey: string;
  /** A rate that can be given back, or one that cannot; the cheapest of all when absent. */
  readonly flexible?: boolean;
  readonly as?: string;
}

let nextGuest = 0;

/** Books the cheapest fitting room of a hotel over the API from 7 to 11 December 2026, as a new guest or as a member. */
export async function bookHotel(
  backend: TestBackend,
  { hotelKey, flexible, as = 'basic' }: HotelWant,
): Promise<BookedHotel> {
  const offers = await findOffers(backend, hotelKey);
  const offer = offers.find(({ isRefundable }) => flexible === undefined || isRefundable === flexible);
  if (!offer) throw new Error(`${hotelKey} has no room like this on these days`);
  const email = `traveller${(nextGuest += 1)}@example.com`;
  const json = bookingOf(offer, { contact: { ...CONTACT, email } });
  const answer = await backend.call('POST', '/api/v1/hotel/booking', { json, as });
  const { data, message } = answer.body as { data: Omit<BookedHotel, 'email' | 'total'> | null; message: string };
  if (!data) throw new Error(`${hotelKey} was not booked: ${message}`);
  return { ...data, email, total: data.total_price };
}
