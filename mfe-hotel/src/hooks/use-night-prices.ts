import { useCallback, useRef, useState } from 'react';
import { addDays, daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { searchNightPrices } from '../api/hotel.api.ts';

/** What the calendar call answers at once. */
const MOST_DAYS = 100;

type Prices = Readonly<Record<CalendarDate, Money>>;
const NONE: Prices = {};

/**
 * Night prices of a destination for the months on screen. Each span is asked for once; a calendar without prices works
 * all the same, so a failure stays silent and is asked for again with the next month.
 */
export function useNightPrices(destinationKey: string) {
  const { api } = useApp();
  const [known, setKnown] = useState<{ readonly key: string; readonly prices: Prices }>({ key: '', prices: NONE });
  const asked = useRef(new Set<string>());

  const ask = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const last = daysBetween(from, to) < MOST_DAYS ? to : addDays(from, MOST_DAYS - 1);
      const span = `${destinationKey}|${from}|${last}`;
      if (!destinationKey || asked.current.has(span)) return;
      asked.current.add(span);
      const answer = await searchNightPrices(api, destinationKey, from, last);
      if (!answer.ok) return void asked.current.delete(span);
      setKnown((before) => ({
        key: destinationKey,
        prices: before.key === destinationKey ? { ...before.prices, ...answer.data } : answer.data,
      }));
    },
    [api, destinationKey],
  );

  return { prices: known.key === destinationKey ? known.prices : NONE, ask };
}
