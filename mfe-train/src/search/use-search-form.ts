import { useCallback } from 'react';
import { TRAIN_COUNT_RULES } from '@wisata/kernel/contracts/train-passengers';
import { useApp } from '@wisata/runtime';
import type { TripPrices } from '@wisata/runtime/journey/trip-calendar';
import { useTripForm } from '@wisata/runtime/journey/use-trip-form';
import { STATIONS } from '../api/known-stations.ts';
import { STATION_SEARCH } from '../api/stations.api.ts';
import { searchDayPrices } from '../api/train.api.ts';
import { DAYS_AHEAD, ONE_ADULT, type TrainSearch } from '../journey/train-search.rules.ts';
import { TRAIN_SEARCHES } from './search-memory.rules.ts';

const RULES = { memory: TRAIN_SEARCHES, countRules: TRAIN_COUNT_RULES, daysAhead: DAYS_AHEAD };

/** Everything that a train search form knows. */
export function useSearchForm(initial: TrainSearch, onSearch: (search: TrainSearch) => void) {
  const { api } = useApp();
  const form = useTripForm(RULES, initial, onSearch);
  const ask = useCallback<TripPrices['ask']>(
    (places, from, to) => searchDayPrices(api, { ...places, counts: ONE_ADULT }, from, to),
    [api],
  );
  return { ...form, prices: { of: 'train', ask }, stations: { book: STATIONS, calls: STATION_SEARCH } };
}
