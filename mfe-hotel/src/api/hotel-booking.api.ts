import type { ApiClient } from '@wisata/kernel/api';
import { readObject } from '@wisata/kernel/envelope';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { GenericSchema } from 'valibot';
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
  const call = <S extends GenericSchema>(name: string, operation: string, schema: S) =>
    api.call({
      method: 'POST',
      isIdempotent: true,
      path: `/api/v1/hotel/${name}`,
      json: searchBody(query),
      operation,
      read: readObject(schema),
      signal,
    });
  const [hotel, policy] = await Promise.all([
    call('detail', 'hotel detail', BOOKABLE_HOTEL),
    call('cancel-policy', 'hotel cancel policy', CANCEL_POLICY),
  ]);
  if (!hotel.ok) return hotel;
  if (!policy.ok) return policy;
  const offer = toOffer(query, hotel.data, policy.data);
  return offer ? success(offer) : failure('HOTEL_ROOM_GONE', '');
}
