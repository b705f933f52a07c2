import type { HotelResults } from '../api/hotel-results.api.ts';
import type { HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

export interface HotelResultsViewProps {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly results: HotelResults;
}
