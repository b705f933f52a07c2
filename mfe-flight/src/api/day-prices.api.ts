import type { AppContext } from '@wisata/kernel/app-context';
import type { DayPrice } from '@wisata/kernel/day-prices';
import { routeOf, withLowest, type Leg } from '@wisata/kernel/trip-legs';
import { perApp } from '@wisata/runtime/per-app';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { searchDayPrices } from './flight.api.ts';

const stripsOf = perApp(() => new Map<string, Promise<readonly DayPrice[]>>());

/** The days of the strip with the lowest total of the party, one way. */
export function loadDayStrip(
  app: AppContext,
  search: FlightSearch,
  leg: Leg,
  days: readonly DayPrice[],
): Promise<readonly DayPrice[]> {
  const { cabin, counts } = search;
  const route = { ...routeOf({ search, leg }), cabin, counts };
  const strips = stripsOf(app);
  const key = [route.origin, route.destination, cabin, ...Object.values(counts), days[0]?.date, days.length].join('|');
  const asked = strips.get(key) ?? withLowest(days, (from, to) => searchDayPrices(app.api, route, from, to));
  strips.set(key, asked);
  return asked;
}
