import { useCallback } from 'react';
import type { CalendarDate } from '@wisata/kernel/dates';
import { byDay } from '@wisata/kernel/day-prices';
import { useApp } from '@wisata/runtime';
import { useMonthPrices } from '@wisata/ui/use-month-prices';
import { searchDayPrices } from '../api/flight.api.ts';
import { ONE_ADULT, type FlightSearch } from '../journey/flight-search.rules.ts';

/** Lowest prices of one adult on a route for the months on screen. */
export function useDayPrices({ origin, destination, cabin }: Pick<FlightSearch, 'origin' | 'destination' | 'cabin'>) {
  const { api } = useApp();
  const load = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const answer = await searchDayPrices(api, { origin, destination, cabin, counts: ONE_ADULT }, from, to);
      return answer.ok ? byDay(answer.data) : undefined;
    },
    [api, origin, destination, cabin],
  );
  return useMonthPrices(origin && destination && `${origin}|${destination}|${cabin}`, load);
}
