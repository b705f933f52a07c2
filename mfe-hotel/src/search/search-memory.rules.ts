import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { clampOccupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import { createSearchMemory } from '@wisata/kernel/search-memory';
import { storageKey } from '@wisata/kernel/storage-keys';
import {
  createStoredList,
  hasFields,
  isCount,
  isListOf,
  isNumber,
  isOptional,
  isText,
  type Check,
} from '@wisata/kernel/stored-values';
import type { Place } from '../api/hotel.model.ts';
import { defaultSearch, rollForward, type HotelSearch } from '../stay/hotel-search.rules.ts';

/** The search form as it was left: the search, and an age or null for each child. */
export interface SearchDraft<Search = HotelSearch> {
  readonly search: Search;
  readonly childAges: readonly (number | null)[];
}

const isDay: Check<CalendarDate> = (value): value is CalendarDate => isCalendarDate(value);
const isAge: Check<number | null> = (value): value is number | null => value === null || isNumber(value);

/** The stored part of a search; older entries lack the hotel's name. */
const isSearch = hasFields({
  destinationKey: isText,
  city: isText,
  checkInDate: isDay,
  checkOutDate: isDay,
  rooms: isCount,
  guests: isCount,
  children: isCount,
  hotelKey: isOptional(isText),
  hotelName: isOptional(isText),
  childAges: isOptional(isListOf(isNumber)),
});
type KeptSearch = typeof isSearch extends Check<infer Kept> ? Kept : never;
const isDraft = hasFields<SearchDraft<KeptSearch>>({ search: isSearch, childAges: isListOf(isAge) });

const isDestination = hasFields({ kind: isText, destinationKey: isText, city: isText });
const isHotel = hasFields({ hotelKey: isText, hotelName: isText });
const isPlace: Check<Place> = (value): value is Place =>
  isDestination(value) && (value.kind === 'destination' || (value.kind === 'hotel' && isHotel(value)));

function revive(kept: KeptSearch, today: CalendarDate): HotelSearch {
  const { destinationKey, city, checkInDate, checkOutDate, hotelKey = '', hotelName = '' } = kept;
  const known = { destinationKey, city, checkInDate, checkOutDate, hotelKey, hotelName };
  const { childAges = [] } = kept;
  return rollForward({ ...defaultSearch(today), ...known, ...clampOccupancy(kept), childAges }, today);
}

/** The form in the session, whose ages the checkout reads, and the latest searches of this device. */
export const HOTEL_SEARCHES = createSearchMemory({
  service: 'hotel',
  isSearch,
  revive,
  isDraft,
  reviveDraft: ({ search, childAges }, today): SearchDraft => ({ search: revive(search, today), childAges }),
  wordsOf: ({ hotelName, city, checkInDate, checkOutDate }) => [hotelName || city, checkInDate, checkOutDate].join('|'),
});

/** Places that were searched for on this device. */
export const { find: recentPlaces, remember: rememberPlace } = createStoredList({
  key: storageKey('recent_hotel_places'),
  check: isPlace,
  idOf: (place) => (place.kind === 'hotel' ? place.hotelKey : place.city),
  most: 4,
});
