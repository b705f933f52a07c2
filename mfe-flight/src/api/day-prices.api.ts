import type { AppContext } from '@wisata/kernel/app-context';
import { addDays, type CalendarDate } from '@wisata/kernel/dates';
import { DAYS_AHEAD, type FlightSearch } from '../journey/flight-search.rules.ts';
import type { Leg } from '../list/selected-flights.rules.ts';
import { searchDayPrices } from './flight.api.ts';
import type { DayPrice } from './flight.model.ts';

/** Days on each side of the chosen one. */
const SIDE = 3;

const kept = new WeakMap<AppContext, Map<string, Promise<readonly DayPrice[]>>>();

/** The days around the chosen one that can be booked, without prices. */
export function stripDays(search: FlightSearch, leg: Leg, today: CalendarDate): readonly DayPrice[] {
  const chosen = leg === 'return' && search.returnDate ? search.returnDate : search.departDate;
  const first = leg === 'return' ? search.departDate : today;
  const last = addDays(today, DAYS_AHEAD);
  return Array.from({ length: 2 * SIDE + 1 }, (_, index) => addDays(chosen, index - SIDE))
    .filter((date) => date >= first && date <= last)
    .map((date) => ({ date, lowest: undefined }));
}

async function askFor(app: AppContext, route: Parameters<typeof searchDayPrices>[1], days: readonly DayPrice[]) {
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  if (!from || !to) return days;
  const answer = await searchDayPrices(app.api, route, from, to);
  if (!answer.ok) return days;
  const prices = new Map(answer.data.map(({ date, lowest }) => [date, lowest]));
  return days.map(({ date }) => ({ date, lowest: prices.get(date) }));
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
