import type { ApiClient } from '@wisata/kernel/api';
import type { CalendarDate } from '@wisata/kernel/dates';
import { toDayPrices, type DayPrice } from '@wisata/kernel/day-prices';
import { askFor, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import { tripOf } from '../search/flight-search-input.rules.ts';
import { type FlightSearch } from '../journey/flight-search.rules.ts';
import { toAirport, toCheckedFare, toGroupAnswer } from './flight-adapter.ts';
import type { Airport, CheckedFare, ChosenFlight, GroupAnswer } from './flight.model.ts';
import { AIRPORT, AVAILABILITY, FARE_DETAIL, PRICE_DAY } from './flight.schema.ts';

/** Airports by code, city or name; at least two characters. Whole cities come before their airports. */
export async function searchAirports(
  api: ApiClient,
  keyword: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly Airport[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/flight/search-airport',
    query: { keyword },
    operation: 'flight airports',
    read: readList(AIRPORT),
    ...(signal ? { signal } : {}),
  });
  return mapAnswer(answer, (airports) => airports.map(toAirport));
}

/** Where most people fly from and to. */
export async function searchPopularAirports(api: ApiClient): Promise<Outcome<readonly Airport[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/flight/popular-airport',
    operation: 'flight popular airports',
    read: readList(AIRPORT),
  });
  return mapAnswer(answer, (airports) => airports.map(toAirport));
}

/** One airport or whole city by its code. */
export function getAirport(api: ApiClient, code: string): Promise<Outcome<Airport>> {
  return askFor(api, toAirport, {
    method: 'GET',
    path: '/api/v1/flight/get-airport',
    query: { code },
    operation: 'flight airport',
    read: readObject(AIRPORT),
  });
}

/** Body of the availability call for one group of airlines (spec section 3, Flight search). */
export function availabilityBody(search: FlightSearch, airlines: readonly number[]) {
  const { origin, destination, departDate, returnDate, counts, cabin } = search;
  return {
    origin,
    destination,
    departDate,
    returnDate: returnDate ?? null,
    trip: tripOf(search),
    adult: counts.ADT,
    child: counts.CHD,
    infant: counts.INF,
    cabinClass: cabin,
    fareType: 'Default',
    preferredAirlines: airlines,
  };
}

/** Flights of some airlines, by provider number; those of them that failed are named in the answer. */
export function searchFlights(
  api: ApiClient,
  search: FlightSearch,
  airlines: readonly number[],
): Promise<Outcome<GroupAnswer>> {
  return askFor(api, toGroupAnswer, {
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/flight/availability',
    json: availabilityBody(search, airlines),
    operation: 'flight availability',
    read: readObject(AVAILABILITY),
  });
}

/** The price of the chosen flights now. Fails with `FLIGHT_SOLD_OUT` when a seat is gone. */
export function getFareDetail(
  api: ApiClient,
  flights: readonly ChosenFlight[],
  counts: FlightSearch['counts'],
  correlationId: string,
  signal?: AbortSignal,
): Promise<Outcome<CheckedFare>> {
  return askFor(api, toCheckedFare, {
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/flight/fare-detail',
    json: {
      flights: flights.map(({ flightId, classId }) => ({ FlightId: flightId, ClassId: classId })),
      adult: counts.ADT,
      child: counts.CHD,
      infant: counts.INF,
      correlation_id: correlationId,
    },
    operation: 'flight fare detail',
    read: readObject(FARE_DETAIL),
    ...(signal ? { signal } : {}),
  });
}

/** Lowest total of a party, one way, for each day from one to another, both included. */
export async function searchDayPrices(
  api: ApiClient,
  route: Pick<FlightSearch, 'origin' | 'destination' | 'cabin' | 'counts'>,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Outcome<readonly DayPrice[]>> {
  const { origin, destination, cabin, counts } = route;
  const party = { adult: String(counts.ADT), child: String(counts.CHD), infant: String(counts.INF) };
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/flight/price-calendar',
    query: { origin, destination, from, to, ...party, cabinClass: cabin },
    operation: 'flight prices',
    read: readList(PRICE_DAY),
  });
  return mapAnswer(answer, toDayPrices);
}
