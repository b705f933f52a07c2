import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { clampOccupancy, DEFAULT_OCCUPANCY, formatGuestLabel } from '@wisata/kernel/contracts/hotel-occupancy';

/** Longest stay and farthest check-in that the supplier sells. */
export const STAY_LIMITS = { nights: 30, daysAhead: 365 } as const;

/**
 * The hotel search query of spec section 3: tomorrow and the day after, one room, two guests, no destination. Empty text
 * stands for what the address does not name.
 */
export function defaultSearch(today: CalendarDate) {
  return {
    ...DEFAULT_OCCUPANCY,
    destinationKey: '',
    /** Name of the destination as chosen: `Sanur, Bali`. */
    city: '',
    checkInDate: addDays(today, 1),
    checkOutDate: addDays(today, 2),
    guestPassport: 'ID',
    hotelKey: '',
    hotelName: '',
    roomKey: '',
    correlationId: '',
    categoryProductId: '',
    /** Whole years of each child on the day of check-in; empty while they are not all known. The site's own key: the calls count children only. */
    childAges: [] as readonly number[],
  };
}
export type HotelSearch = Readonly<ReturnType<typeof defaultSearch>>;

function countIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Ages of children from an address: one for each, none of an adult; otherwise none at all. */
export function childAgesIn(query: URLSearchParams, children: number): readonly number[] {
  const ages = (query.get('childAges') ?? '').split(',').filter(Boolean);
  const isWhole = ages.length === children && ages.every((age) => /^(\d|1[01])$/.test(age));
  return isWhole ? ages.map(Number) : [];
}

function stayIn(query: URLSearchParams, fallback: HotelSearch): Pick<HotelSearch, 'checkInDate' | 'checkOutDate'> {
  const [checkInDate, checkOutDate] = [query.get('checkInDate'), query.get('checkOutDate')];
  if (!isCalendarDate(checkInDate)) return fallback;
  const isRange = isCalendarDate(checkOutDate) && checkOutDate > checkInDate;
  return { checkInDate, checkOutDate: isRange ? checkOutDate : addDays(checkInDate, 1) };
}

/** Reads a search from an address; what is missing or unreadable gets its default, counts are brought within their limits. */
export function parseHotelSearch(query: URLSearchParams, today: CalendarDate): HotelSearch {
  const fallback = defaultSearch(today);
  const text = (name: string) => query.get(name)?.trim().slice(0, 120) ?? '';
  const [rooms, guests, children] = ['countRoom', 'countGuest', 'countChild'].map((name) => countIn(query, name));
  const party = clampOccupancy({
    ...(rooms === undefined ? {} : { rooms }),
    ...(guests === undefined ? {} : { guests }),
    ...(children === undefined ? {} : { children }),
  });
  return {
    ...stayIn(query, fallback),
    ...party,
    childAges: childAgesIn(query, party.children),
    destinationKey: text('destinationKey'),
    city: text('city'),
    guestPassport: text('guestPassport') || fallback.guestPassport,
    hotelKey: text('hotelKey'),
    hotelName: text('hotelName'),
    roomKey: text('roomKey'),
    correlationId: text('correlationId'),
    categoryProductId: text('categoryProductId'),
  };
}

/** What of an address was not searched for as it stands, because nobody sells it. */
export type SearchChange = 'party' | 'dates';

/** Counts beyond the limits and stays that end before they begin; a page says what it shows instead. */
export function findSearchChanges(query: URLSearchParams, search: HotelSearch): SearchChange[] {
  const differs = (name: string, used: string | number) => {
    const said = query.get(name)?.trim();
    return Boolean(said) && said !== String(used);
  };
  const party = [
    ['countRoom', search.rooms],
    ['countGuest', search.guests],
    ['countChild', search.children],
  ] as const;
  const dates = ['checkInDate', 'checkOutDate'] as const;
  return [
    ...(party.some(([name, count]) => differs(name, count)) ? (['party'] as const) : []),
    ...(dates.some((name) => differs(name, search[name])) ? (['dates'] as const) : []),
  ];
}

/** The search as an address carries it, in the order of the contract; empty values are left out. */
export function formatHotelSearch(search: HotelSearch): URLSearchParams {
  const query = new URLSearchParams({
    destinationKey: search.destinationKey,
    city: search.city,
    checkInDate: search.checkInDate,
    checkOutDate: search.checkOutDate,
    countRoom: String(search.rooms),
    countGuest: String(search.guests),
    countChild: String(search.children),
    guestPassport: search.guestPassport === 'ID' ? '' : search.guestPassport,
    hotelKey: search.hotelKey,
    hotelName: search.hotelName,
    roomKey: search.roomKey,
    correlationId: search.correlationId,
    categoryProductId: search.categoryProductId,
    childAges: search.childAges.length === search.children ? search.childAges.join(',') : '',
  });
  return new URLSearchParams([...query].filter(([, value]) => value !== ''));
}

/** Body of the hotel calls: the destination goes in all three spellings of the contract. */
export function searchBody(search: HotelSearch) {
  return {
    guestPassport: search.guestPassport,
    destination: { key: search.destinationKey, name: search.city },
    destinationKey: search.destinationKey,
    city: search.city,
    checkInDate: search.checkInDate,
    checkOutDate: search.checkOutDate,
    countRoom: search.rooms,
    countGuest: search.guests,
    countChild: search.children,
    hotelKey: search.hotelKey,
    roomKey: search.roomKey,
    correlationId: search.correlationId || null,
    hotelName: search.hotelName,
    ...(search.categoryProductId ? { categoryProductId: search.categoryProductId } : {}),
    labelGuest: formatGuestLabel(search),
  };
}

export function countNights({ checkInDate, checkOutDate }: Pick<HotelSearch, 'checkInDate' | 'checkOutDate'>): number {
  return daysBetween(checkInDate, checkOutDate);
}

/** What keeps a search from being sent; the page has a sentence for each. */
export type SearchProblem = 'DESTINATION_MISSING' | 'CHECK_IN_PAST' | 'CHECK_IN_TOO_FAR' | 'STAY_TOO_LONG';

export function findPlaceProblem(search: Pick<HotelSearch, 'destinationKey' | 'city'>): SearchProblem | undefined {
  return search.destinationKey || search.city ? undefined : 'DESTINATION_MISSING';
}

export function findStayProblem(search: HotelSearch, today: CalendarDate): SearchProblem | undefined {
  if (search.checkInDate < today) return 'CHECK_IN_PAST';
  if (search.checkInDate > addDays(today, STAY_LIMITS.daysAhead)) return 'CHECK_IN_TOO_FAR';
  return countNights(search) > STAY_LIMITS.nights ? 'STAY_TOO_LONG' : undefined;
}

/** The same number of nights, at most the longest stay, from tomorrow on, when the check-in has gone by; otherwise the search as it is. */
export function rollForward<S extends Pick<HotelSearch, 'checkInDate' | 'checkOutDate'>>(
  search: S,
  today: CalendarDate,
): S {
  if (search.checkInDate >= today) return search;
  const checkInDate = addDays(today, 1);
  const nights = Math.min(countNights(search), STAY_LIMITS.nights);
  return { ...search, checkInDate, checkOutDate: addDays(checkInDate, nights) };
}

/** Equal for two addresses that ask for the same hotels: place, nights and party. */
export function searchIdentity(search: HotelSearch): string {
  const { destinationKey, city, checkInDate, checkOutDate, rooms, guests, children, guestPassport } = search;
  return [destinationKey || city, checkInDate, checkOutDate, rooms, guests, children, guestPassport].join('|');
}
