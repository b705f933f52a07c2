import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nikProblem } from '@wisata/kernel/identity';
import { findClashes } from '@wisata/kernel/trip-fit';
import { classifyPassenger } from '@wisata/kernel/passengers';
import * as v from 'valibot';
import { RESERVATION } from '../../documents/reservation.fixture.ts';
import { startTestBackend, type LooseJson, type TestBackend } from '../../testing.ts';
import { modules } from '../../modules.ts';
import { bookingServices, type DemoOrder } from '../bookings/index.ts';
import { demoModule } from './module.ts';

let backend: TestBackend;
beforeAll(async () => {
  // Whatever the process is set to, the orders of the past were made under ordinary conditions.
  const env = { BOOKING_TIME_LIMIT_SECONDS: '30', SUPPLIER_FAULTS: 'hotel:fail', LOG_LEVEL: 'error' };
  backend = await startTestBackend({ modules, env });
});
afterAll(() => backend?.close());

/** What all services of this site say that an account has bought. */
const ordersOf = (whose: DemoOrder['of']) =>
  [...bookingServices(backend.context).values()]
    .flatMap(({ demoOrders = [] }) => demoOrders)
    .filter(({ of }) => of === whose);
const get = async (path: string, as = 'member') => (await backend.call('GET', path, { as })).body.data;
const counts = async () => {
  const tables = ['bookings', 'booking_events', 'payments', 'passengers', 'itinerary_items', 'mails'] as const;
  const { db } = backend.context;
  return Promise.all(
    tables.map((table) => db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirstOrThrow()),
  );
};

test('the member has an order in every state, each with the story that leads there', async () => {
  const { data } = await get('/api/v1/dashboard/booking?limit=50');
  const stories: Record<string, string> = {};
  for (const { id, status, created_at: createdAt } of data) {
    const { timeline } = await get(`/api/v1/dashboard/booking/${id}`);
    expect(timeline[0]).toMatchObject({ kind: 'created', at: createdAt });
    const times = timeline.map(({ at }: LooseJson) => at);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1) <= backend.clock.now().toISOString()).toBe(true);
    stories[status] = timeline.map(({ kind }: LooseJson) => kind).join(' ');
  }
  const paid = 'created payment-started payment-settled issue-started';
  expect(stories).toEqual({
    issued: `${paid} issued`,
    process: paid,
    error: `${paid} issue-failed`,
    refunded: `${paid} issued refunded`,
    expired: 'created expired',
    canceled: 'created canceled',
  });
});

test('stays lie behind and ahead, and a paid order has its transaction and voucher', async () => {
  const { data } = await get('/api/v1/dashboard/booking?limit=50');
  const issued = data.filter(({ status }: LooseJson) => status === 'issued');
  const days = issued.flatMap(({ detail }: LooseJson) => detail.check_in_date ?? []).sort();
  const today = backend.clock.now().toISOString().slice(0, 10);
  expect([days[0] < today, days.at(-1) > today]).toEqual([true, true]);
  const transactions = (await get('/api/v1/transaction?limit=50')).data;
  expect(transactions.every(({ paymentStatus }: LooseJson) => paymentStatus === 'paid')).toBe(true);
  const mixed = transactions.map(({ bookings }: LooseJson) => bookings.map(({ service }: LooseJson) => service).join());
  expect(mixed.filter((services: string) => services.includes(','))).toEqual(['flight,hotel']);
  for (const { id, service } of issued) {
    const { status } = await backend.call('POST', '/api/v1/itinerary/voucher_itin', {
      as: 'member',
      json: { id, service },
    });
    expect(status).toBe(200);
  }
});

test('every issued order is a reservation that mail programs can read, of every service and for its owner only', async () => {
  const { data } = await get('/api/v1/dashboard/booking?limit=50');
  const kinds = new Set<string>();
  for (const { id, status, service } of data) {
    const { reservations } = await get(`/api/v1/dashboard/booking/${id}`);
    expect([service, status, reservations.length > 0]).toEqual([service, status, status === 'issued']);
    for (const each of v.parse(v.array(RESERVATION), reservations)) kinds.add(each['@type']);
    const stranger = await backend.call('GET', `/api/v1/dashboard/booking/${id}`, { as: 'member2@wisata.test' });
    expect(stranger.status).toBe(404);
  }
  const sold = ['FlightReservation', 'LodgingReservation', 'TrainReservation', 'EventReservation', 'TaxiReservation'];
  expect([...kinds]).toEqual(expect.arrayContaining(sold));
});

test('suppliers and stock hold exactly what orders still need', async () => {
  const { db } = backend.context;
  const held = await db.selectFrom('service_holds').select('booking_id').where('released_at', 'is', null).execute();
  const live = await db
    .selectFrom('bookings')
    .select('id')
    .where('payment_status', 'not in', ['expired', 'canceled', 'refunded'])
    .execute();
  expect(held.map((row) => row.booking_id).sort()).toEqual(live.map((row) => row.id).sort());
});

test('the cart of the member is empty; the account with open orders has rupiah beside dollars', async () => {
  expect((await get('/api/v1/cart')).count).toBe(0);
  const { carts } = await get('/api/v1/cart', 'orders@wisata.test');
  expect(carts).toHaveLength(ordersOf('opener').length);
  const kinds = carts.map(({ currency, status }: LooseJson) => `${currency} ${status}`);
  expect(new Set(kinds)).toEqual(new Set(['IDR unpaid', 'SGD unpaid']));
  expect((await get('/api/v1/dashboard/booking', 'empty@wisata.test')).total).toBe(0);
});

