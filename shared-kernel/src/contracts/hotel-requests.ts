import { HOTEL_LIMITS } from './hotel-occupancy.ts';
import { MOST_CORNERS } from '../map-shape.ts';
import * as v from 'valibot';
import { calendarDate, LOCALE_QUERY, shortText, wholeNumber } from './request-fields.ts';

const MAX_FILTER_VALUES = 100;

const amountText = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'Must be an amount'), v.toNumber());
const amount = v.pipe(v.union([v.number(), amountText], 'Must be an amount'), v.minValue(0, 'Must not be negative'));
const key = v.pipe(v.string(), v.trim(), v.nonEmpty('Must not be empty'), v.maxLength(80, 'Unknown key'));

/** Accepts one value, a list, or values joined by commas. */
const textList = v.pipe(
  v.union([v.string(), v.array(v.union([v.string(), v.number()])), v.number()]),
  v.transform((value) => (Array.isArray(value) ? value.map(String) : String(value).split(','))),
  v.transform((list) => list.map((entry) => entry.trim()).filter(Boolean)),
  v.maxLength(MAX_FILTER_VALUES, 'Too many values'),
);

const degrees = (most: number) =>
  v.pipe(v.number('Must be degrees'), v.minValue(-most, 'Not on the map'), v.maxValue(most, 'Not on the map'));

const stayEntries = {
  checkInDate: calendarDate,
  checkOutDate: calendarDate,
  countRoom: v.optional(wholeNumber(1, HOTEL_LIMITS.rooms), 1),
  countGuest: v.optional(wholeNumber(1, HOTEL_LIMITS.rooms * HOTEL_LIMITS.guestsPerRoom), 2),
  countChild: v.optional(wholeNumber(0, HOTEL_LIMITS.rooms * HOTEL_LIMITS.childrenPerRoom), 0),
};

const searchEntries = {
  ...stayEntries,
  guestPassport: v.optional(shortText(3), 'ID'),
  destination: v.optional(v.object({ key: v.optional(shortText(80)), name: v.optional(shortText(120)) })),
  destinationKey: v.optional(shortText(80)),
  city: v.optional(shortText(120)),
  hotelKey: v.optional(shortText(80)),
  roomKey: v.optional(shortText(120)),
  correlationId: v.nullish(shortText(120)),
  hotelName: v.optional(shortText(120)),
};

/** Body of POST availability: the hotel search query of spec section 3; what it does not know is ignored. */
export const HOTEL_LIST_REQUEST = v.object(searchEntries);
/** What it means once it is read. */
export type HotelListRequest = v.InferOutput<typeof HOTEL_LIST_REQUEST>;

const HOTEL_SORTS = ['name_asc', 'name_desc', 'price_asc', 'price_desc', 'recommended', 'nearest'] as const;
/** The orders of a list. */
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Body of POST availability-page: the search with sort, filters and paging. */
export const HOTEL_LIST_PAGE_REQUEST = v.object({
  ...searchEntries,
  sort: v.optional(v.picklist(HOTEL_SORTS), 'name_asc'),
  /** The place of the map service that `nearest` counts from, by car. */
  near: v.optional(shortText(200), ''),
  area: v.optional(textList, []),
  name: v.optional(shortText(120), ''),
  star: v.optional(textList, []),
  facilities: v.optional(textList, []),
  minPrice: v.optional(amount),
  maxPrice: v.optional(amount),
  freeCancellation: v.optional(v.boolean(), false),
  breakfast: v.optional(v.boolean(), false),
  /** Guest score of 1 to 10 that is asked for at least. */
  minScore: v.optional(
    v.pipe(v.number('Must be a score'), v.minValue(0, 'Must not be negative'), v.maxValue(10, 'At most 10')),
  ),
  /** Corners `[latitude, longitude]` of a part of the map: two of a rectangle, or those around a drawn area. */
  within: v.optional(
    v.pipe(
      v.array(v.tuple([degrees(90), degrees(180)], 'Must be corners'), 'Must be corners'),
      v.maxLength(MOST_CORNERS, 'Too many corners'),
    ),
    [],
  ),
  page: v.optional(wholeNumber(1, 10_000), 1),
  limit: v.optional(wholeNumber(1, 100), 20),
});
/** What it means once it is read. */
export type HotelListPageRequest = v.InferOutput<typeof HOTEL_LIST_PAGE_REQUEST>;

const partialStay = v.partial(v.object(searchEntries), [
  'checkInDate',
  'checkOutDate',
  'countRoom',
  'countGuest',
  'countChild',
]).entries;
/** Body of POST detail; what of the stay is not said is that of the search which the correlation id names. */
export const HOTEL_DETAIL_REQUEST = v.object({ ...partialStay, hotelKey: key });
/** Body of POST cancel-policy; the room key holds the nights. */
export const HOTEL_CANCEL_POLICY_REQUEST = v.object({ ...partialStay, roomKey: key });
/** What it means once it is read. */
export type HotelDetailRequest = v.InferOutput<typeof HOTEL_DETAIL_REQUEST>;
/** What it means once it is read. */
export type HotelCancelPolicyRequest = v.InferOutput<typeof HOTEL_CANCEL_POLICY_REQUEST>;

/** Query of `GET hotel/list-cities-byname`. */
export const HOTEL_CITIES_QUERY = v.object({
  terms: v.pipe(
    v.string('Type at least 3 characters'),
    v.trim(),
    v.minLength(3, 'Type at least 3 characters'),
    v.maxLength(80, 'At most 80 characters'),
  ),
  ...LOCALE_QUERY.entries,
});

/** Query of `GET hotel/list-hotel`. */
export const HOTEL_NAMES_QUERY = v.object({
  city_key: v.optional(shortText(80), ''),
  hotel_name: v.pipe(
    v.string('Type at least 3 characters'),
    v.trim(),
    v.minLength(3, 'Type at least 3 characters'),
    v.maxLength(80, 'At most 80 characters'),
  ),
  ...LOCALE_QUERY.entries,
});

/** Query of `GET hotel/price-calendar`, at most 100 days. */
export const HOTEL_PRICE_DAYS_QUERY = v.object({ destinationKey: key, from: calendarDate, to: calendarDate });

/** Body of `POST hotel/products`. */
export const HOTEL_PRODUCTS_REQUEST = v.object({ limit: v.optional(wholeNumber(1, 100), 100) });
