import { useCallback, useEffect, useRef } from 'react';
import { toggleCompared } from '@wisata/kernel/compared';
import { useQueryNavigate, useOptimisticQuery } from '@wisata/runtime/optimistic-query';
import type { HotelResults } from '../api/hotel-results.api.ts';
import { HOTEL_FILTER, type HotelFilter } from './hotel-filter.rules.ts';
import type { HotelSearch } from '../stay/hotel-search.rules.ts';
import { useCompared } from './use-compared.ts';
import { useListPath } from './use-list-path.ts';

/** The hotels picked for comparing, and a handler with a stable identity, so that a press renders one card only. */
export function useCompareHotel(search: HotelSearch, filter: HotelFilter, { overview }: HotelResults) {
  const ask = useQueryNavigate();
  const pathOf = useListPath(search);
  const asked = useOptimisticQuery(filter, HOTEL_FILTER.read);
  const compared = useCompared((key) => overview.hotels.some((hotel) => hotel.key === key));
  const pick = (keys: readonly string[]) => ask(pathOf(asked, keys), { preventScrollReset: true, replace: true });
  const latest = useRef({ pick, compared });
  useEffect(() => {
    latest.current = { pick, compared };
  });
  const onCompare = useCallback((key: string) => latest.current.pick(toggleCompared(latest.current.compared, key)), []);
  return { compared, onCompare, clear: () => pick([]) };
}
