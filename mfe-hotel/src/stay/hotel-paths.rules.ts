import type { AddressEntry } from '@wisata/kernel/filter-parts';
import { formatHotelSearch, type HotelSearch } from './hotel-search.rules.ts';

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The result list of a search under a filter; a hotel, its room and its quote belong to other pages and are left out. */
export function hotelListPath(search: HotelSearch, filter: readonly AddressEntry[] = []): string {
  const query = formatHotelSearch({ ...search, hotelKey: '', hotelName: '', roomKey: '', correlationId: '' });
  for (const [key, text] of filter) query.append(key, text);
  return withQuery('/hotel/list', query);
}

export function hotelDetailPath(search: HotelSearch): string {
  return withQuery('/hotel/detail', formatHotelSearch(search));
}

/** The checkout of one room; `totalPrice` is what the traveller saw, in major units, so that a changed price is noticed. */
export function hotelCheckoutPath(search: HotelSearch, totalPrice: number): string {
  const query = formatHotelSearch({ ...search, hotelName: '' });
  query.set('totalPrice', String(totalPrice));
  return withQuery('/hotel/checkout', query);
}

/** The hotels of a place for whatever nights; the list that search engines keep. */
export function hotelPlacePath(destinationKey: string, city: string): string {
  return withQuery('/hotel/list', new URLSearchParams({ destinationKey, city }));
}
