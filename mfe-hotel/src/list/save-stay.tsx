import { SaveHeart } from '@wisata/ui/save-heart';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useSaveStay } from '../stay/use-save-stay.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';

/** Keeps a hotel of the list to come back to, or forgets it. */
export function SaveStay({ hotel, search }: { readonly hotel: ListedHotel; readonly search: HotelSearch }) {
  return <SaveHeart {...useSaveStay({ hotel, search, total: hotel.total })} />;
}
