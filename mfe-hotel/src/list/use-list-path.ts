import { HOTEL_FILTER, type HotelFilter } from './hotel-filter.rules.ts';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { useCompared } from './use-compared.ts';

/** Addresses of this list with other filters; hotels picked for comparing stay in them. */
export function useListPath(search: HotelSearch) {
  const compared = useCompared();
  return (filter: HotelFilter, keys = compared) => {
    const path = hotelListPath(search, HOTEL_FILTER.write(filter));
    return keys.length > 0 ? `${path}&compare=${keys.map(encodeURIComponent).join(',')}` : path;
  };
}
