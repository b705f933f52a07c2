import { expect, test } from '@jest/globals';
import { defaultSearch } from '../stay/hotel-search.rules.ts';
import {
  findLastList,
  keepLastList,
  rememberSeen,
  rememberSort,
  rememberedSort,
  seenHotels,
} from '../stay/list-memory.rules.ts';
import { HOTEL_SEARCHES, recentPlaces, rememberPlace } from './search-memory.rules.ts';
import { createMemoryStore } from '@wisata/runtime/storage';

const { findDraft, keepDraft, recentSearches, rememberSearch } = HOTEL_SEARCHES;
const TODAY = '2026-11-20';

const search = (city: string) => ({ ...defaultSearch(TODAY), city, destinationKey: city });

test('a form is found again as it was left, with children and their ages', () => {
  const store = createMemoryStore();
  const draft = { search: { ...search('Bali'), rooms: 2, guests: 4, children: 1 }, childAges: [7] };
  keepDraft(store, draft);
  expect(findDraft(store, TODAY)).toEqual(draft);
});

test('a form left long ago comes back with dates that can be booked', () => {
  const store = createMemoryStore();
  keepDraft(store, { search: search('Bali'), childAges: [] });
  expect(findDraft(store, '2027-03-01')?.search).toMatchObject({
    checkInDate: '2027-03-02',
    checkOutDate: '2027-03-03',
  });
});

test('what somebody else wrote under the key is ignored', () => {
  const store = createMemoryStore();
  store.set('aerowisata_search_form.hotel', '{"search":{"city":5}}');
  expect(findDraft(store, TODAY)).toBeUndefined();
  store.set('aerowisata_search_form.hotel', 'not json');
  expect(findDraft(store, TODAY)).toBeUndefined();
});

test('the latest three searches are kept, each once, newest first', () => {
  const store = createMemoryStore();
  for (const city of ['Bali', 'Jakarta', 'Bandung', 'Bali', 'Solo']) rememberSearch(store, search(city), TODAY);
  expect(recentSearches(store, TODAY).map(({ city }) => city)).toEqual(['Solo', 'Bali', 'Bandung']);
});

test('places, order and opened hotels are remembered once each', () => {
  const store = createMemoryStore();
  rememberPlace(store, { kind: 'destination', destinationKey: 'DPS', city: 'Bali' });
  rememberPlace(store, { kind: 'destination', destinationKey: 'DPS', city: 'Bali' });
  expect(recentPlaces(store)).toHaveLength(1);
  expect(rememberedSort(store)).toBe('recommended');
  rememberSort(store, 'price_asc');
  expect(rememberedSort(store)).toBe('price_asc');
  for (const key of ['a', 'b', 'a']) rememberSeen(store, key);
  expect(seenHotels(store)).toEqual(['a', 'b']);
});

test('the last list is found only for its own search', () => {
  const store = createMemoryStore();
  const list = {
    identity: 'DPS|2026-11-21|2026-11-22|1|2|0|ID',
    path: '/hotel/list',
    count: 4,
    place: 'Bali',
    totalsMinor: { h: 1 },
  };
  keepLastList(store, list);
  expect(findLastList(store, search('DPS'))).toEqual(list);
  expect(findLastList(store, { ...search('DPS'), guests: 3 })).toBeUndefined();
});
