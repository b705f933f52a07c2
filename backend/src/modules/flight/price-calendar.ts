import type { FlightPriceDaysQuery } from '@wisata/kernel/contracts/flight-requests';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { askQuietly } from '../../app/supplier.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { createDailyMemory, findSpanProblems } from '../../app/price-days.ts';
import { FLIGHT_CURRENCY, flightAmount } from './flight-amount.ts';
import { findAirports } from './airports.ts';
import { sourcesFor } from './availability.ts';
import { isOnSale } from './deadlines.ts';
import { seatsOf, type Party } from './party.ts';
import { priceParty } from './pricing.ts';
import { findTripProblems, MAX_DAYS_AHEAD } from './search-request.ts';
import type { FlightSupplier, SupplierFlight } from './supplier.ts';

interface CalendarDay {
  readonly date: string;
  /** Cheapest way for the whole party, tax included, in rupiah; null when nothing flies or all is full. */
  readonly lowest: number | null;
  readonly currency: 'IDR';
}

export interface PriceCalendar {
  searchDays(query: FlightPriceDaysQuery): Promise<CalendarDay[]>;
}

function cheapest(flights: readonly SupplierFlight[], party: Party, now: Date): number | null {
  const prices = flights
    .filter((flight) => isOnSale(flight, now))
    .flatMap((flight) => {
      const open = flight.classes.find(({ seats }) => seats.every((left) => left >= seatsOf(party)));
      return open ? [priceParty(flight, open, party).totalMinor] : [];
    });
  return prices.length > 0 ? flightAmount(Math.min(...prices)) : null;
}

interface DayQuery extends Omit<FlightPriceDaysQuery, 'from' | 'to'> {
  readonly date: string;
}

async function findLowest(supplier: FlightSupplier, query: DayQuery, now: Date): Promise<number | null> {
  const { date, cabinClass: cabin } = query;
  const [from, to] = [findAirports(query.origin), findAirports(query.destination)];
  const abroad = [...from, ...to].some(({ countryCode }) => countryCode !== 'ID');
  // Days are computed one by one, and other requests are served in between.
  await yieldToOthers();
  const answers = await Promise.all(
    sourcesFor(abroad).flatMap(({ number: provider }) =>
      from.flatMap(({ code: origin }) =>
        to.map(({ code: destination }) =>
          askQuietly(supplier.search({ provider, origin, destination, date, cabin, at: now.getTime() })),
        ),
      ),
    ),
  );
  return cheapest(answers.flat(), query, now);
}

/** Lowest price per day, computed once a day for each route and party. */
export function createPriceCalendar(supplier: FlightSupplier, { clock }: BackendContext): PriceCalendar {
  const remember = createDailyMemory<number | null>();
  return {
    async searchDays(query) {
      const { origin, destination, cabinClass, adult, child, infant } = query;
      const now = clock.now();
      const today = todayInJakarta(now.getTime());
      const last = addDays(today, MAX_DAYS_AHEAD);
      throwFieldProblems({
        ...findTripProblems({ origin, destination, departDate: today }, now),
        ...findSpanProblems(query),
      });
      const days: CalendarDay[] = [];
      for (let { from: date } = query; date <= query.to; date = addDays(date, 1)) {
        const key = [origin, destination, cabinClass, date, adult, child, infant].join('|');
        const isOnCalendar = date >= today && date <= last;
        const find = () => findLowest(supplier, { ...query, date }, now);
        days.push({ date, lowest: isOnCalendar ? await remember(today, key, find) : null, currency: FLIGHT_CURRENCY });
      }
      return days;
    },
  };
}
