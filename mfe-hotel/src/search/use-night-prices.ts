import { useCallback } from 'react';
import type { CalendarDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { useMonthPrices } from '@wisata/ui/use-month-prices';
import { searchNightPrices } from '../api/hotel.api.ts';

/** Night prices of a destination for the months on screen. */
export function useNightPrices(destinationKey: string) {
  const { api } = useApp();
  const load = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const answer = await searchNightPrices(api, destinationKey, from, to);
      return answer.ok ? answer.data : undefined;
    },
    [api, destinationKey],
  );
  return useMonthPrices(destinationKey, load);
}
