import { useQueryNavigate } from '@wisata/runtime/optimistic-query';
import type { HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { useListPath } from './use-list-path.ts';

/** Puts a filter into the address, one step of history each, without moving the page. */
export function useChangeFilter(search: HotelSearch) {
  const ask = useQueryNavigate();
  const pathOf = useListPath(search);
  return (filter: HotelFilter, options: { readonly replace?: boolean } = {}) =>
    ask(pathOf(filter), { preventScrollReset: true, ...options });
}
