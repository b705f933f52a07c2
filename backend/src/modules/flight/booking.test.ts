import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookingServices, findBooking } from '../bookings/index.ts';
import { settleBooking, type LooseJson, type TestBackend } from '../../testing.ts';
import {
  ADULT,
  bookingOf,
  CHILD,
  CONTACT,
  findFlights,
  findStock,
  INFANT,
  PASSPORT,
  search,
  startFlightBackend,
} from './flight.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startFlightBackend();
});
afterAll(() => backend?.close());

const post = (json: unknown, options: { as?: string; headers?: Record<string, string> } = {}) =>
  backend.call('POST', '/api/v1/flight/booking', { json, ...options });
const contactOf = (email: string) => ({ ...CONTACT, email });
const pay = async (id: string) => {
  await settleBooking(backend, id);
  await backend.drainJobs();
};
const stockOf = (flight: FlightAnswer) => findStock(backend, flight);
const garuda = (more: object = {}) => findFlights(backend, { preferredAirlines: [7], ...more });
const directs = (flights: readonly FlightAnswer[]) => flights.filter(({ IsConnecting }) => !IsConnecting);

describe('booking a flight', () => {
  test('gives the whole record and lowers the seats', async () => {
    const [flight] = directs(await garuda({ adult: 2, child: 1, infant: 1 }));
    const passengers = [INFANT, CHILD, ADULT, { ...ADULT, title: 'MR', first_name: 'Suharto', last_name: 'Suharto' }];
    const party = { adult: 2, child: 1, infant: 1, passengers };
    const { status, body } = await post(bookingOf([flight!], party));
    expect([status, body.message]).toEqual([200, 'Booking flight success']);
    expect(body.data).toMatchObject({
      airline: 'Garuda Indonesia',
      title: 'Jakarta (CGK) → Denpasar (DPS)',
      payment_status: 'unpaid',
      status_checkout: 'open',
      status_issue: 'waiting',
      time_limit: '2026-11-20T04:00:00.000Z',
      total_paid: flight!.TotalFare,
      contact: { email: 'ayu@example.com', mobile_phone: '+6281234567890' },
      segments: [{ origin: 'CGK', destination: 'DPS', num: 1, seq: 1, airline_booking_code: body.data.booking_code }],
      flight_details: [
        { num: 1, seq: 1, flight_number: flight!.Number, origin_timezone: 'Asia/Jakarta', category: 'Economy' },
      ],
    });
    expect(body.data.booking_code).toMatch(/^[A-Z2-9]{6}$/);
    expect(body.data.code).toMatch(/^WS[2-9A-Z]{8}$/);
    expect(body.data.passengers.map(({ type }: LooseJson) => type)).toEqual(['ADT', 'ADT', 'CHD', 'INF']);
    const { payments } = body.data;
    const total = payments.find(({ code }: LooseJson) => code === 'TOTAL_PAID').amount;
    const rows = payments.filter(({ code }: LooseJson) => code !== 'TOTAL_PAID');
    expect([total, rows.reduce((sum: number, row: LooseJson) => sum + row.amount, 0)]).toEqual([
      flight!.TotalFare,
      flight!.TotalFare,
    ]);
    expect(await stockOf(flight!)).toEqual([{ product: flight!.FlightId.slice(4), sold: 3 }]);
    const again = (await garuda()).find(({ FlightId }) => FlightId === flight!.FlightId)!;
    const before = (await garuda({ departDate: '2026-12-07' })).find(({ FlightId }) => FlightId === flight!.FlightId)!;
    expect(again.ClassObjects).toEqual(before.ClassObjects);
    const booking = await findBooking(backend.context.db, body.data.id);
    expect(booking).toMatchObject({
      service: 'flight',
      amountMinor: flight!.TotalFare,
      detail: { pnr_id: body.data.pnr_id },
    });
  });

  test('one booking lowers the seats that the list shows by one', async () => {
    const [flight] = directs(await findFlights(backend, { preferredAirlines: [4] }));
    const { body } = await post(bookingOf([flight!], { contact: contactOf('one@example.com') }));
    expect(body.data.code).toBeDefined();
    const seatOf = (flights: readonly FlightAnswer[]) =>
      flights
        .find(({ FlightId }) => FlightId === flight!.FlightId)!
        .ClassObjects.find(({ Code }) => Code === flight!.ClassObjects[0]!.Code)?.Seat ?? 0;
    expect(seatOf(await findFlights(backend, { preferredAirlines: [4] }))).toBe(flight!.ClassObjects[0]!.Seat - 1);
  });

  test('a round trip is one booking with both journeys; two airlines give two locators', async () => {
    const { Schedules } = await search(backend, { returnDate: '2026-12-12' });
    const of = (index: number, airline: number) =>
      directs(Schedules[index]!.Flights).find(({ Airline, IsAvailable }) => Airline === airline && IsAvailable)!;
    const same = await post(bookingOf([of(0, 7), of(1, 7)], { contact: contactOf('round@example.com') }));
    expect(same.body.data).toMatchObject({ trip: 'round-trip', title: 'Jakarta (CGK) ⇄ Denpasar (DPS)' });
    expect(same.body.data.booking_code).toMatch(/^[A-Z2-9]{6}$/);
    const mixed = await post(bookingOf([of(0, 4), of(1, 5)], { contact: contactOf('mixed@example.com') }));
    expect(mixed.body.data.flight_details.map(({ num }: LooseJson) => num)).toEqual([1, 2]);
    const locators = mixed.body.data.booking_code.split(', ');
    expect(mixed.body.data.segments.map((segment: LooseJson) => segment.airline_booking_code)).toEqual(locators);
    expect(new Set(locators).size).toBe(2);
    await pay(mixed.body.data.id);
    const booking = await findBooking(backend.context.db, mixed.body.data.id);
    const [passenger] = booking!.detail.passengers as LooseJson[];
    expect(passenger.ticket_numbers).toEqual([
      expect.stringMatching(/^888\d{10}$/),
      expect.stringMatching(/^975\d{10}$/),
    ]);
    expect(passenger.ticket_number).toBe(passenger.ticket_numbers[0]);
  });

  test('answers a repeat with the first booking and refuses the same people twice', async () => {
    const flight = directs(await garuda({ departDate: '2026-12-08' })).find((each) => each.ClassObjects[0]!.Seat > 2);
    const booking = bookingOf([flight!], { contact: contactOf('repeat@example.com') });
    const options = { headers: { 'idempotency-key': 'flight-checkout-1' } };
    const [first, twin] = await Promise.all([post(booking, options), post(booking, options)]);
    expect([first.status, twin.body.data.id]).toEqual([200, first.body.data.id]);
    const second = await post(booking);
    expect([second.status, second.body.message]).toEqual([409, 'Data already exist']);
    expect(await stockOf(flight!)).toEqual([expect.objectContaining({ sold: 1 })]);
    const friend = { ...ADULT, first_name: 'Dewi', last_name: 'Anggraini' };
    expect((await post({ ...booking, passengers: [friend] })).status).toBe(200);
  });

  test('abroad it needs passports, and a GDS holds the seats for three hours', async () => {
    const [flight] = await findFlights(backend, { destination: 'SIN', preferredAirlines: [6] });
    const refused = await post(bookingOf([flight!]));
    expect(Object.keys(refused.body.fields).sort()).toEqual(
      ['passport_expire', 'passport_number', 'passport_origin_country'].map((field) => `passengers.0.${field}`),
    );
    const until = (passport_expire: string) =>
      post(bookingOf([flight!], { passengers: [{ ...ADULT, ...PASSPORT, passport_expire }] }));
    expect((await until('2027-06-06')).body.fields).toEqual({
      'passengers.0.passport_expire': 'Passport must be valid at least 6 months from departure',
    });
    const booked = await until('2027-06-07');
    expect([booked.status, booked.body.data.time_limit]).toEqual([200, '2026-11-20T06:00:00.000Z']);
  });

  test('never holds seats past the end of sale', async () => {
    const today = { departDate: '2026-11-20' };
    const flights = directs(await garuda(today)).sort((a, b) => (a.DepartTime < b.DepartTime ? -1 : 1));
    const soon = flights[0]!;
    const departAt = Date.parse(`2026-11-20T${soon.DepartTime}:00+07:00`);
    expect(departAt - backend.clock.now().getTime()).toBeGreaterThan(130 * 60_000);
    backend.clock.set(new Date(departAt - 150 * 60_000));
    const { body } = await post(bookingOf([soon], { contact: contactOf('late@example.com'), total_price: null }));
    expect(body.data.time_limit).toBe(new Date(departAt - 120 * 60_000).toISOString());
    backend.clock.set(new Date(departAt - 100 * 60_000));
    const closed = await post(bookingOf([soon], { contact: contactOf('later@example.com') }));
    expect([closed.status, closed.body.code]).toEqual([409, 'FLIGHT_CLOSED']);
    expect((await garuda(today)).map(({ FlightId }) => FlightId)).not.toContain(soon.FlightId);
    backend.clock.set('2026-11-20T03:00:00Z');
  });

  test('a total that differs is refused with the new one', async () => {
    const [flight] = directs(await garuda());
    const { status, body } = await post(bookingOf([flight!], { total_price: flight!.TotalFare - 100 }));
    expect([status, body.code, body.data.total]).toEqual([409, 'PRICE_CHANGED', flight!.TotalFare]);
  });

  test.each([
    [{ contact: { ...CONTACT, email: 'no' } }, 'contact.email'],
    [{ contact: { ...CONTACT, mobile_phone: undefined } }, 'contact.mobile_phone'],
    [{ passengers: [] }, 'passengers'],
    [{ passengers: [ADULT, CHILD] }, 'passengers'],
    [{ passengers: [{ ...ADULT, birth_date: '2014-12-08' }] }, 'passengers.0.birth_date'],
    [{ passengers: [{ ...ADULT, birth_date: '2027-01-01' }] }, 'passengers.0.birth_date'],
    [{ passengers: [{ ...ADULT, title: 'MSTR' }] }, 'passengers.0.title'],
    [{ passengers: [{ ...ADULT, first_name: 'Dr. Ayu' }] }, 'passengers.0.first_name'],
    [{ child: 1, passengers: [ADULT, { ...CHILD, birth_date: '' }] }, 'passengers.1.birth_date'],
    [{ infant: 1, passengers: [ADULT, { ...INFANT, birth_date: '2024-12-07' }] }, 'passengers.1.birth_date'],
    [{ infant: 2, passengers: [ADULT, INFANT, INFANT] }, 'infant'],
    [{ currency: 'SGD' }, 'currency'],
  ])('names the field that is wrong: %#', async (change, field) => {
    const [flight] = directs(await garuda());
    const { status, body } = await post({ ...bookingOf([flight!]), total_price: null, ...change });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('takes a twelfth birthday on the day of departure as an adult', async () => {
    const [flight] = directs(await garuda({ departDate: '2026-12-09' }));
    const passengers = [{ ...ADULT, birth_date: '2014-12-09' }];
    expect((await post(bookingOf([flight!], { passengers }))).status).toBe(200);
  });
});

test('a paid booking gets a ticket for each passenger, and an agenda in local times', async () => {
  const flights = await findFlights(backend, { destination: 'DJJ', adult: 1, infant: 1 });
  const flight = flights.find(({ TotalTransit }) => TotalTransit > 0)!;
  const party = { adult: 1, infant: 1, passengers: [ADULT, INFANT], contact: contactOf('paid@example.com') };
  const { body } = await post(bookingOf([flight], party));
  await pay(body.data.id);
  const booking = (await findBooking(backend.context.db, body.data.id))!;
  expect(booking).toMatchObject({ paymentStatus: 'paid', statusIssue: 'issued' });
  const tickets = (booking.detail.passengers as LooseJson[]).map(({ ticket_number: ticket }) => ticket as string);
  expect(tickets).toEqual([expect.stringMatching(/^\d{13}$/), expect.stringMatching(/^\d{13}$/)]);
  expect(new Set(tickets).size).toBe(2);
  const agenda = bookingServices(backend.context).get('flight')!.agenda!(booking, 'en');
  expect(agenda).toHaveLength(2 * (flight.TotalTransit + 1));
  expect(agenda[0]).toMatchObject({ kind: 'departure', time: flight.DepartTime, zone: 'WIB' });
  expect(agenda.at(-1)).toMatchObject({
    kind: 'arrival',
    date: flight.ArriveDate,
    time: flight.ArriveTime,
    zone: 'WIT',
  });
});
