import { useDeferredValue, useMemo, useState } from 'react';
import { findLeaders, sortJourneys } from '@wisata/kernel/journey-sort';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { useQueryNavigate, useQueryReader } from '@wisata/runtime/optimistic-query';
import type { Flight } from '../api/flight.model.ts';
import { hasBag, withBag } from './fare-class.rules.ts';
import { findFacets } from './flight-facets.rules.ts';
import type { FlightFilter } from './flight-filter.rules.ts';
import { FLIGHT_LIST, type ListState, type OpenPanel } from './flight-list-query.rules.ts';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { flightOrder } from './flight-sort.rules.ts';
import type { Leg } from '@wisata/kernel/trip-legs';
import { comparablePrice, partnerFinder, shownTotal, type TripPartners } from './trip-price.rules.ts';
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
      totalOf: (flight: Flight) => shownTotal(flight, partnerOf(flight)),
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
  const ask = useQueryNavigate();
  const askedNow = useQueryReader(state, FLIGHT_LIST.parseState);
  // Filtering thousands of rows must not delay the press of a checkbox.
  const filter = useDeferredValue(state.filter);
  const all = useOffered(found, filter.bag);
  const offered = useOffered(returns, filter.bag);
  // Who asks for a bag comes back with one too.
  const backs = useMemo(() => (filter.bag ? offered.filter(hasBag) : offered), [offered, filter.bag]);
  const trips = usePartners(depart, backs);
  const facets = useMemo(() => findFacets(all, filter), [all, filter]);
  const flights = useMemo(() => {
    const sorted = sortJourneys(facets.items, filter.sort, flightOrder(trips.priceOf));
    return [...sorted.filter(trips.canChoose), ...sorted.filter((flight) => !trips.canChoose(flight))];
  }, [facets, filter.sort, trips]);
  const leaders = useMemo(
    () => findLeaders(facets.items.filter(trips.canChoose), flightOrder(trips.priceOf)),
    [facets, trips],
  );
  const go = (next: Partial<ListState>, options: { readonly replace?: boolean } = {}) =>
    ask(FLIGHT_LIST.statePath(search, { ...askedNow(), ...next }), { preventScrollReset: true, ...options });
  return {
    search,
    state,
    /** The state that is asked for at that moment, which the list may still be on its way to. */
    askedNow,
    leg,
    all,
    facets,
    flights,
    /** Ways back as they are sold, while a way there is looked for. */
    returns: backs,
    leaders,
    trips,
    go,
    setFilter: (next: FlightFilter, options?: { readonly replace?: boolean }) =>
      go({ filter: next, detail: '' }, options),
  };
}

export type ListView = ReturnType<typeof useListView>;

/** A sheet or dialog that the list's address opens. */
export const useOpenPanel = ({ search, state }: Pick<ListView, 'search' | 'state'>, panel: OpenPanel) =>
  usePanelStep(panel, (open) => FLIGHT_LIST.statePath(search, { ...state, open }));
