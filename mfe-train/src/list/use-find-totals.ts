import { useCallback } from 'react';
import { byDay, type Span } from '@wisata/kernel/day-prices';
import { success } from '@wisata/kernel/outcome';
import { useApp } from '@wisata/runtime';
import { searchDayPrices } from '../api/train.api.ts';
import type { TrainSearch } from '../journey/train-search.rules.ts';

/** What a trip costs on other days: one call for each way, however many days there are. */
export function useFindTotals({ origin, destination, counts }: TrainSearch) {
  const { api } = useApp();
  return useCallback(
    async (out: Span, home: Span | undefined) => {
      const [there, back] = await Promise.all([
        searchDayPrices(api, { origin, destination, counts }, out.from, out.to),
        home && searchDayPrices(api, { origin: destination, destination: origin, counts }, home.from, home.to),
      ]);
      if (!there.ok) return there;
      if (back && !back.ok) return back;
      return success({ out: byDay(there.data), back: back && byDay(back.data) });
    },
    [api, origin, destination, counts],
  );
}
