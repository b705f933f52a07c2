import type { AppContext } from '@wisata/kernel/app-context';
import type { CalendarDate } from '@wisata/kernel/dates';
import { byDay, daysAround, listDays, type DayPrice } from '@wisata/kernel/day-prices';
import { bookableDays, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg } from '../list/selected-flights.rules.ts';
import { searchDayPrices } from './flight.api.ts';

const kept = new WeakMap<AppContext, Map<string, Promise<readonly DayPrice[]>>>();

/** The days around the chosen one that can be booked, without prices. */
export function stripDays(search: FlightSearch, leg: Leg, today: CalendarDate): readonly DayPrice[] {
  const chosen = leg === 'return' && search.returnDate ? search.returnDate : search.departDate;
  const { from, to } = bookableDays(today);
  const days = daysAround(chosen, { from: leg === 'return' ? search.departDate : from, to });
  return listDays(days).map((date) => ({ date, lowest: undefined }));
}

async function askFor(app: AppContext, route: Parameters<typeof searchDayPrices>[1], days: readonly DayPrice[]) {
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  if (!from || !to) return days;
  const answer = await searchDayPrices(app.api, route, from, to);
  if (!answer.ok) return days;
  const prices = byDay(answer.data);
  return days.map(({ date }) => ({ date, lowest: prices[date] }));
}

/** The same days with the lowest total of the party, one way; without prices when they cannot be had, because the days still lead on. */
export function loadDayStrip(
  app: AppContext,
  search: FlightSearch,
  leg: Leg,
  today: CalendarDate,
): Promise<readonly DayPrice[]> {
  const { origin, destination, cabin, counts } = search;
  const party = { cabin, counts };
  const route =
    leg === 'return' ? { origin: destination, destination: origin, ...party } : { origin, destination, ...party };
  const days = stripDays(search, leg, today);
  const strips = kept.get(app) ?? new Map<string, Promise<readonly DayPrice[]>>();
  kept.set(app, strips);
  const key = [route.origin, route.destination, cabin, ...Object.values(counts), days[0]?.date, days.length].join('|');
  const asked = strips.get(key) ?? askFor(app, route, days);
  strips.set(key, asked);
  return asked;
}
