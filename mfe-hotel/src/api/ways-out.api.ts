import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { clampOccupancy } from '@wisata/kernel/contracts/hotel-occupancy';
import { HOTEL_FILTER, type ActiveFilter, type HotelFilter } from '../list/hotel-filter.rules.ts';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { searchAvailabilityPage } from './hotel.api.ts';

/** A step from an empty list that is known to lead to hotels. */
export interface WayOut {
  readonly path: string;
  readonly count: number;
  readonly reason:
    | { readonly kind: 'without-filter'; readonly filter: ActiveFilter }
    | { readonly kind: 'no-filters' }
    | { readonly kind: 'fewer-rooms'; readonly rooms: number }
    | { readonly kind: 'whole-city'; readonly city: string }
    | { readonly kind: 'other-dates'; readonly search: HotelSearch };
}

interface Candidate {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly reason: WayOut['reason'];
}

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

function candidatesOf(search: HotelSearch, filter: HotelFilter, today: string): Candidate[] {
  const cleared = HOTEL_FILTER.cleared(filter);
  const active = HOTEL_FILTER.active(filter);
  const cityKey = search.destinationKey.split('.')[0] ?? '';
  const city = search.city.split(', ').at(-1) ?? '';
  const wholeCity = { ...search, destinationKey: cityKey, city };
  const others = SHIFTS.map((days) => shifted(search, days)).filter(({ checkInDate }) => checkInDate >= today);
  return [
    ...(active.length > 1
      ? active.map((each): Candidate => ({
          search,
          filter: HOTEL_FILTER.without(filter, each),
          reason: { kind: 'without-filter', filter: each },
        }))
      : []),
    ...(active.length > 0 ? [{ search, filter: cleared, reason: { kind: 'no-filters' } } as const] : []),
    ...fewerRooms(search).map((each): Candidate => ({
      search: each,
      filter: cleared,
      reason: { kind: 'fewer-rooms', rooms: each.rooms },
    })),
    ...(cityKey !== search.destinationKey
      ? [{ search: wholeCity, filter: cleared, reason: { kind: 'whole-city', city } } as const]
      : []),
    ...others.map((other): Candidate => ({
      search: other,
      filter: cleared,
      reason: { kind: 'other-dates', search: other },
    })),
  ];
}

/** The two nearest ways out of an empty list; each was asked for and has hotels. */
export async function searchWaysOut(app: AppContext, search: HotelSearch, filter: HotelFilter): Promise<WayOut[]> {
  const today = todayInJakarta(app.clock.now());
  const asked = candidatesOf(search, filter, today).map(async (candidate): Promise<WayOut[]> => {
    const answer = await searchAvailabilityPage(app.api, candidate.search, { ...candidate.filter, page: 1 }, '');
    if (!answer.ok || answer.data.total === 0) return [];
    return [
      {
        path: hotelListPath(candidate.search, HOTEL_FILTER.write(candidate.filter)),
        count: answer.data.total,
        reason: candidate.reason,
      },
    ];
  });
  return (await Promise.all(asked)).flat().slice(0, OFFERED);
}
