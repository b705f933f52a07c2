import { isCalendarDate } from '@wisata/kernel/dates';
import { parseHotelSearch, type HotelSearch } from '../stay/hotel-search.rules.ts';

/** The search with the room that was chosen: everything a checkout needs to find its offer again. */
export type CheckoutQuery = HotelSearch;

/** Reads the address of a checkout; undefined when it names no room or no stay. */
export function parseCheckoutQuery(search: URLSearchParams): CheckoutQuery | undefined {
  const from = search.get('checkInDate')?.trim();
  const to = search.get('checkOutDate')?.trim();
  if (!isCalendarDate(from) || !isCalendarDate(to) || from >= to) return undefined;
  const query = parseHotelSearch(search, from);
  return query.hotelKey && query.roomKey ? query : undefined;
}

/** What may be booked once only: a hotel on a day of check-in (spec section 5). */
export function stayOf({ hotelKey, checkInDate }: Pick<CheckoutQuery, 'hotelKey' | 'checkInDate'>): string {
  return `${hotelKey}|${checkInDate}`;
}

/** Codes with which a hotel says that the room cannot be had any more. */
export const GONE_CODES: readonly string[] = ['HOTEL_ROOM_SOLD_OUT', 'HOTEL_ROOM_GONE'];

/** The keys of a search that are not about one room; what a list or a hotel page starts from. */
const SEARCH_KEYS = [
  'destinationKey',
  'city',
  'checkInDate',
  'checkOutDate',
  'countRoom',
  'countGuest',
  'countChild',
  'guestPassport',
  'childAges',
];

function pathWith(path: string, search: URLSearchParams, keys: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = search.get(key);
    if (value) kept.set(key, value);
  }
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}

/** Back to the hotels of the same search. */
function listPath(search: URLSearchParams): string {
  return search.get('checkInDate') ? pathWith('/hotel/list', search, SEARCH_KEYS) : '/';
}

/** Back to the rooms of the same hotel and stay. */
function roomsPath(search: URLSearchParams): string {
  return search.get('hotelKey') ? pathWith('/hotel/detail', search, [...SEARCH_KEYS, 'hotelKey']) : listPath(search);
}

/** Links of a room's checkout: to its hotel's rooms, and to the hotels of the search. */
export function checkoutWays(search: URLSearchParams) {
  return { choose: roomsPath(search), other: listPath(search), list: listPath(search) };
}