const TRIP_GUEST = { email: 'trip.guest@wisata.test', codes: [...'ACDEFGHJKMN'].map((each) => `WSTRIP222${each}`) };

test.each([
  ['a member', 'trip@wisata.test', []],
  ['a guest', 'basic', TRIP_GUEST.codes.map((code) => ({ order_id: code, email: TRIP_GUEST.email }))],
])(
  'the trip of %s goes through seven services, with a clash, a tight gap, one to pay and one given back',
  async (_who, as, orders) => {
    const { bookings, ways } = (await backend.call('POST', '/api/v1/trip', { as, json: { orders } })).body.data;
    const standing = bookings.filter(({ status }: LooseJson) => status !== 'refunded');
    expect(standing.map(({ service }: LooseJson) => service).sort()).toEqual(
      expect.arrayContaining(['category_product_activities', 'flight', 'hotel', 'tour', 'train', 'transport', 'venue']),
    );
    const statuses = bookings.map(({ status }: LooseJson) => status).filter((status: string) => status !== 'issued');
    expect(statuses.sort()).toEqual(['refunded', 'unpaid']);
    const minutes = new Map<string, number>(
      ways.map(({ from, to, ...way }: LooseJson) => [`${from} ${to}`, way.minutes]),
    );
    const clashes = findClashes(standing, (from, to) => minutes.get(`${from.name} ${to.name}`));
    const found = clashes.map(({ kind, lines }) => [kind, ...lines.map(({ service }: LooseJson) => service)].join(' '));
    expect(found).toEqual(['two-visits category_product_activities tour', 'tight transport flight']);
  },
);

test('the guest finds the paid order with what the README says', async () => {
  const json = { email: 'guest@wisata.test', order_id: 'WSTAMU2346' };
  const { body } = await backend.call('POST', '/api/v1/guest-order', { json });
  expect(body.data.data.carts[0]).toMatchObject({ status: 'issued', user_id: null });
  const voucher = { id: json.order_id, service: 'hotel', email: json.email };
  expect((await backend.call('POST', '/api/v1/download/voucher', { json: voucher })).status).toBe(200);
});

test('eight saved passengers: a single name, a child about to turn twelve, a passport that ran out', async () => {
  const { data, total } = await get('/api/v1/dashboard/passenger');
  expect(total).toBe(8);
  const today = backend.clock.now().toISOString().slice(0, 10);
  const soon = new Date(backend.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const is = (check: (one: LooseJson) => boolean) => data.filter(check).length;
  expect(is(({ last_name: last }) => last === '')).toBe(1);
  expect(is(({ is_complete: complete }) => !complete)).toBe(2);
  expect(is(({ passport_expire: day }) => day !== null && day < today)).toBe(1);
  const turns = ({ birthdate }: LooseJson) =>
    birthdate !== null &&
    classifyPassenger(FLIGHT_BANDS, birthdate, today) === 'CHD' &&
    classifyPassenger(FLIGHT_BANDS, birthdate, soon) === 'ADT';
  expect(is(turns)).toBe(1);
  for (const { id_type: type, id_number: number, birthdate, title } of data) {
    if (type === 1 && number) expect(nikProblem(number, birthdate, title)).toBeUndefined();
  }
});

test('the itinerary holds what was booked for the next trip and days of its own', async () => {
  const { data } = await get('/api/v1/itinerary?limit=50');
  expect(data.map(({ service }: LooseJson) => service ?? 'own')).toEqual(
    expect.arrayContaining(['own', 'hotel', 'flight', 'tour', 'venue']),
  );
  const bookings = data.flatMap(({ booking_id: id }: LooseJson) => id ?? []);
  expect(bookings.length).toBeGreaterThan(3);
  expect(new Set(bookings).size).toBe(bookings.length);
  const { body } = await backend.call('GET', '/api/v1/itinerary/calendar', { as: 'member' });
  const owners = [...body.matchAll(/^UID:.*@(\w+)\.wisata/gm)].map(([, owner]) => owner);
  expect(owners).toEqual(expect.arrayContaining(['flight', 'train', 'stay', 'tour', 'venue', 'cancel', 'itinerary']));
});

test('orders of the past send no mail, leave no job and are not added twice', async () => {
  const before = await counts();
  expect(await backend.context.db.selectFrom('mails').select('id').execute()).toHaveLength(0);
  await demoModule.seedThrough!(backend.context, modules);
  expect(await counts()).toEqual(before);
  await backend.drainJobs({ scheduled: true });
  expect(await counts()).toEqual(before);
});

test('when its open orders have ended, the account gets new ones at the next start', async () => {
  backend.clock.advance(5 * 86_400_000);
  await backend.drainJobs({ scheduled: true });
  expect((await get('/api/v1/cart', 'orders@wisata.test')).count).toBe(0);
  await demoModule.seedThrough!(backend.context, modules);
  expect((await get('/api/v1/cart', 'orders@wisata.test')).count).toBe(ordersOf('opener').length);
  expect((await get('/api/v1/dashboard/booking?limit=50')).total).toBe(ordersOf('member').length);
});
