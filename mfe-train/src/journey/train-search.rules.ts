import { TRAIN_COUNT_RULES } from '@wisata/kernel/contracts/train-passengers';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { clampCounts, totalTravellers, type TravellerCounts } from '@wisata/kernel/traveller-counts';
import { countIn, parseTrip, type TripSearch } from '@wisata/kernel/trip-search';

/** How far ahead trains are shown. */
export const DAYS_AHEAD = 360;

/** The train search of spec section 3, with upper-case codes of stations or cities. */
export type TrainSearch = TripSearch;

/** The party whose price a calendar shows: one adult, because a day has room for a few digits only. */
export const ONE_ADULT: TravellerCounts = { ADT: 1, CHD: 0, INF: 0 };

/** Gambir to Surabaya Pasar Turi tomorrow for one adult. */
export function defaultSearch(today: CalendarDate): TrainSearch {
  return {
    origin: 'GMR',
    destination: 'SBI',
    departDate: addDays(today, 1),
    returnDate: undefined,
    counts: ONE_ADULT,
  };
}

/** What a code of a station or a city looks like. */
export const STATION_CODE = /^[A-Z]{2,3}$/;

/** How many people an address asks for, also where that is more than one booking takes. */
export const askedPeople = (query: URLSearchParams): number => countIn(query, 'adult') + countIn(query, 'infant');

/** Reads a search from an address; what is missing or unreadable gets its default, counts are brought within their limits. */
export function parseTrainSearch(query: URLSearchParams, today: CalendarDate): TrainSearch {
  return {
    ...parseTrip(query, defaultSearch(today), STATION_CODE),
    counts: clampCounts({ ADT: countIn(query, 'adult'), INF: countIn(query, 'infant') }, TRAIN_COUNT_RULES),
  };
}

/** The search as an address carries it. */
export function formatTrainSearch(search: TrainSearch): URLSearchParams {
  const { origin, destination, departDate, returnDate, counts } = search;
  const query = new URLSearchParams({ origin, destination, departDate });
  if (returnDate) query.set('returnDate', returnDate);
  query.set('adult', String(counts.ADT));
  query.set('infant', String(counts.INF));
  return query;
}

/** Equal for two addresses that ask for the same trains. */
export const searchIdentity = (search: TrainSearch): string => formatTrainSearch(search).toString();

/** Everybody; infants sit on a lap. */
export const partySize = ({ counts }: Pick<TrainSearch, 'counts'>) => totalTravellers(counts);
