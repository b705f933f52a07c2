import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { book, createTestService } from '../../../testing/test-service.ts';
import { startTestBackend } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from './index.ts';

let backend: TestBackend;
const codes = new Map<string, string>();

/** What the record of a ride says of its name. */
const inBoth = (title: string) =>
  title === TOUR ? { detail: { sold: { words: { en: { title }, id: { title: 'Matahari terbit' } } } } } : {};

/** One booking a title, paid together; the clock of the test says when. */
async function pay(at: string, lines: readonly (readonly [service: string, title: string])[]): Promise<void> {
  backend.clock.set(at);
  const { id: userId } = (await findUserByEmail(backend.context.db, 'member@wisata.test'))!;
  const bookings = await Promise.all(
    lines.map(([service, title]) => book(backend.context, { userId, service, title, ...inBoth(title) })),
  );
  for (const { titles, code } of bookings) codes.set(titles.en, code);
  const json = { bookings: bookings.map(({ id }) => id), bank_code: '014', product_code: 'BCAVA', title: lines[0]![1] };
  expect((await backend.call('POST', '/api/v1/payment/add', { json, as: 'member' })).status).toBe(200);
}

const HOTEL = 'Samudra Biru Sanur';
const FLIGHT = 'Jakarta to Denpasar';
const CART = 'Kebun Raya Ubud';
const TOUR = 'Borobudur at sunrise';

beforeAll(async () => {
  const services = ['hotel', 'flight', 'transport'].map((service) => createTestService(service).module);
  backend = await startTestBackend({ modules: [bookingsModule, gatewayModule, paymentModule, ...services] });
  // The first two are a minute apart, on both sides of midnight in Jakarta.
  await pay('2026-11-18T16:59:30Z', [['hotel', HOTEL]]);
  await pay('2026-11-18T17:00:30Z', [['flight', FLIGHT]]);
  await pay('2026-11-20T03:00:00Z', [
    ['hotel', CART],
    ['transport', TOUR],
  ]);
});
afterAll(() => backend.close());

interface Page {
  readonly total: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly data: readonly { title: string }[];
}

async function search(query: Record<string, string>, as = 'member'): Promise<Page> {
  const { status, body } = await backend.call('GET', `/api/v1/transaction?${new URLSearchParams(query)}`, { as });
  expect(status).toBe(200);
  return (body as { data: Page }).data;
}
const titles = async (query: Record<string, string>) => (await search(query)).data.map(({ title }) => title);

describe("a member's transactions", () => {
  test('come newest first, page by page', async () => {
    expect(await titles({})).toEqual([CART, FLIGHT, HOTEL]);
    expect(await search({ page: '2', limit: '2' })).toMatchObject({
      total: 3,
      from: 3,
      to: 3,
      data: [{ title: HOTEL }],
    });
    expect(await search({ page: '9' })).toMatchObject({ total: 3, from: null, to: null, data: [] });
    expect((await search({}, 'member2')).total).toBe(0);
  });

  test.each([
    ['part of a title, in any case', { keyword: 'DENPASAR' }, [FLIGHT]],
    ['the title of any booking in the cart', { keyword: 'borobudur' }, [CART]],
    ['its title in the other language', { keyword: 'matahari' }, [CART]],
    ['words that match several', { keyword: 'b' }, [CART, HOTEL]],
    ['signs that a database would read as wildcards', { keyword: '%' }, []],
    ['one service', { service: 'flight' }, [FLIGHT]],
    ['a service that only a later line of a cart has', { service: 'transport' }, [CART]],
    ['several services, with spaces and an unknown one', { service: 'flight, transport,boat' }, [CART, FLIGHT]],
    ['a service nobody booked', { service: 'train' }, []],
    ['days of Jakarta, both included', { startDate: '2026-11-18', endDate: '2026-11-18' }, [HOTEL]],
    ['an open end', { startDate: '2026-11-19' }, [CART, FLIGHT]],
    ['an open start', { endDate: '2026-11-19' }, [FLIGHT, HOTEL]],
    ['days in the wrong order', { startDate: '2026-11-20', endDate: '2026-11-18' }, []],
    ['everything at once', { keyword: 'ubud', service: 'hotel,flight', startDate: '2026-11-19' }, [CART]],
    ['filters that contradict each other', { keyword: 'ubud', service: 'flight' }, []],
  ])('are found by %s', async (_what, query, expected) => {
    expect((await titles(query as Record<string, string>)).sort()).toEqual([...expected].sort());
  });

  test('are found by the order ID of any of their bookings', async () => {
    expect(await titles({ keyword: codes.get(TOUR)!.toLowerCase() })).toEqual([CART]);
  });

  test.each([
    ['startDate', '20-11-2026'],
    ['endDate', '2026-02-30T00:00'],
    ['keyword', 'x'.repeat(101)],
  ])('refuse %s=%s', async (field, value) => {
    const path = `/api/v1/transaction?${field}=${value}`;
    const { status, body } = await backend.call('GET', path, { as: 'member' });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });
});
