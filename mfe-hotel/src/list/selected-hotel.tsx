import { optionalPart } from '@wisata/runtime';
import type { ListedHotel } from '../api/hotel.model.ts';
import { useSelectedHotel } from './use-selected-hotel.ts';

const SelectedNote = optionalPart(
  async () => (await import(/* webpackChunkName: "list-extras" */ './selected-note.tsx')).SelectedNote,
);

interface SelectedHotelProps {
  /** Every hotel of the search. */
  readonly hotels: readonly ListedHotel[];
  readonly pathOf: (hotel: ListedHotel) => string;
}

/** The way back to the hotel that was opened last, where it is one of this search. */
export function SelectedHotel({ hotels, pathOf }: SelectedHotelProps) {
  const { key, clear } = useSelectedHotel();
  const hotel = key && hotels.find((each) => each.key === key);
  if (!hotel) return null;
  return <SelectedNote name={hotel.name} path={pathOf(hotel)} onClear={clear} />;
}
