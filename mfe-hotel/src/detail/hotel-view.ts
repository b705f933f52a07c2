import type { HotelDetail } from '../api/hotel.model.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

/** What every part of a hotel's page is given: the hotel, and the stay that was asked for. */
export interface HotelViewProps {
  readonly hotel: HotelDetail;
  readonly search: HotelSearch;
}
