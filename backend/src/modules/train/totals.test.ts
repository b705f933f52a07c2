import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import { rng } from '@wisata/kernel/random';
import { startTestBackend, take, type LooseJson, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from '../payment/index.ts';
import { trainModule } from './index.ts';
import { bookingOf, CONTACT, passengersOf, search, type Offer } from './train.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  const modules = [bookingsModule, trainModule, gatewayModule, paymentModule];
  backend = await startTestBackend({ modules, env: { BOOKING_LIMIT: '1000' } });
});
afterAll(() => backend?.close());

const TRIPS = 300;
const AT_ONCE = 6;
const FROM_ONE_SEARCH = 6;
/** Room for every trip of one search. */
const ROOM = 4 * FROM_ONE_SEARCH;
const ROUTES = ['GMR-SBI', 'JKT-JOG', 'BD-SGU', 'SBY-ML', 'CN-SMT', 'YK-SGU', 'LPN-KTG', 'JKT-BDG', 'TNK-KPT', 'PK-BJ'];

const post = (path: string, json: object) => take(backend, path, json);

interface Trip {
  readonly offers: readonly Offer[];
  readonly party: { readonly adult: number; readonly infant: number };
  readonly correlationId: string;
}

/**
 * Trips as people plan them: one way or both, any class, on any day that is sold. Those of one search stand far apart,
 * because travellers of one train wait for each other.
 */
async function generateTrips(): Promise<Trip[]> {
  const random = rng('three hundred trips');
  const rounds = Array.from({ length: FROM_ONE_SEARCH }, (): Trip[] => []);
  for (let index = 0; rounds[0]!.length < TRIPS / FROM_ONE_SEARCH; index += 1) {
    const [origin, destination] = ROUTES[index % ROUTES.length]!.split('-');
    const adult = random.int(1, 4);
    const party = { adult, infant: random.int(0, adult) };
    const departDate = addDays('2026-11-22', random.int(0, 39));
    const returnDate = random.chance(0.5) ? addDays(departDate, 4) : null;
    const found = await search(backend, { origin, destination, departDate, returnDate, ...party });
    const open = found.Schedules.map(({ Journeys }) =>
      Journeys.flatMap((journey) => journey.Segments.map((segment) => ({ journey, segment }))).filter(
        ({ segment }) => segment.Seat >= ROOM,
      ),
    );
    if (open.some((offers) => offers.length === 0)) continue;
    for (const trips of rounds) {
      const offers = open.map((list) => random.pick(list));
      trips.push({ offers, party, correlationId: found.correlation_id });
    }
  }
  return rounds.flat();
}

const sum = (rows: readonly LooseJson[], field: string) => rows.reduce((total, row) => total + row[field], 0);

/** What list, price, booking and ticket say of a trip, and the id of its order. */
async function bookTrip({ offers, party, correlationId }: Trip, index: number) {
  const journeys = offers.map(({ segment }) => ({ ClassKey: segment.ClassKey }));
  const listed = offers.reduce((total, { segment }) => total + segment.TotalFare, 0);
  const price = await post('train/get-price', { journeys, ...party, correlation_id: correlationId });
  const asked = { ...party, correlation_id: correlationId, passengers: passengersOf(party, index) };
  const booking = await post('train/booking', bookingOf(offers, { ...asked, total_price: price.total }));
  const inTicket = [sum(booking.bookings, 'total_paid'), sum(booking.payments, 'amount') / 2];
  const said = [price.total, sum(price.details, 'amount'), booking.total_paid, ...inTicket];
  return { id: booking.id as string, listed, said };
}

test('list, price, booking, ticket and payment say one total for 300 trips', async () => {
  const trips = await generateTrips();
  for (let first = 0; first < trips.length; first += AT_ONCE) {
    await backend.context.db.deleteFrom('rate_limits').execute();
    const group = trips.slice(first, first + AT_ONCE);
    const booked = await Promise.all(group.map((trip, index) => bookTrip(trip, first + index)));
    for (const { listed, said } of booked) expect(new Set(said)).toEqual(new Set([listed]));
    const method = { bank_code: '014', product_code: 'BCAVA', email: CONTACT.email };
    const payment = await post('payment/add', { bookings: booked.map(({ id }) => id), ...method });
    expect(payment.amount - payment.fee).toBe(sum(booked, 'listed'));
  }
}, 180_000);
