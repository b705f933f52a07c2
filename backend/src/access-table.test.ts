import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { findUserByEmail } from './modules/auth/index.ts';
import { ACCESS_ROWS } from './access-table.fixture.ts';
import { modules } from './modules.ts';
import { OWNED_ROUTES, SHARED_ROUTES } from './owned-routes.fixture.ts';
import type { OwnedRoute } from './owned-routes.fixture.ts';
import type { Access } from './app/route.ts';
import { routesOf } from './app/server.ts';
import { startTestBackend, type Answer, type TestBackend } from './testing.ts';

const OTHER = 'member2@wisata.test';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const GUEST_EMAIL = 'guest@wisata.test';
const MEMBER_EMAIL = 'orders@wisata.test';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules, env: { LOG_LEVEL: 'error' } });
});
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});
afterAll(() => backend?.close());

const split = (route: string) => route.split(' ') as [method: string, path: string];

test('every route has its row, with the access that the row says', () => {
  const declared = routesOf(backend.context, modules).map(({ access, method, path }) => `${access} ${method} ${path}`);
  expect(declared.sort()).toEqual(ACCESS_ROWS.map(({ access, route }) => `${access} ${route}`).sort());
});

test('every address with an id says whose it is', () => {
  const withId = ACCESS_ROWS.map(({ route }) => route).filter((route) => route.includes(':'));
  const known = [...OWNED_ROUTES.map(({ route }) => route), ...SHARED_ROUTES];
  expect(withId.filter((route) => !known.includes(route))).toEqual([]);
  expect(known.filter((route) => !ACCESS_ROWS.some((row) => row.route === route))).toEqual([]);
});

const STAFF = ['support', 'content', 'finance', 'admin'] as const;
const CALLERS = ['none', 'basic', 'member', OTHER, 'agent', ...STAFF] as const;
const MAY: Record<Access, readonly string[]> = {
  open: CALLERS,
  public: ['basic', 'member', OTHER, 'agent', ...STAFF],
  member: ['member', OTHER, 'agent', ...STAFF],
  agent: ['agent', 'admin'],
  staff: STAFF,
  orders: ['support', 'finance', 'admin'],
  requests: ['support', 'finance', 'admin'],
  refunds: ['finance', 'admin'],
  members: ['support', 'admin'],
  editing: ['content', 'admin'],
  promos: ['finance', 'admin'],
  suppliers: ['support', 'admin'],
  admin: ['admin'],
};

/** Not the refusals of a wrong password or signature, which have codes of their own. */
const isRefused = ({ body }: Answer) => ['UNAUTHENTICATED', 'TOKEN_INVALID', 'FORBIDDEN'].includes(body?.code);

describe('who may call', () => {
  test.each(ACCESS_ROWS)('$access: $route', async ({ access, route }) => {
    const [method, path] = split(route);
    const url = path.replaceAll(/:\w+/g, UNKNOWN);
    for (const as of CALLERS) {
      const answer = await backend.call(method, url, { as, ...(method === 'GET' ? {} : { json: {} }) });
      expect([as, isRefused(answer)]).toEqual([as, !MAY[access].includes(as)]);
      if (isRefused(answer)) expect(answer.status).toBe(as === 'none' || as === 'basic' ? 401 : 403);
      else expect(answer.status).toBeLessThan(500);
    }
  });

  test('a token that nobody gave out opens nothing', async () => {
    for (const { access, route } of ACCESS_ROWS.filter((row) => row.access !== 'open')) {
      const [method, path] = split(route);
      const headers = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' };
      const answer = await backend.call(method, path.replaceAll(/:\w+/g, UNKNOWN), {
        as: 'none',
        headers,
        ...(method === 'GET' ? {} : { json: {} }),
      });
      expect([access, route, answer.status, answer.body.code]).toEqual([access, route, 401, 'TOKEN_INVALID']);
    }
  });
});

type Things = Record<OwnedRoute['owned'], string>;

async function thingsOf(email: string): Promise<Partial<Things>> {
  const { db } = backend.context;
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('contact_email', '=', email)
    // Rows of the table ask for this service's papers.
    .where('service', '=', 'hotel')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payment_bookings')
    .select('payment_id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  return { booking: booking.id, ...(payment ? { transaction: payment.payment_id } : {}) };
}

/** Unpaid orders, so that every call about one can succeed for its owner; the rest is made for this test. */
async function memberThings(): Promise<Things> {
  const as = MEMBER_EMAIL;
  const { booking } = await thingsOf(MEMBER_EMAIL);
  const [passenger, itinerary, payment] = await Promise.all([
    backend.call('POST', '/api/v1/dashboard/passenger', { as, json: { first_name: 'Budi' } }),
    backend.call('POST', '/api/v1/itinerary/add', { as, json: { title: 'Dinner', date: '2026-12-24' } }),
    backend.call('POST', '/api/v1/payment/add', {
      as,
      json: { bookings: [booking], bank_code: 'CARD', product_code: 'CREDITCARD' },
    }),
  ]);
  return {
    booking: booking!,
    transaction: payment.body.data.id,
    passenger: passenger.body.data.id,
    itinerary: itinerary.body.data.id,
  };
}

describe("somebody else's thing is an unknown thing", () => {
  const things: { member?: Things; guest?: Partial<Things> } = {};
  beforeAll(async () => {
    things.member = await memberThings();
    things.guest = await thingsOf(GUEST_EMAIL);
  });

  const ask = async ({ route, request }: OwnedRoute, as: string, id: string, email?: string) => {
    await backend.context.db.deleteFrom('rate_limits').execute();
    const { path, json } = request(id, email);
    const { status, body } = await backend.call(split(route)[0], path, { as, json });
    return JSON.stringify([status, body]);
  };

  const STRANGERS: Record<'member' | 'guest', readonly (readonly [as: string, email?: string])[]> = {
    member: [
      [OTHER],
      [OTHER, MEMBER_EMAIL],
      ['agent', MEMBER_EMAIL],
      ['admin', MEMBER_EMAIL],
      ['basic', MEMBER_EMAIL],
      ['basic'],
    ],
    guest: [['basic', 'wrong@example.com'], ['basic'], ['basic', ''], ['member', 'member@wisata.test'], ['admin']],
  };
  const cases = OWNED_ROUTES.flatMap((owned) => owned.owners.map((owner) => ({ ...owned, owner })));

  test.each(cases)("$route of a $owner's $owned, for strangers", async ({ owner, ...owned }) => {
    const id = things[owner]![owned.owned]!;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    for (const [as, email] of STRANGERS[owner]) {
      expect([as, email, await ask(owned, as, id, email)]).toEqual([as, email, await ask(owned, as, UNKNOWN, email)]);
    }
  });

  // After the strangers, because the last calls delete what they are about.
  test.each(cases)("$route of a $owner's $owned, for the owner", async ({ owner, ...owned }) => {
    const id = things[owner]![owned.owned]!;
    const [as, email] = owner === 'member' ? [MEMBER_EMAIL] : ['basic', GUEST_EMAIL];
    expect(await ask(owned, as, id, email)).not.toBe(await ask(owned, as, UNKNOWN, email));
  });
});

test('the accounts that these tests sign in as are what they are named', async () => {
  const roles = await Promise.all(
    ['member', 'member2', 'agent', ...STAFF]
      .map((name) => `${name}@wisata.test`)
      .map(async (email) => (await findUserByEmail(backend.context.db, email))?.role),
  );
  expect(roles).toEqual(['member', 'member', 'agent', ...STAFF]);
});
