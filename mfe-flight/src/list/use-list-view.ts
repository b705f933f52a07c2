import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import type { AskDays } from '@wisata/runtime/journey/flexible-dates';
import type { Flight } from '../api/flight.model.ts';
import { withBag } from './fare-class.rules.ts';
import { findFacets } from './flight-facets.rules.ts';
import type { FlightFilter } from './flight-filter.rules.ts';
import { listStatePath, type ListState } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { findHighlights, sortFlights } from './flight-sort.rules.ts';
import type { Leg } from '@wisata/kernel/trip-legs';
import { comparablePrice, partnerFinder, tripTotal, type TripPartners } from './trip-price.rules.ts';
import { isReachable } from '@wisata/kernel/journey-orders';

/** Keeps the identity of an array while its items stay the same, so that derived values are not computed again. */
function useSameList<T>(list: readonly T[]): readonly T[] {
  const [known, setKnown] = useState(list);
  const isSame = known.length === list.length && known.every((item, index) => item === list[index]);
  if (!isSame) setKnown(list);
  return isSame ? known : list;
}

/** The flights as they are sold: with a checked bag in the price where that is asked for. */
function useOffered(found: readonly Flight[], isWithBag: boolean): readonly Flight[] {
  const same = useSameList(found);
  return useMemo(() => (isWithBag ? same.map(withBag) : same), [same, isWithBag]);
}

/** The trips of the list's flights. */
function usePartners(depart: Flight | undefined, returns: readonly Flight[]) {
  return useMemo(() => {
    const partners = { depart, returns };
    const partnerOf = partnerFinder(partners);
    return {
      partnerOf,
      priceOf: comparablePrice(partners),
      canChoose: (flight: Flight) => isReachable(flight, depart),
      /** What a flight costs with its partner; its own price where two currencies have no total. */
      totalOf(flight: Flight): Money {
        const sum = tripTotal(flight, partnerOf(flight));
        return sum.ok ? sum.data : flight.total;
      },
    };
  }, [depart, returns]);
}

interface ListViewInput extends TripPartners {
  readonly search: FlightSearch;
  readonly state: ListState;
  readonly leg: Leg;
  readonly found: readonly Flight[];
}

/** The list as the page shows it: its address, its flights and how to change them. */
export function useListView({ search, state, leg, found, depart, returns }: ListViewInput) {
  const { api } = useApp();
  const navigate = useNavigate();
  // Filtering thousands of rows must not delay the press of a checkbox.
  const filter = useDeferredValue(state.filter);
  const all = useOffered(found, filter.bag);
  const trips = usePartners(depart, useOffered(returns, filter.bag));
  const facets = useMemo(() => findFacets(all, filter), [all, filter]);
  const flights = useMemo(() => {
    const sorted = sortFlights(facets.items, filter.sort, trips.priceOf);
    return [...sorted.filter(trips.canChoose), ...sorted.filter((flight) => !trips.canChoose(flight))];
  }, [facets, filter.sort, trips]);
  const highlights = useMemo(
    () => findHighlights(facets.items.filter(trips.canChoose), trips.priceOf),
    [facets, trips],
  );
  const go = (next: Partial<ListState>, options: { readonly replace?: boolean } = {}) =>
    void navigate(listStatePath(search, { ...state, ...next }), { preventScrollReset: true, ...options });
  const askDays: AskDays = async (places, from, to) => {
    const { searchDayPrices } = await import(/* webpackChunkName: "calls" */ '../api/flight.api.ts');
    return searchDayPrices(api, { ...search, ...places }, from, to);
  };
  return {
    search,
    state,
    leg,
    all,
    facets,
    flights,
    highlights,
    trips,
    go,
    askDays,
    setFilter: (next: FlightFilter, options?: { readonly replace?: boolean }) =>
      go({ filter: next, detail: '' }, options),
  };
}

export type ListView = ReturnType<typeof useListView>;
