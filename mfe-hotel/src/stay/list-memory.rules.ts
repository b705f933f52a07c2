import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import { createStoredList, hasFields, isNumber, isRecordOf, isText, readStored } from '@wisata/kernel/stored-values';
import { HOTEL_SORTS, type HotelSort } from '../list/hotel-filter.rules.ts';
import { searchIdentity, type HotelSearch } from './hotel-search.rules.ts';

const SORT_KEY = storageKey('hotel_sort');
const LIST_KEY = 'hotel_last_list';

export function rememberedSort(store: KeyValueStore): HotelSort {
  const kept = store.get(SORT_KEY);
  return HOTEL_SORTS.find((sort) => sort === kept) ?? HOTEL_SORTS[0];
}

/** The nearest are of one place, so the next search begins in the order before. */
export function rememberSort(store: KeyValueStore, sort: HotelSort): void {
  if (sort !== 'nearest') store.set(SORT_KEY, sort);
}

/** Hotels that were opened in this session; their pins are muted. */
export const { find: seenHotels, remember: rememberSeen } = createStoredList({
  key: 'hotel_seen',
  check: isText,
  idOf: (hotelKey) => hotelKey,
  most: 100,
});

/** The list that was looked at last: the way back to it, and the totals it showed by hotel. */
export interface LastList {
  readonly identity: string;
  readonly path: string;
  readonly count: number;
  readonly place: string;
  readonly totalsMinor: Readonly<Record<string, number>>;
}

const isLastList = hasFields<LastList>({
  identity: isText,
  path: isText,
  count: isNumber,
  place: isText,
  totalsMinor: isRecordOf(isNumber),
});

export function keepLastList(store: KeyValueStore, list: LastList): void {
  store.set(LIST_KEY, JSON.stringify(list));
}

/** The last list, when it was of this very search. */
export function findLastList(store: KeyValueStore, search: HotelSearch): LastList | undefined {
  const list = readStored(store, LIST_KEY, isLastList);
  return list?.identity === searchIdentity(search) ? list : undefined;
}
