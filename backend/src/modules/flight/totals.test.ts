import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@wisata/kernel/dates';
import type { LooseJson, TestBackend } from '../../testing.ts';
import { startTestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from '../payment/index.ts';
import { ADULT, bookingOf, CHILD, choose, CONTACT, INFANT, PASSPORT, search } from './flight.fixture.ts';
import { flightModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, flightModule, gatewayModule, paymentModule] });
});
afterAll(() => backend?.close());

const OFFERS = 500;
const PARTIES = [
  { adult: 1, child: 0, infant: 0 },
  { adult: 2, child: 1, infant: 1 },
  { adult: 3, child: 0, infant: 2 },
];
const ROUTES = [
  'CGK-DPS',
  'SUB-UPG',
  'KNO-CGK',
  'CGK-SIN',
  'DPS-SYD',
  'CGK-NRT',
  'UPG-DJJ',
  'SIN-HKG',
  'CGK-JED',
  'DPS-LBJ',
];
/** A surname of its own for each booking, because nobody sits twice in one plane. */
const surname = (index: number) =>
  `Lestari ${[...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

type Party = (typeof PARTIES)[number];

function passengersOf({ adult, child, infant }: Party, index: number) {
  const named = (person: object, kind: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...person,
      ...PASSPORT,
      first_name: `${kind} ${'abcdefg'[place]}`,
      last_name: surname(index),
    }));
  return [...named(ADULT, 'Ayu', adult), ...named(CHILD, 'Kirana', child), ...named(INFANT, 'Bima', infant)];
}

const post = async (path: string, json: object): Promise<LooseJson> => {
  const { status, body } = await backend.call('POST', `/api/v1/${path}`, { json });
  if (status !== 200) throw new Error(`${path}: ${status} ${body.message} ${JSON.stringify(body.fields ?? {})}`);
  return body.data;
};

/** The total of an offer as detail, booking and payment say it. */
async function totalsOf(flight: FlightAnswer, party: Party, correlation_id: string, index: number): Promise<number[]> {
  const classIndex = index % flight.ClassObjects.length;
  const flights = [choose(flight, classIndex)];
  const detail = await post('flight/fare-detail', { flights, ...party, correlation_id });
  const more = { ...party, flights, correlation_id, total_price: detail.total, passengers: passengersOf(party, index) };
  const booking = await post('flight/booking', bookingOf([flight], more));
  const method = { bank_code: '014', product_code: 'BCAVA', email: CONTACT.email };
  const payment = await post('payment/add', { bookings: [booking.id], ...method });
  return [detail.total, booking.total_paid, payment.amount - payment.fee];
}

/**
 * Direct flights side by side, because five hundred travellers one after another take minutes on a busy machine; those
 * with a change of planes alone, because two of them may want the same seats.
 */
const groupsOf = (flights: readonly FlightAnswer[]) => [
  flights.filter(({ IsConnecting }) => !IsConnecting),
  ...flights.filter(({ IsConnecting }) => IsConnecting).map((flight) => [flight]),
];

test('list, detail, booking and payment say one total for 500 offers', async () => {
  let seen = 0;
  for (let round = 0; seen < OFFERS; round += 1) {
    const [origin, destination] = ROUTES[round % ROUTES.length]!.split('-');
    const party = PARTIES[round % PARTIES.length]!;
    const departDate = addDays('2026-12-01', 3 * round);
    const found = await search(backend, { origin, destination, departDate, ...party });
    await backend.context.db.deleteFrom('rate_limits').execute();
    const open = found.Schedules[0]!.Flights.filter(({ IsAvailable }) => IsAvailable).slice(0, 25);
    for (const flights of groupsOf(open)) {
      const first = seen;
      const totals = await Promise.all(
        flights.map((flight, index) => totalsOf(flight, party, found.correlation_id, first + index)),
      );
      const shown = flights.map(
        ({ ClassObjects }, index) => ClassObjects[(first + index) % ClassObjects.length]!.TotalFare,
      );
      expect(totals).toEqual(shown.map((total) => [total, total, total]));
      seen += flights.length;
    }
  }
}, 180_000);
