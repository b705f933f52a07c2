import { useCallback } from 'react';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import { useApp } from '@wisata/runtime';
import type { TripPrices } from '@wisata/runtime/journey/trip-calendar';
import { useTripForm } from '@wisata/runtime/journey/use-trip-form';
import { AIRPORT_SEARCH } from '../api/airports.api.ts';
import { searchDayPrices } from '../api/flight.api.ts';
import { AIRPORTS } from '../api/known-airports.ts';
import { DAYS_AHEAD, ONE_ADULT, type FlightSearch } from '../journey/flight-search.rules.ts';
import { clearSelected } from '../list/selected-flights.rules.ts';
import { FLIGHT_SEARCHES } from './search-memory.rules.ts';

const RULES = { memory: FLIGHT_SEARCHES, countRules: FLIGHT_COUNT_RULES, daysAhead: DAYS_AHEAD };

/** Everything that a flight search form knows. A new search begins with no flight chosen. */
export function useSearchForm(initial: FlightSearch, onSearch: (search: FlightSearch) => void) {
  const { api, storage } = useApp();
  const form = useTripForm(RULES, initial, (search) => {
    clearSelected(storage.session);
    onSearch(search);
  });
  const { cabin } = form.search;
  const ask = useCallback<TripPrices['ask']>(
    (places, from, to) => searchDayPrices(api, { ...places, cabin, counts: ONE_ADULT }, from, to),
    [api, cabin],
  );
  return { ...form, prices: { of: cabin, ask }, airports: { book: AIRPORTS, calls: AIRPORT_SEARCH } };
}

export type SearchForm = ReturnType<typeof useSearchForm>;
