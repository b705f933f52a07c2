import { useLocation } from 'react-router-dom';
import type { HotelDetail } from '../api/hotel.model.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

/** What every part of a hotel's page is given: the hotel, and the stay that was asked for. */
export interface HotelViewProps {
  readonly hotel: HotelDetail;
  readonly search: HotelSearch;
}

/** Link to the rooms: the same address with the hash `#rooms`. */
export function useRoomsPath(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}#rooms`;
}
