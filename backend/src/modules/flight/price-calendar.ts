import type { FlightPriceDays } from '@wisata/kernel/contracts/flight-price-days';
import type { FlightPriceDaysQuery } from '@wisata/kernel/contracts/flight-requests';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { createDailyMemory, daysOf, findSpanProblems } from '../../app/price-days.ts';
import { FLIGHT_CURRENCY, flightAmount } from './flight-amount.ts';
import { searchQuietly } from './availability.ts';
import { findOpenClass } from './inventory.ts';
import { seatsOf } from './party.ts';
import { priceParty } from './pricing.ts';
import { findTripProblems, MAX_DAYS_AHEAD } from './search-request.ts';
import type { FlightSupplier } from './supplier.ts';

interface DayQuery extends Omit<FlightPriceDaysQuery, 'from' | 'to'> {
  readonly date: string;
}

/** The cheapest way for the whole party, tax included; null when nothing flies or all is full. */
async function findLowest(supplier: FlightSupplier, query: DayQuery, at: number): Promise<number | null> {
  // Days are computed one by one, and other requests are served in between.
  await yieldToOthers();
  const flights = await searchQuietly(supplier, query, { date: query.date, cabin: query.cabinClass, at });
  const prices = flights.flatMap((flight) => {
    const open = findOpenClass(flight, seatsOf(query));
    return open ? [priceParty(flight, open, query).totalMinor] : [];
  });
  return prices.length > 0 ? flightAmount(Math.min(...prices)) : null;
}

/** Lowest price per day, computed once a day for each route and party. */
export function createPriceCalendar(supplier: FlightSupplier, { clock }: BackendContext) {
  const remember = createDailyMemory<number | null>();
  return {
    async searchDays(query: FlightPriceDaysQuery) {
      const { origin, destination, cabinClass, adult, child, infant } = query;
      const now = clock.now();
      const today = todayInJakarta(now.getTime());
      throwFieldProblems({
        ...findTripProblems({ origin, destination, departDate: today }, now),
        ...findSpanProblems(query),
      });
      const days: FlightPriceDays = [];
      for (const { date, isOnCalendar } of daysOf(query, today, MAX_DAYS_AHEAD)) {
        const key = [origin, destination, cabinClass, date, adult, child, infant].join('|');
        const find = () => findLowest(supplier, { ...query, date }, now.getTime());
        days.push({ date, lowest: isOnCalendar ? await remember(today, key, find) : null, currency: FLIGHT_CURRENCY });
      }
      return days;
    },
  };
}
export type PriceCalendar = ReturnType<typeof createPriceCalendar>;
