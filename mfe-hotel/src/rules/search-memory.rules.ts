import type { KeyValueStore } from '@wisata/kernel/app-context';
import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { clampOccupancy } from '@wisata/kernel/hotel-occupancy';
import { storageKey } from '@wisata/kernel/storage-keys';
import * as v from 'valibot';
import type { Place } from '../api/hotel.model.ts';
import { HOTEL_SORTS, type HotelSort } from './hotel-filter.rules.ts';
import { defaultSearch, rollForward, searchIdentity, type HotelSearch } from './hotel-search.rules.ts';

/** Draft of the form in the session; the checkout reads the children's ages from here. */
const DRAFT_KEY = storageKey('search_form', 'hotel');
const RECENT_KEY = storageKey('recent_searches', 'hotel');
const PLACES_KEY = storageKey('recent_hotel_places');
const SORT_KEY = storageKey('hotel_sort');
const SEEN_KEY = 'hotel_seen';
const LIST_KEY = 'hotel_last_list';
const MOST_RECENT = 3;
const MOST_PLACES = 4;
const MOST_SEEN = 100;

const DAY = v.custom<CalendarDate>((value) => isCalendarDate(value));
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const SEARCH = v.object({
  destinationKey: v.string(),
  city: v.string(),
  checkInDate: DAY,
  checkOutDate: DAY,
  rooms: COUNT,
  guests: COUNT,
  children: COUNT,
  hotelKey: v.optional(v.string(), ''),
  hotelName: v.optional(v.string(), ''),
});
const DRAFT = v.object({ search: SEARCH, childAges: v.array(v.nullable(v.number())) });
const PLACE = v.variant('kind', [
  v.object({ kind: v.literal('destination'), destinationKey: v.string(), city: v.string() }),
  v.object({
    kind: v.literal('hotel'),
    destinationKey: v.string(),
    city: v.string(),
    hotelKey: v.string(),
    hotelName: v.string(),
  }),
]);

/** The search form as it was left: the search, and an age or null for each child. */
export interface SearchDraft {
  readonly search: HotelSearch;
  readonly childAges: readonly (number | null)[];
}

function read<S extends v.GenericSchema>(store: KeyValueStore, key: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(store.get(key) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function revive(kept: v.InferOutput<typeof SEARCH>, today: CalendarDate): HotelSearch {
  const search = { ...defaultSearch(today), ...kept, ...clampOccupancy(kept) };
  return rollForward(search, today);
}

export function findDraft(store: KeyValueStore, today: CalendarDate): SearchDraft | undefined {
  const draft = read(store, DRAFT_KEY, DRAFT);
  return draft && { search: revive(draft.search, today), childAges: draft.childAges };
}

export function keepDraft(store: KeyValueStore, draft: SearchDraft): void {
  store.set(DRAFT_KEY, JSON.stringify(draft));
}

/** Latest searches, newest first, with dates that have gone by moved ahead. */
export function recentSearches(store: KeyValueStore, today: CalendarDate): HotelSearch[] {
  return (read(store, RECENT_KEY, v.array(SEARCH)) ?? []).map((kept) => revive(kept, today));
}

/** Searches that read the same, place and dates, stand in the list once: the latest party counts. */
export function rememberSearch(store: KeyValueStore, search: HotelSearch, today: CalendarDate): void {
  const wordsOf = (each: HotelSearch) => [each.hotelName || each.city, each.checkInDate, each.checkOutDate].join('|');
  const others = recentSearches(store, today).filter((each) => wordsOf(each) !== wordsOf(search));
  store.set(RECENT_KEY, JSON.stringify([search, ...others].slice(0, MOST_RECENT)));
}

export function recentPlaces(store: KeyValueStore): Place[] {
  return read(store, PLACES_KEY, v.array(PLACE)) ?? [];
}

export function rememberPlace(store: KeyValueStore, place: Place): void {
  const idOf = (each: Place) => (each.kind === 'hotel' ? each.hotelKey : each.city);
  const others = recentPlaces(store).filter((each) => idOf(each) !== idOf(place));
  store.set(PLACES_KEY, JSON.stringify([place, ...others].slice(0, MOST_PLACES)));
}

export function rememberedSort(store: KeyValueStore): HotelSort {
  const kept = store.get(SORT_KEY);
  return HOTEL_SORTS.find((sort) => sort === kept) ?? 'name_asc';
}

export function rememberSort(store: KeyValueStore, sort: HotelSort): void {
  store.set(SORT_KEY, sort);
}

/** Hotels that were opened in this session; their pins are muted. */
export function seenHotels(store: KeyValueStore): readonly string[] {
  return read(store, SEEN_KEY, v.array(v.string())) ?? [];
}

export function rememberSeen(store: KeyValueStore, hotelKey: string): void {
  const others = seenHotels(store).filter((key) => key !== hotelKey);
  store.set(SEEN_KEY, JSON.stringify([hotelKey, ...others].slice(0, MOST_SEEN)));
}

const LAST_LIST = v.object({
  identity: v.string(),
  path: v.string(),
  count: v.number(),
  place: v.string(),
  totalsMinor: v.record(v.string(), v.number()),
});

/** The list that was looked at last: the way back to it, and the totals it showed by hotel. */
export type LastList = v.InferOutput<typeof LAST_LIST>;

export function keepLastList(store: KeyValueStore, list: LastList): void {
  store.set(LIST_KEY, JSON.stringify(list));
}

/** The last list, when it was of this very search. */
export function findLastList(store: KeyValueStore, search: HotelSearch): LastList | undefined {
  const list = read(store, LIST_KEY, LAST_LIST);
  return list?.identity === searchIdentity(search) ? list : undefined;
}
