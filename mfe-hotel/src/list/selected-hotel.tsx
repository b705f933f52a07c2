import { useState, useSyncExternalStore } from 'react';
import { storageKey } from '@wisata/kernel/storage-keys';
import { optionalPart, useApp } from '@wisata/runtime';
import type { ListedHotel } from '../api/hotel.model.ts';

const SelectedNote = optionalPart(
  async () => (await import(/* webpackChunkName: "list-extras" */ './selected-note.tsx')).SelectedNote,
);

const KEY = storageKey('selected_hotel');
const never = () => () => undefined;

/** Key of the hotel that was opened last in this tab, until it is cleared or booked; the server knows of none. */
function useSelectedHotel() {
  const { session } = useApp().storage;
  const [isCleared, setCleared] = useState(false);
  const kept = useSyncExternalStore(
    never,
    () => session.get(KEY) ?? '',
    () => '',
  );
  return {
    key: isCleared ? '' : kept,
    clear() {
      session.remove(KEY);
      setCleared(true);
    },
  };
}

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
