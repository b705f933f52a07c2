import type { ApiClient } from '@wisata/kernel/api';
import { compareText } from '@wisata/kernel/compare-text';
import type { CalendarDate } from '@wisata/kernel/dates';
import { askFor, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import { fromMajor, type Money, parseCurrency } from '@wisata/kernel/money';
import type { Outcome } from '@wisata/kernel/outcome';
import type { GenericSchema } from 'valibot';
import { filterBody, PAGE_SIZE, type HotelFilter } from '../list/hotel-filter.rules.ts';
import { searchBody, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { toCancelRules, toHotelDetail, toHotelPage } from './hotel-adapter.ts';
import type { CancelRules, HotelDetail, HotelPage, PlaceSuggestion } from './hotel.model.ts';
import {
  AVAILABILITY,
  CANCEL_RULES,
  CITY,
  DETAIL,
  NAMED_HOTEL,
  PRICE_DAYS,
  type Availability,
} from './hotel.schema.ts';

const MOST_PLACES = 8;
const MOST_NAMES = 6;

/** Cities and areas by name; at least three characters. */
export async function searchDestinations(
  api: ApiClient,
  terms: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly PlaceSuggestion[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/hotel/list-cities-byname',
    query: { terms },
    operation: 'hotel cities',
    read: readList(CITY),
    ...(signal ? { signal } : {}),
  });
  return mapAnswer(answer, (cities) =>
    cities.slice(0, MOST_PLACES).map(({ key, name, type, countryName, count }) => ({
      place: { kind: 'destination', destinationKey: key, city: name },
      kind: type === 'area' ? 'area' : 'city',
      detail: countryName,
      hotelCount: count,
    })),
  );
}

/** Hotels by name, within a city when one is given; at least three characters. */
export async function searchHotelNames(
  api: ApiClient,
  hotelName: string,
  cityKey: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly PlaceSuggestion[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v2/hotel/list-hotel',
    query: { city_key: cityKey, hotel_name: hotelName },
    operation: 'hotel names',
    read: readList(NAMED_HOTEL),
    ...(signal ? { signal } : {}),
  });
  return mapAnswer(answer, (hotels) =>
    hotels.slice(0, MOST_NAMES).map(({ hotel_key, hotel_name, city_key, area, city }) => ({
      place: {
        kind: 'hotel',
        destinationKey: city_key,
        city: city.city_name,
        hotelKey: hotel_key,
        hotelName: hotel_name,
      },
      kind: 'hotel',
      detail: [area, city.city_name].filter(Boolean).join(', '),
      hotelCount: undefined,
    })),
  );
}

/** Lowest night price by day, one room for two; days without a free room are left out. */
export async function searchNightPrices(
  api: ApiClient,
  destinationKey: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Outcome<Readonly<Record<CalendarDate, Money>>>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/hotel/price-calendar',
    query: { destinationKey, from, to },
    operation: 'hotel prices',
    read: readObject(PRICE_DAYS),
  });
  return mapAnswer(answer, ({ currency, days }) =>
    Object.fromEntries(
      days.flatMap(({ date, lowestPrice }) =>
        lowestPrice === null ? [] : [[date, fromMajor(lowestPrice, parseCurrency(currency) ?? 'SGD')]],
      ),
    ),
  );
}

/** A call about a stay. */
const stayCall = <S extends GenericSchema>(name: string, operation: string, json: object, schema: S) => ({
  method: 'POST' as const,
  isIdempotent: true,
  path: `/api/v1/hotel/${name}`,
  json,
  operation,
  read: readObject(schema),
});

/** Every hotel of a search in name order; the quote that it opens is named by `correlationId`. */
export function searchAvailability(api: ApiClient, search: HotelSearch, allAreas: string): Promise<Outcome<HotelPage>> {
  const call = stayCall('availability', 'hotel availability', searchBody(search), AVAILABILITY);
  const toPage = (data: Availability) => {
    const page = toHotelPage(data, allAreas);
    return { ...page, hotels: page.hotels.toSorted((a, b) => compareText(a.name, b.name)) };
  };
  return askFor(api, toPage, call);
}

/** One page of a search, filtered and ordered by the server. */
export function searchAvailabilityPage(
  api: ApiClient,
  search: HotelSearch,
  filter: HotelFilter,
  allAreas: string,
): Promise<Outcome<HotelPage>> {
  const json = { ...searchBody(search), ...filterBody(filter), limit: PAGE_SIZE };
  const call = stayCall('availability-page', 'hotel availability', json, AVAILABILITY);
  return askFor(api, (data) => toHotelPage(data, allAreas), call);
}

/** One hotel with its rooms and rates; the search names the hotel and the quote. */
export const getHotelDetail = (api: ApiClient, search: HotelSearch): Promise<Outcome<HotelDetail>> =>
  askFor(api, toHotelDetail, stayCall('detail', 'hotel detail', searchBody(search), DETAIL));

/** What cancelling the room of the search costs. */
export const getCancelRules = (api: ApiClient, search: HotelSearch): Promise<Outcome<CancelRules>> =>
  askFor(api, toCancelRules, stayCall('cancel-policy', 'hotel cancel policy', searchBody(search), CANCEL_RULES));
