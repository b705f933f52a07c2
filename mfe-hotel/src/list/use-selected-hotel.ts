import { useState, useSyncExternalStore } from 'react';
import { storageKey } from '@wisata/kernel/storage-keys';
import { useApp } from '@wisata/runtime';

const KEY = storageKey('selected_hotel');
const never = () => () => undefined;

/** Key of the hotel that was opened last in this tab, until it is cleared or booked; the server knows of none. */
export function useSelectedHotel() {
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
