import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { settleBooking, type LooseJson, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import type { FlightSupplier } from './supplier.ts';
import { createPacedSupplier } from './suppliers/faults.ts';
import { bookingOf, choose, findFlights, search, SEARCH, startFlightBackend } from './flight.fixture.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await startFlightBackend();
});
afterEach(() => backend?.close());

const API = [3, 4, 5, 7];
const setFaults = (text: string) => void (backend.context.config.supplierFaults = text);
const post = (path: string, json: unknown) => backend.call('POST', `/api/v1/flight/${path}`, { json });
const countRows = async () => {
  const { db } = backend.context;
  const bookings = await db.selectFrom('bookings').select('id').execute();
  const stock = await db.selectFrom('service_stock').select('sold').where('sold', '>', 0).execute();
  return [bookings.length, stock.length];
};
const direct = async (preferredAirlines: number[]) =>
  (await findFlights(backend, { preferredAirlines })).find(({ IsConnecting }) => !IsConnecting)!;

describe('one source of a group that', () => {
  test.each(['flight:5:fail', 'flight:5:garbage', 'flight:5:fail-search'])(
    'answers %s is named, and the others stay',
    async (fault) => {
      const whole = await search(backend, { preferredAirlines: API });
      setFaults(fault);
      const { Schedules, failed } = await search(backend, { preferredAirlines: API });
      expect(failed).toEqual([{ provider: 5, name: 'AirAsia', message: 'AirAsia did not answer' }]);
      const others = whole.Schedules[0]!.Flights.filter(({ Airline }) => Airline !== 5);
      expect(Schedules[0]!.Flights).toEqual(others);
    },
  );

  test('is empty has simply nothing', async () => {
    setFaults('flight:7:empty');
    const { Schedules, failed } = await search(backend, { preferredAirlines: [7] });
    expect([Schedules[0]!.Flights, failed]).toEqual([[], []]);
  });

  test('is slow holds the others up no longer than itself', async () => {
    setFaults('flight:5:slow=120');
    const startedAt = performance.now();
    expect((await search(backend, { preferredAirlines: API })).failed).toEqual([]);
    expect(performance.now() - startedAt).toBeGreaterThan(115);
  });
});

test('each source takes its usual time when waiting times are on', async () => {
  const asked: number[] = [];
  const fast = { search: async () => [] } as unknown as FlightSupplier;
  for (const pace of [0, 0.1]) {
    const startedAt = performance.now();
    await createPacedSupplier(fast, pace).search({ ...SEARCH, provider: 7, date: '', cabin: 'Economy', at: 0 });
    asked.push(performance.now() - startedAt);
  }
  expect(asked[1]!).toBeGreaterThan(20);
  expect(asked[0]!).toBeLessThan(asked[1]!);
});

test("Sriwijaya's interface is down on the thirteenth", async () => {
  const { Schedules, failed } = await search(backend, { departDate: '2026-12-13', preferredAirlines: API });
  expect(failed.map(({ name }) => name)).toEqual(['Sriwijaya']);
  expect(Schedules[0]!.Flights.length).toBeGreaterThan(0);
});

test.each(['flight:fail', 'flight:garbage'])('when every source answers %s, every call is a 502', async (fault) => {
  const flight = await direct([7]);
  setFaults(fault);
  const calls = [
    post('availability', { ...SEARCH, preferredAirlines: API }),
    post('fare-detail', { flights: [choose(flight)], adult: 1 }),
    post('booking', bookingOf([flight])),
  ];
  for (const { status, body } of await Promise.all(calls)) {
    expect(status).toBe(502);
    expect(body).toMatchObject({ code: 'FLIGHT_SUPPLIER_FAILED', data: null });
    expect(JSON.stringify(body)).not.toContain('html');
  }
  expect(await countRows()).toEqual([0, 0]);
  setFaults('');
  expect((await post('booking', bookingOf([flight]))).status).toBe(200);
});

test('an airline that fails while it books leaves no booking, no seat and no other reservation', async () => {
  const { Schedules } = await search(backend, { returnDate: '2026-12-12' });
  const of = (index: number, airline: number) =>
    Schedules[index]!.Flights.find(({ Airline, IsAvailable }) => Airline === airline && IsAvailable)!;
  setFaults('flight:5:fail-book');
  expect((await post('booking', bookingOf([of(0, 4), of(1, 5)]))).status).toBe(502);
  expect(await countRows()).toEqual([0, 0]);
});

test('a price that rises is told before it is booked, and agreed to with the new total', async () => {
  const data = await search(backend, { preferredAirlines: [7] });
  const flight = data.Schedules[0]!.Flights.find(({ IsAvailable }) => IsAvailable)!;
  setFaults('flight:7:price-change');
  const asked = { flights: [choose(flight)], adult: 1, correlation_id: data.correlation_id };
  const { body: detail } = await post('fare-detail', asked);
  expect(detail.data).toMatchObject({ price_changed: true, previous_total: flight.TotalFare });
  expect(detail.data.total).toBeGreaterThan(flight.TotalFare);
  const refused = await post('booking', bookingOf([flight], { correlation_id: data.correlation_id }));
  expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
  expect(refused.body.data).toMatchObject({ total: detail.data.total, old_total: flight.TotalFare });
  const agreed = await post('booking', bookingOf([flight], { total_price: detail.data.total }));
  expect(agreed.body.data.total_paid).toBe(detail.data.total);
});

test('a quote binds for half an hour; afterwards the price of the moment counts', async () => {
  const data = await search(backend, { preferredAirlines: [2, 4, 5, 7], departDate: '2026-12-21' });
  const flights = data.Schedules[0]!.Flights.filter(({ IsAvailable }) => IsAvailable);
  const ask = async (correlation_id: string | null) => {
    const answers: LooseJson[] = [];
    for (const flight of flights) {
      const { body } = await post('fare-detail', { flights: [choose(flight)], adult: 1, correlation_id });
      if (body.data) answers.push(body.data);
    }
    return answers;
  };
  backend.clock.advance(29 * 60_000);
  const bound = await ask(data.correlation_id);
  expect(bound.filter(({ price_changed: changed }) => changed)).toEqual([]);
  backend.clock.advance(7 * 3_600_000);
  const later = await ask(data.correlation_id);
  const changed = later.filter(({ price_changed: isChanged }) => isChanged);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(later.length / 2);
  for (const { total, previous_total: previous, correlation_id: fresh } of changed) {
    expect(total).not.toBe(previous);
    expect(fresh).not.toBe(data.correlation_id);
  }
});

test('tickets are asked for again until the airline answers', async () => {
  const flight = await direct([7]);
  const { body } = await post('booking', bookingOf([flight]));
  await settleBooking(backend, body.data.id);
  setFaults('flight:7:fail-issue');
  await backend.drainJobs();
  expect((await findBooking(backend.context.db, body.data.id))!.statusIssue).toBe('process');
  setFaults('');
  await backend.retryFailedJobs();
  await backend.drainJobs();
  const booking = await findBooking(backend.context.db, body.data.id);
  expect(booking!.statusIssue).toBe('issued');
  expect((booking!.detail.passengers as LooseJson[])[0].ticket_number).toMatch(/^126\d{10}$/);
});

test('each airline has a badge of its own', async () => {
  const { status, headers, body } = await backend.call('GET', '/media/airline/GA.svg', { as: 'none' });
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(body).toContain('<title>Garuda Indonesia</title>');
  expect((await backend.call('GET', '/media/airline/XX.svg', { as: 'none' })).status).toBe(404);
});
