import { useCallback, useEffect, useRef } from 'react';
import { toggleCompared } from '@wisata/kernel/compared';
import { useCompared } from '@wisata/runtime/journey/use-compared';
import { usePanelStep } from '@wisata/runtime/journey/use-panel-step';
import { useOptimisticQuery, useQueryNavigate, useQueryReader } from '@wisata/runtime/optimistic-query';
import { useApp } from '@wisata/runtime';
import { findShown, type HotelResults } from '../api/hotel-results.api.ts';
import { hotelListPath } from '../stay/hotel-paths.rules.ts';
import { searchIdentity, type HotelSearch } from '../stay/hotel-search.rules.ts';
import { keepLastList } from '../stay/list-memory.rules.ts';
import { HOTEL_FILTER, type HotelFilter } from './hotel-filter.rules.ts';

export interface HotelResultsViewProps {
  readonly search: HotelSearch;
  readonly filter: HotelFilter;
  readonly results: HotelResults;
}
type List = Pick<HotelResultsViewProps, 'search' | 'filter'>;

/** Addresses of this list with other filters; hotels picked for comparing stay in them. */
export function useListPath(search: HotelSearch) {
  const compared = useCompared();
  return (filter: HotelFilter, keys = compared) => {
    const path = hotelListPath(search, HOTEL_FILTER.write(filter));
    return keys.length > 0 ? `${path}&compare=${keys.map(encodeURIComponent).join(',')}` : path;
  };
}

/** The filter as it is at that moment, for handlers, and what puts another one into the address: one step of history each, without moving the page. */
export function useChangeFilter({ search, filter }: List) {
  const ask = useQueryNavigate();
  const pathOf = useListPath(search);
  const askedNow = useQueryReader(filter, HOTEL_FILTER.read);
  const changeFilter = (wanted: HotelFilter, options: { readonly replace?: boolean } = {}, keys?: readonly string[]) =>
    ask(pathOf(wanted, keys), { preventScrollReset: true, ...options });
  return { askedNow, changeFilter };
}

/** The same for what shows the filter: it is rendered anew at a press. */
export function useHotelFilter(list: List) {
  const { changeFilter } = useChangeFilter(list);
  return { asked: useOptimisticQuery(list.filter, HOTEL_FILTER.read), changeFilter };
}

/** A sheet or dialog that the list's address opens. */
export function useOpenPanel({ search, filter }: List, panel: 'filters' | 'saved' | 'compare') {
  const pathOf = useListPath(search);
  const askedNow = useQueryReader(filter, HOTEL_FILTER.read);
  return usePanelStep(panel, (open) => `${pathOf(askedNow())}${open ? `&open=${open}` : ''}`);
}

/** The hotels picked for comparing, and a handler with a stable identity, so that a press renders one card only. */
export function useCompareHotel(list: HotelResultsViewProps) {
  const { askedNow, changeFilter } = useChangeFilter(list);
  const compared = useCompared((key) => list.results.overview.hotels.some((hotel) => hotel.key === key));
  const pick = (keys: readonly string[]) => changeFilter(askedNow(), { replace: true }, keys);
  const latest = useRef({ pick, compared });
  useEffect(() => {
    latest.current = { pick, compared };
  });
  const onCompare = useCallback((key: string) => latest.current.pick(toggleCompared(latest.current.compared, key)), []);
  return { compared, onCompare, clear: () => pick([]) };
}

/** The hotels of these keys on any page, with the prices that fit the filters where those are loaded. */
export function usePickedHotels(keys: readonly string[], { search, filter, results }: HotelResultsViewProps) {
  const known = [...results.page.hotels, ...findShown(useApp(), search, filter), ...results.overview.hotels];
  return keys.flatMap((key) => known.find((hotel) => hotel.key === key) ?? []);
}

/** Stores the list for its hotels' pages: its address and the prices that it showed. */
export function useLastList({ search, filter, results }: HotelResultsViewProps): void {
  const { storage } = useApp();
  const path = useListPath(search)(filter);
  useEffect(() => {
    const { page, overview } = results;
    keepLastList(storage.session, {
      identity: searchIdentity(search),
      path,
      count: page.total,
      place: page.destination.name || search.city,
      totalsMinor: Object.fromEntries(overview.hotels.map(({ key, total }) => [key, total.minor])),
    });
  }, [storage, search, path, results]);
}
