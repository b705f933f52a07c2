import { useCallback } from 'react';
import type { CalendarDate } from '@wisata/kernel/dates';
import { byDay } from '@wisata/kernel/day-prices';
import type { TripPlaces } from '@wisata/kernel/trip-search';
import { useApp } from '@wisata/runtime';
import { useMonthPrices } from '@wisata/ui/use-month-prices';
import { searchDayPrices } from '../api/train.api.ts';
import { ONE_ADULT } from '../journey/train-search.rules.ts';

/** Lowest prices of one adult on a route for the months on screen. */
export function useDayPrices({ origin, destination }: TripPlaces) {
  const { api } = useApp();
  const load = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const answer = await searchDayPrices(api, { origin, destination, counts: ONE_ADULT }, from, to);
      if (!answer.ok) return undefined;
      return byDay(answer.data);
    },
    [api, origin, destination],
  );
  return useMonthPrices(origin && destination && `${origin}|${destination}`, load);
}
