import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { addDays, daysBetween, todayInJakarta } from '@wisata/kernel/dates';
import { badRequest } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/module.ts';
import { SupplierError } from '../../app/supplier.ts';
import { findAirports } from './airports.ts';
import { sourcesFor } from './availability.ts';
import type { Cabin } from './carriers.ts';
import { isOnSale } from './deadlines.ts';
import type { PriceCalendarQuery } from './flight.schema.ts';
import { priceParty } from './pricing.ts';
import { findTripProblems, MAX_DAYS_AHEAD, refuse } from './search-request.ts';
import type { FlightSupplier, SupplierFlight } from './supplier.ts';

const MAX_DAYS = 100;
const ONE_ADULT = { adult: 1, child: 0, infant: 0 };

interface CalendarDay {
  readonly date: string;
  /** Cheapest seat for one adult, tax included, in rupiah; null when nothing flies or all is full. */
  readonly lowest: number | null;
  readonly currency: 'IDR';
}

export interface PriceCalendar {
  searchDays(query: PriceCalendarQuery): Promise<CalendarDay[]>;
}

function cheapest(flights: readonly SupplierFlight[], now: Date): number | null {
  const prices = flights
    .filter((flight) => isOnSale(flight, now))
    .flatMap((flight) => {
      const open = flight.classes.find(({ seats }) => seats.every((left) => left > 0));
      return open ? [priceParty(flight, open, ONE_ADULT).perAdultMinor] : [];
    });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Lowest price per day; each route and day is computed once a day, because prices move with the days ahead. */
export function createPriceCalendar(supplier: FlightSupplier, { clock }: BackendContext): PriceCalendar {
  let cachedOn = '';
  const cache = new Map<string, Promise<number | null>>();

  async function ask(provider: number, origin: string, destination: string, date: string, cabin: Cabin, now: Date) {
    try {
      return await supplier.search({ provider, origin, destination, date, cabin, at: now.getTime() });
    } catch (error) {
      if (error instanceof SupplierError) return [];
      throw error;
    }
  }

  async function findLowest(origin: string, destination: string, date: string, cabin: Cabin): Promise<number | null> {
    const now = clock.now();
    const [from, to] = [findAirports(origin), findAirports(destination)];
    const abroad = [...from, ...to].some(({ countryCode }) => countryCode !== 'ID');
    await yieldToOthers();
    const answers = await Promise.all(
      sourcesFor(abroad).flatMap(({ number }) =>
        from.flatMap((a) => to.map((b) => ask(number, a.code, b.code, date, cabin, now))),
      ),
    );
    return cheapest(answers.flat(), now);
  }

  function lowestPrice(origin: string, destination: string, date: string, cabin: Cabin): Promise<number | null> {
    const key = `${origin}|${destination}|${cabin}|${date}`;
    const known = cache.get(key);
    if (known) return known;
    const found = findLowest(origin, destination, date, cabin);
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    return found;
  }

  return {
    async searchDays({ origin, destination, from, to, cabinClass }) {
      const now = clock.now();
      const today = todayInJakarta(now.getTime());
      const { origin: noOrigin, destination: noDestination } = findTripProblems(
        { origin, destination, departDate: today },
        now,
      );
      refuse({ ...(noOrigin ? { origin: noOrigin } : {}), ...(noDestination ? { destination: noDestination } : {}) });
      const count = daysBetween(from, to) + 1;
      if (count < 1)
        throw badRequest('The last day must not be before the first', { to: 'Must not be before the first day' });
      if (count > MAX_DAYS) throw badRequest(`At most ${MAX_DAYS} days`, { to: `At most ${MAX_DAYS} days` });
      if (cachedOn !== today) cache.clear();
      cachedOn = today;
      const days: CalendarDay[] = [];
      for (let index = 0; index < count; index += 1) {
        const date = addDays(from, index);
        const isOnCalendar = date >= today && date <= addDays(today, MAX_DAYS_AHEAD);
        const lowest = isOnCalendar ? await lowestPrice(origin, destination, date, cabinClass) : null;
        days.push({ date, lowest, currency: 'IDR' });
      }
      return days;
    },
  };
}
