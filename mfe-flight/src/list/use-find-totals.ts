import { useCallback } from 'react';
import type { Span } from '@wisata/kernel/day-prices';
import { useApp } from '@wisata/runtime';
import { loadTripTotals } from '../api/trip-totals.api.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';

/** Asks for what a trip costs on other days. */
export function useFindTotals(search: FlightSearch) {
  const { api } = useApp();
  return useCallback((out: Span, home: Span | undefined) => loadTripTotals(api, search, out, home), [api, search]);
}
