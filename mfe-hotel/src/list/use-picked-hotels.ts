import { useApp } from '@wisata/runtime';
import type { ListedHotel } from '../api/hotel.model.ts';
import { findShown, type HotelResults } from '../api/hotel-results.api.ts';
import type { HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

interface ShownList {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly results: HotelResults;
}

/** The hotels of these keys on any page, with the prices that fit the filters where those are loaded. */
export function usePickedHotels(
  keys: readonly string[],
  { search, filter, results }: ShownList,
): readonly ListedHotel[] {
  const app = useApp();
  const known = [...results.page.hotels, ...findShown(app, search, filter), ...results.overview.hotels];
  return keys.flatMap((key) => known.find((hotel) => hotel.key === key) ?? []);
}
