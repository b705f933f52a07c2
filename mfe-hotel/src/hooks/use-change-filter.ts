import { useAsk } from '@wisata/runtime/asked';
import type { HotelFilter } from '../rules/hotel-filter.rules.ts';
import { hotelListPath } from '../rules/hotel-paths.rules.ts';
import type { HotelSearch } from '../rules/hotel-search.rules.ts';

/** Puts a filter into the address, one step of history each, without moving the page. */
export function useChangeFilter(search: HotelSearch) {
  const ask = useAsk();
  return (filter: HotelFilter, options: { readonly replace?: boolean } = {}) =>
    ask(hotelListPath(search, filter), { preventScrollReset: true, ...options });
}
