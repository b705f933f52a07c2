import { addDays, daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { useCallback, useRef, useState } from 'react';

/** What the calendar calls of the API answer at once. */
const MOST_DAYS = 100;

type Prices = Readonly<Record<CalendarDate, Money>>;
const NONE: Prices = {};

/**
 * Lowest prices for the months that a calendar shows. `key` names what is priced, empty while that is not known; `load`
 * keeps its identity for one key. Each span is asked for once; a calendar without prices works all the same, so a failure
 * stays silent and is asked for again with the next month.
 */
export function useMonthPrices(
  key: string,
  load: (from: CalendarDate, to: CalendarDate) => Promise<Prices | undefined>,
) {
  const [known, setKnown] = useState<Readonly<Record<string, Prices>>>({});
  const asked = useRef(new Set<string>());

  const ask = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const last = daysBetween(from, to) < MOST_DAYS ? to : addDays(from, MOST_DAYS - 1);
      const span = `${key}|${from}|${last}`;
      if (!key || asked.current.has(span)) return;
      asked.current.add(span);
      const prices = await load(from, last);
      if (!prices) return void asked.current.delete(span);
      setKnown((before) => ({ ...before, [key]: { ...before[key], ...prices } }));
    },
    [key, load],
  );

  return { prices: known[key] ?? NONE, ask };
}
