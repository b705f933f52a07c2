import type { KeyValueStore } from '@wisata/kernel/app-context';
import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { clampOccupancy } from '@wisata/kernel/hotel-occupancy';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { Place } from '../api/hotel.model.ts';
import { defaultSearch, rollForward, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { hasFields, isListOf, isNumber, isText, readStored, type Check } from '../stay/stored.rules.ts';

/** Draft of the form in the session; the checkout reads the children's ages from here. */
const DRAFT_KEY = storageKey('search_form', 'hotel');
const RECENT_KEY = storageKey('recent_searches', 'hotel');
const PLACES_KEY = storageKey('recent_hotel_places');
const MOST_RECENT = 3;
const MOST_PLACES = 4;

/** What of a search is kept; one without a hotel's name comes from before there was one. */
type KeptSearch = Pick<
  HotelSearch,
  'destinationKey' | 'city' | 'checkInDate' | 'checkOutDate' | 'rooms' | 'guests' | 'children'
> & {
  readonly hotelKey: string | undefined;
  readonly hotelName: string | undefined;
  readonly childAges: readonly number[] | undefined;
};

interface KeptDraft {
  readonly search: KeptSearch;
  readonly childAges: (number | null)[];
}

const isDay: Check<CalendarDate> = (value): value is CalendarDate => isCalendarDate(value);
const isCount: Check<number> = (value): value is number => Number.isInteger(value) && Number(value) >= 0;
const isAge: Check<number | null> = (value): value is number | null => value === null || isNumber(value);
const isTextOrNone: Check<string | undefined> = (value): value is string | undefined =>
  value === undefined || isText(value);

const isAgesOrNone: Check<readonly number[] | undefined> = (value): value is readonly number[] | undefined =>
  value === undefined || isListOf(isNumber)(value);

const isSearch = hasFields<KeptSearch>({
  destinationKey: isText,
  city: isText,
  checkInDate: isDay,
  checkOutDate: isDay,
  rooms: isCount,
  guests: isCount,
  children: isCount,
  hotelKey: isTextOrNone,
  hotelName: isTextOrNone,
  childAges: isAgesOrNone,
});
const isDraft = hasFields<KeptDraft>({ search: isSearch, childAges: isListOf(isAge) });

const isDestination = hasFields({ kind: isText, destinationKey: isText, city: isText });
const isHotel = hasFields({ hotelKey: isText, hotelName: isText });
const isPlace: Check<Place> = (value): value is Place =>
  isDestination(value) && (value.kind === 'destination' || (value.kind === 'hotel' && isHotel(value)));

/** The search form as it was left: the search, and an age or null for each child. */
export interface SearchDraft {
  readonly search: HotelSearch;
  readonly childAges: readonly (number | null)[];
}

function revive(kept: KeptSearch, today: CalendarDate): HotelSearch {
  const { destinationKey, city, checkInDate, checkOutDate, hotelKey = '', hotelName = '' } = kept;
  const known = { destinationKey, city, checkInDate, checkOutDate, hotelKey, hotelName };
  const { childAges = [] } = kept;
  return rollForward({ ...defaultSearch(today), ...known, ...clampOccupancy(kept), childAges }, today);
}

export function findDraft(store: KeyValueStore, today: CalendarDate): SearchDraft | undefined {
  const draft = readStored(store, DRAFT_KEY, isDraft);
  return draft && { search: revive(draft.search, today), childAges: draft.childAges };
}

export function keepDraft(store: KeyValueStore, draft: SearchDraft): void {
  store.set(DRAFT_KEY, JSON.stringify(draft));
}

/** Latest searches, newest first, with dates that have gone by moved ahead. */
export function recentSearches(store: KeyValueStore, today: CalendarDate): HotelSearch[] {
  return (readStored(store, RECENT_KEY, isListOf(isSearch)) ?? []).map((kept) => revive(kept, today));
}

/** Searches that read the same, place and dates, stand in the list once: the latest party counts. */
export function rememberSearch(store: KeyValueStore, search: HotelSearch, today: CalendarDate): void {
  const wordsOf = (each: HotelSearch) => [each.hotelName || each.city, each.checkInDate, each.checkOutDate].join('|');
  const others = recentSearches(store, today).filter((each) => wordsOf(each) !== wordsOf(search));
  store.set(RECENT_KEY, JSON.stringify([search, ...others].slice(0, MOST_RECENT)));
}

export function recentPlaces(store: KeyValueStore): Place[] {
  return readStored(store, PLACES_KEY, isListOf(isPlace)) ?? [];
}

export function rememberPlace(store: KeyValueStore, place: Place): void {
  const idOf = (each: Place) => (each.kind === 'hotel' ? each.hotelKey : each.city);
  const others = recentPlaces(store).filter((each) => idOf(each) !== idOf(place));
  store.set(PLACES_KEY, JSON.stringify([place, ...others].slice(0, MOST_PLACES)));
}
