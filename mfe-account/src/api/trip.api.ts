import type { ApiClient } from '@wisata/kernel/api';
import type { TripBookingsPayload, TripPayload, TripUnsharePayload } from '@wisata/kernel/contracts/trip';
import { readMessage, readObject } from '@wisata/kernel/envelope';
import type { Locale } from '@wisata/kernel/locale';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { OpenOrder } from '@wisata/runtime/open-orders';
import type { DocumentFile } from './itinerary.api.ts';
import { SHARE, SHARED_TRIP, TRIP, type SharedTrip, type TripAnswer, type TripShare } from './trip.schema.ts';

const proofs = (orders: readonly OpenOrder[]) => orders.map(({ id, email }) => ({ order_id: id, email }));

/** Every booking of the member, and those of this device's guest. */
export function loadTrip(
  api: ApiClient,
  orders: readonly OpenOrder[],
  locale: Locale,
  signal?: AbortSignal,
): Promise<Outcome<TripAnswer>> {
  return api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/trip',
    json: { orders: proofs(orders), locale } satisfies TripPayload,
    operation: 'trip',
    read: readObject(TRIP),
    ...(signal ? { signal } : {}),
  });
}

/** The bookings of a trip, and who proves them. */
export interface OwnBookings {
  readonly ids: readonly string[];
  readonly orders: readonly OpenOrder[];
  readonly locale: Locale;
}

const payloadOf = ({ ids, orders, locale }: OwnBookings) =>
  ({ ids: [...ids], orders: proofs(orders), locale }) satisfies TripBookingsPayload;

/** One calendar file of them. */
export function downloadTripFile(api: ApiClient, own: OwnBookings): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/trip/calendar',
    json: payloadOf(own),
    operation: 'download calendar',
  });
}

/** A link to them that shows and cannot change. */
export function shareTrip(api: ApiClient, own: OwnBookings): Promise<Outcome<TripShare>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/trip/share',
    json: payloadOf(own),
    operation: 'share trip',
    read: readObject(SHARE),
  });
}

/** Ends a link. */
export async function endShare(
  api: ApiClient,
  token: string,
  orders: readonly OpenOrder[],
): Promise<Outcome<undefined>> {
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/trip/unshare',
    json: { token, orders: proofs(orders) } satisfies TripUnsharePayload,
    operation: 'end the link',
    read: readMessage(),
  });
  return answer.ok ? success(undefined) : answer;
}

/** What a link shows. */
export function loadSharedTrip(
  api: ApiClient,
  token: string,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Outcome<SharedTrip>> {
  return api.call({
    method: 'GET',
    path: `/api/v1/trip/shared/${encodeURIComponent(token)}`,
    query: { locale },
    operation: 'shared trip',
    read: readObject(SHARED_TRIP),
    ...(signal ? { signal } : {}),
  });
}
