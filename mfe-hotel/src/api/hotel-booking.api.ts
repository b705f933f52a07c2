import type { ApiClient } from '@wisata/kernel/api';
import { readObject } from '@wisata/kernel/envelope';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { toOffer, type CheckoutOffer } from '../checkout/checkout-offer.rules.ts';
import type { CheckoutQuery } from '../checkout/checkout-query.rules.ts';
import { searchBody } from '../stay/hotel-search.rules.ts';
import { BOOKABLE_HOTEL, CANCEL_POLICY } from './hotel-booking.schema.ts';

/** Finds hotel, room, rate and cancellation policy again from the address alone. */
export async function loadCheckout(
  api: ApiClient,
  query: CheckoutQuery,
  signal: AbortSignal,
): Promise<Outcome<CheckoutOffer>> {
  const json = searchBody(query);
  const [hotel, policy] = await Promise.all([
    api.call({
      method: 'POST',
      isIdempotent: true,
      path: '/api/v1/hotel/detail',
      json,
      operation: 'hotel detail',
      read: readObject(BOOKABLE_HOTEL),
      signal,
    }),
    api.call({
      method: 'POST',
      isIdempotent: true,
      path: '/api/v1/hotel/cancel-policy',
      json,
      operation: 'hotel cancel policy',
      read: readObject(CANCEL_POLICY),
      signal,
    }),
  ]);
  if (!hotel.ok) return hotel;
  if (!policy.ok) return policy;
  const offer = toOffer(query, hotel.data, policy.data);
  return offer ? success(offer) : failure('HOTEL_ROOM_GONE', '');
}
