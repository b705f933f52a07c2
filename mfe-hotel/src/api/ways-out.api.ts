import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { clampOccupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import { HOTEL_FILTER, type ActiveFilter, type HotelFilter } from '../list/hotel-filter.rules.ts';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { searchAvailabilityPage } from './hotel.api.ts';

type Reason =
  | { readonly kind: 'without-filter'; readonly filter: ActiveFilter }
  | { readonly kind: 'no-filters' }
  | { readonly kind: 'fewer-rooms'; readonly rooms: number }
  | { readonly kind: 'whole-city'; readonly city: string }
  | { readonly kind: 'other-dates'; readonly search: HotelSearch };

/** Days to move a stay that finds nothing, nearest first. */
const SHIFTS = [1, -1, 2, -2, 7];
const OFFERED = 2;

function shifted(search: HotelSearch, days: number): HotelSearch {
  const { checkInDate, checkOutDate } = search;
  return { ...search, checkInDate: addDays(checkInDate, days), checkOutDate: addDays(checkOutDate, days) };
}

/** A large party rarely fits one hotel: as many rooms as are found together, with those who fit them. */
function fewerRooms(search: HotelSearch): HotelSearch[] {
  const counts = new Set([Math.ceil(search.rooms / 2), Math.ceil(search.rooms / 4)]);
  return [...counts]
    .filter((rooms) => rooms < search.rooms)
    .map((rooms) => ({ ...search, ...clampOccupancy({ ...search, rooms }), childAges: [] }));
}

/** A search to ask for, and how it differs from the one that found nothing. */
const candidate = (search: HotelSearch, filter: HotelFilter, reason: Reason) => ({ search, filter, reason });

function candidatesOf(search: HotelSearch, filter: HotelFilter, today: string) {
  const cleared = HOTEL_FILTER.cleared(filter);
  const active = HOTEL_FILTER.active(filter);
  const cityKey = search.destinationKey.split('.')[0] ?? '';
  const city = search.city.split(', ').at(-1) ?? '';
  const wholeCity = { ...search, destinationKey: cityKey, city };
  const others = SHIFTS.map((days) => shifted(search, days)).filter(({ checkInDate }) => checkInDate >= today);
  return [
    ...(active.length > 1 ? active : []).map((each) =>
      candidate(search, HOTEL_FILTER.without(filter, each), { kind: 'without-filter', filter: each }),
    ),
    ...(active.length > 0 ? [candidate(search, cleared, { kind: 'no-filters' })] : []),
    ...fewerRooms(search).map((each) => candidate(each, cleared, { kind: 'fewer-rooms', rooms: each.rooms })),
    ...(cityKey !== search.destinationKey ? [candidate(wholeCity, cleared, { kind: 'whole-city', city })] : []),
    ...others.map((other) => candidate(other, cleared, { kind: 'other-dates', search: other })),
  ];
}

/** The two nearest ways out of an empty list; each was asked for and has hotels. */
export async function searchWaysOut(app: AppContext, search: HotelSearch, filter: HotelFilter) {
  const today = todayInJakarta(app.clock.now());
  const asked = candidatesOf(search, filter, today).map(async ({ search: wanted, filter: left, reason }) => {
    const answer = await searchAvailabilityPage(app.api, wanted, { ...left, page: 1 }, '');
    if (!answer.ok || answer.data.total === 0) return [];
    return [{ path: hotelListPath(wanted, HOTEL_FILTER.write(left)), count: answer.data.total, reason }];
  });
  return (await Promise.all(asked)).flat().slice(0, OFFERED);
}
export type WayOut = Awaited<ReturnType<typeof searchWaysOut>>[number];
