import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applyEvent, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { bookingOf, CONTACT, findFlights, findStock, startFlightBackend } from './flight.fixture.ts';
import { releaseHold } from '../bookings/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startFlightBackend();
});
afterAll(() => backend?.close());

const post = (json: unknown) => backend.call('POST', '/api/v1/flight/booking', { json });
const contactOf = (email: string) => ({ ...CONTACT, email });
const stockOf = (flight: FlightAnswer) => findStock(backend, flight);
const garuda = (more: object = {}) => findFlights(backend, { preferredAirlines: [7], ...more });

describe('the last seats', () => {
  async function findScarce(): Promise<FlightAnswer> {
    for (const departDate of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']) {
      const flights = await findFlights(backend, { departDate });
      const scarce = flights.find(({ ClassObjects }) => ClassObjects[0]!.Seat === 1);
      if (scarce) return scarce;
    }
    throw new Error('no flight with one seat left');
  }

  test('one seat goes to one of twenty who book it at once, and comes back once', async () => {
    const flight = await findScarce();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(bookingOf([flight], { contact: contactOf(`g${index}@example.com`) })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(19).fill(409)]);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'FLIGHT_SOLD_OUT']));
    const winner = answers.find(({ status }) => status === 200)!.body.data;
    const before = await stockOf(flight);
    expect((await applyEvent(backend, winner.id, 'canceled')).ok).toBe(true);
    const back = await stockOf(flight);
    expect(back.map(({ sold }) => sold)).toEqual(before.map(({ sold }) => sold - 1));
    const repeated = await backend.context.db
      .transaction()
      .execute((trx) => releaseHold(trx, winner.id, backend.clock.now()));
    expect(repeated).toBeUndefined();
    expect(await stockOf(flight)).toEqual(back);
  });

  test('come back by themselves when the time limit passes', async () => {
    const [flight] = (await garuda({ destination: 'SUB', departDate: '2026-12-14' })).filter(
      ({ IsConnecting }) => !IsConnecting,
    );
    const { body } = await post(bookingOf([flight!], { contact: contactOf('slow@example.com') }));
    expect((await stockOf(flight!)).map(({ sold }) => sold)).toEqual([1]);
    backend.clock.advance(61 * 60_000);
    await backend.drainJobs({ scheduled: true });
    backend.clock.set('2026-11-20T03:00:00Z');
    expect((await findBooking(backend.context.db, body.data.id))!.paymentStatus).toBe('expired');
    expect((await stockOf(flight!)).map(({ sold }) => sold)).toEqual([0]);
  });
});
