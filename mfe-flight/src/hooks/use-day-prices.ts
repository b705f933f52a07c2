import { useCallback, useRef, useState } from 'react';
import { addDays, daysBetween, type CalendarDate } from '@wisata/kernel/dates';
import type { Money } from '@wisata/kernel/money';
import { useApp } from '@wisata/runtime';
import { searchDayPrices } from '../api/flight.api.ts';
import type { FlightSearch } from '../rules/flight-search.rules.ts';

/** What the calendar call answers at once. */
const MOST_DAYS = 100;

type Route = Pick<FlightSearch, 'origin' | 'destination' | 'cabin'>;
type Prices = Readonly<Record<CalendarDate, Money>>;
const NONE: Prices = {};

/**
 * Lowest prices of a route for the months on screen. Each span is asked for once; a calendar without prices works all
 * the same, so a failure stays silent and is asked for again with the next month.
 */
export function useDayPrices({ origin, destination, cabin }: Route) {
  const { api } = useApp();
  const route = `${origin}|${destination}|${cabin}`;
  const [known, setKnown] = useState<Readonly<Record<string, Prices>>>({});
  const asked = useRef(new Set<string>());

  const ask = useCallback(
    async (from: CalendarDate, to: CalendarDate) => {
      const last = daysBetween(from, to) < MOST_DAYS ? to : addDays(from, MOST_DAYS - 1);
      const span = `${route}|${from}|${last}`;
      if (!origin || !destination || asked.current.has(span)) return;
      asked.current.add(span);
      const answer = await searchDayPrices(api, { origin, destination, cabin }, from, last);
      if (!answer.ok) return void asked.current.delete(span);
      const prices = Object.fromEntries(answer.data.flatMap(({ date, lowest }) => (lowest ? [[date, lowest]] : [])));
      setKnown((before) => ({ ...before, [route]: { ...before[route], ...prices } }));
    },
    [api, origin, destination, cabin, route],
  );

  return { prices: known[route] ?? NONE, ask };
}
