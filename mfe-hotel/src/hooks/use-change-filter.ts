import { useNavigate } from 'react-router-dom';
import type { HotelFilter } from '../rules/hotel-filter.rules.ts';
import { hotelListPath } from '../rules/hotel-paths.rules.ts';
import type { HotelSearch } from '../rules/hotel-search.rules.ts';

/** Puts a filter into the address, one step of history each, without moving the page. */
export function useChangeFilter(search: HotelSearch) {
  const navigate = useNavigate();
  return (filter: HotelFilter, options: { readonly replace?: boolean } = {}) =>
    void navigate(hotelListPath(search, filter), { preventScrollReset: true, ...options });
}
