import type { ApiClient } from '@wisata/kernel/api';
import type { VoucherPayload } from '@wisata/kernel/contracts/document-requests';
import type { ItineraryPayload } from '@wisata/kernel/contracts/itinerary-requests';
import type { Locale } from '@wisata/kernel/locale';
import { inPlainWords, type Page, readList, readMessage, readObject, readPaginated } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { ITINERARY, ITINERARY_DAY, type Itinerary, type ItineraryDay } from './itinerary.schema.ts';

/** A file of the server, with the name it suggests. */
export type DocumentFile = Awaited<ReturnType<ApiClient['download']>> extends Outcome<infer File> ? File : never;

/** The member's itinerary by its days, one page. */
export function searchItinerary(api: ApiClient, page: number, signal?: AbortSignal): Promise<Outcome<Page<Itinerary>>> {
  return api.call({
    method: 'GET',
    path: '/api/v1/itinerary',
    query: { page },
    operation: 'itinerary',
    read: readPaginated(ITINERARY),
    ...(signal ? { signal } : {}),
  });
}

/** The whole itinerary, day by day. */
export function searchItineraryDays(api: ApiClient, signal?: AbortSignal): Promise<Outcome<readonly ItineraryDay[]>> {
  return api.call({
    method: 'GET',
    path: '/api/v1/itinerary/group',
    headers: { groupBy: 'date' },
    operation: 'itinerary',
    read: readList(ITINERARY_DAY),
    ...(signal ? { signal } : {}),
  });
}

/** A booking by its id, or a thing of one's own. */
export type ItineraryItem =
  | { readonly id: string }
  | {
      readonly title: string;
      readonly date: string;
      readonly time?: string;
      readonly place?: string;
      readonly note?: string;
    };

/** Puts something on the itinerary; what is there already stays as it is. */
export async function addToItinerary(api: ApiClient, item: ItineraryItem): Promise<Outcome<Itinerary>> {
  const operation = 'add to itinerary';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/itinerary/add',
    json: item satisfies ItineraryPayload,
    operation,
    read: readObject(ITINERARY),
  });
  return inPlainWords(answer, operation);
}

export function deleteFromItinerary(api: ApiClient, id: string): Promise<Outcome<string>> {
  return api.call({
    method: 'DELETE',
    path: `/api/v1/itinerary/delete/${encodeURIComponent(id)}`,
    operation: 'delete from itinerary',
    read: readMessage(),
  });
}

/** Voucher of a booking on the itinerary as PDF (spec section 7). */
export function downloadItineraryVoucher(
  api: ApiClient,
  { id, service, locale }: { id: string; service: string; locale: Locale },
): Promise<Outcome<DocumentFile>> {
  return api.download({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/itinerary/voucher_itin',
    json: { id, service, locale } satisfies VoucherPayload,
    operation: 'download voucher',
  });
}

/** The whole trip as one calendar file. */
export function downloadTripCalendar(api: ApiClient): Promise<Outcome<DocumentFile>> {
  return api.download({ method: 'GET', path: '/api/v1/itinerary/calendar', operation: 'download calendar' });
}
