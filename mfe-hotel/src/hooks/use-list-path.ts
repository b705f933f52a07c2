import type { HotelFilter } from '../rules/hotel-filter.rules.ts';
import { hotelListPath } from '../rules/hotel-paths.rules.ts';
import type { HotelSearch } from '../rules/hotel-search.rules.ts';
import { useCompared } from './use-compared.ts';

/** Addresses of this list under other filters; what is picked for comparing stays picked. */
export function useListPath(search: HotelSearch) {
  const compared = useCompared();
  return (filter: HotelFilter, keys = compared) => {
    const path = hotelListPath(search, filter);
    return keys.length > 0 ? `${path}&compare=${keys.map(encodeURIComponent).join(',')}` : path;
  };
}
