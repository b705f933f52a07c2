import type { FLIGHT_LIST, FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { startTestBackend, take } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import type * as v from 'valibot';
import { AYU, BIMA, TRIP_CONTACT } from '../../testing-people.ts';
import { bookingsModule } from '../bookings/index.ts';
import { flightModule } from './index.ts';

export type Availability = v.InferOutput<typeof FLIGHT_LIST>;

/** Jakarta to Bali on a Monday two weeks ahead, seen from 20 November 2026. */
export const SEARCH = { origin: 'CGK', destination: 'DPS', departDate: '2026-12-07', adult: 1, child: 0, infant: 0 };
export const HOME_GROUPS = { scraping: [2, 8, 11, 17, 18], api: [3, 4, 5, 7] };

export const startFlightBackend = (env: Record<string, string> = {}): Promise<TestBackend> =>
  startTestBackend({ modules: [bookingsModule, flightModule], env });

export const CONTACT = TRIP_CONTACT;
export const ADULT = { ...AYU, index: 1, birth_date: '1990-04-17', nationality: 'ID' };
export const PASSPORT = {
  passport_number: 'C1234567',
  passport_origin_country: 'ID',
  passport_expire: '2030-01-31',
};
export const CHILD = {
  type: 'CHD',
  title: 'MISS',
  first_name: 'Kirana',
  last_name: 'Lestari',
  birth_date: '2018-02-03',
};
export const INFANT = { ...BIMA, title: 'INF', birth_date: '2026-01-10' };

export const search = (backend: TestBackend, more: object = {}) =>
  take<Availability>(backend, 'flight/availability', { ...SEARCH, ...more });

/** Seats sold of each leg. */
export const findStock = (backend: TestBackend, { FlightId }: FlightAnswer) =>
  backend.context.db
    .selectFrom('service_stock')
    .select(['product', 'sold'])
    .where('product', 'in', FlightId.split('.').slice(2))
    .orderBy('product')
    .execute();

/** Flights there that can be booked, cheapest first. */
export async function findFlights(backend: TestBackend, more: object = {}): Promise<FlightAnswer[]> {
  const { Schedules } = await search(backend, more);
  return Schedules[0]!.Flights.filter(({ IsAvailable }) => IsAvailable).sort((a, b) => a.TotalFare - b.TotalFare);
}

export const choose = ({ FlightId, ClassObjects }: FlightAnswer, classIndex = 0) => ({
  FlightId,
  ClassId: ClassObjects[classIndex]!.Id,
});

/** A complete booking payload for chosen flights. */
export function bookingOf(flights: readonly FlightAnswer[], more: Record<string, unknown> = {}) {
  return {
    flights: flights.map((flight) => choose(flight)),
    adult: 1,
    child: 0,
    infant: 0,
    total_price: flights.reduce((total, { TotalFare }) => total + TotalFare, 0),
    currency: 'IDR',
    contact: CONTACT,
    passengers: [ADULT],
    ...more,
  };
}
