import { isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { clampOccupancy, type Occupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import { fromMajor, type Currency, type Money } from '@wisata/kernel/money';
import { childAgesIn } from '../stay/hotel-search.rules.ts';

/** The search query of spec section 3 with the room that was chosen: everything a checkout needs to find its offer again. */
export interface CheckoutQuery extends Occupancy {
  readonly destinationKey: string;
  readonly city: string;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly guestPassport: string;
  readonly hotelKey: string;
  readonly roomKey: string;
  readonly correlationId: string;
  /** Whole years of each child, as they were said in the search; empty when they were not. */
  readonly childAges: readonly number[];
}

/** Reads the address of a checkout; undefined when it names no room or no stay. */
export function parseCheckoutQuery(search: URLSearchParams): CheckoutQuery | undefined {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const count = (name: string) => (/^\d+$/.test(text(name)) ? Number(text(name)) : undefined);
  const [checkInDate, checkOutDate] = [text('checkInDate'), text('checkOutDate')];
  const isStay = isCalendarDate(checkInDate) && isCalendarDate(checkOutDate) && checkInDate < checkOutDate;
  if (!isStay || !text('hotelKey') || !text('roomKey')) return undefined;
  const party = clampOccupancy(
    definedOnly({ rooms: count('countRoom'), guests: count('countGuest'), children: count('countChild') }),
  );
  return {
    ...party,
    childAges: childAgesIn(search, party.children),
    destinationKey: text('destinationKey'),
    city: text('city'),
    checkInDate,
    checkOutDate,
    guestPassport: text('guestPassport') || 'ID',
    hotelKey: text('hotelKey'),
    roomKey: text('roomKey'),
    correlationId: text('correlationId'),
  };
}

/** What may be booked once only: a hotel on a day of check-in (spec section 5). */
export function stayOf({ hotelKey, checkInDate }: Pick<CheckoutQuery, 'hotelKey' | 'checkInDate'>): string {
  return `${hotelKey}|${checkInDate}`;
}

/** The total that the traveller saw before the checkout; undefined when the address carries none. */
export function findSeenTotal(search: URLSearchParams, currency: Currency): Money | undefined {
  const total = Number(search.get('totalPrice'));
  return Number.isFinite(total) && total > 0 ? fromMajor(total, currency) : undefined;
}

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

/** Where else the checkout of a room leads: its hotel's rooms, or the hotels of the search. */
export function checkoutWays(search: URLSearchParams) {
  return { choose: roomsPath(search), other: listPath(search), list: listPath(search) };
}

function definedOnly<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never;
}
