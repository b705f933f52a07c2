import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TEN_THOUSAND_OFF } from '@wisata/kernel/contracts/admin-promo.fixture';
import { NO_CONDITIONS } from '@wisata/kernel/contracts/promo';
import { createPayer } from '../../../../testing/payer.ts';
import type { Payer } from '../../../../testing/payer.ts';
import { book } from '../../../../testing/test-service.ts';
import type { LooseJson } from '../../../testing.ts';
import { auditModule } from '../../audit/index.ts';
import { findUserByEmail } from '../../auth/index.ts';
import type { Booking } from '../../bookings/index.ts';
import { seedPromos } from '../seed/seed-promos.ts';
import { promoModule } from '../index.ts';

let payer: Payer;
beforeEach(async () => {
  payer = await createPayer([auditModule, promoModule]);
});
afterEach(() => payer.backend.close());

const PATH = '/api/v1/admin/promo';
const call = (method: string, path: string, json?: object, as = 'finance') =>
  payer.backend.call(method, path, { as, ...(json ? { json } : {}) });
const list = async (query = '') => (await call('GET', `${PATH}?limit=100&${query}`)).body.data.data;
const find = async (code: string): Promise<LooseJson> => (await list(`keyword=${code}`))[0];
const audit = async () => (await call('GET', '/api/v1/admin/audit')).body.data.data;
const undo = (id: number) => call('POST', `/api/v1/admin/audit/${id}/undo`);
const apply = (booking: Booking, code: string | null, as = 'basic') =>
  payer.backend.call('POST', '/api/v1/promo-code/applied', {
    as,
    json: { booking: booking.id, promo_code: code, email: payer.email },
  });

const NEW = {
  revision: 0,
  code: 'gajah-10',
  ...TEN_THOUSAND_OFF,
  type: 'hotel',
  expires_at: null,
  max_uses: 5,
  ...NO_CONDITIONS,
};

/** What is sent to change a code as it stands. */
function saveOf({ id: _id, state: _state, uses: _uses, costs: _costs, ...promo }: LooseJson, change: object): object {
  return { ...promo, ...change };
}

async function make(change: object = {}): Promise<LooseJson> {
  const { status, body } = await call('POST', PATH, { ...NEW, ...change });
  expect([status, body.fields]).toEqual([200, undefined]);
  return body.data.promo;
}
const patch = (promo: LooseJson, change: object) => call('PATCH', `${PATH}/${promo.id}`, saveOf(promo, change));

test('a code is made, used, changed and ended; what it costs is told by paid and open orders', async () => {
  const made = await make();
  expect(made).toMatchObject({ code: 'GAJAH-10', state: 'running', uses: 0, costs: [] });
  const [paid, open] = [await book(payer.backend.context), await book(payer.backend.context)];
  for (const booking of [paid, open]) expect((await apply(booking, 'gajah-10')).status).toBe(200);
  await payer.act(await payer.start([await payer.reload(paid)]), 'pay');
  expect(await find('gajah')).toMatchObject({ uses: 2, costs: [{ currency: 'IDR', paid: 10_000, open: 10_000 }] });
  const changed = (await patch(made, { discount_amount: 15_000 })).body.data.promo;
  // What an order was promised stays.
  expect((await payer.reload(open)).discountMinor).toBe(10_000);
  const ended = await call('POST', `${PATH}/${made.id}/end`, { revision: changed.revision });
  expect(ended.body.data.promo.state).toBe('ended');
  expect((await apply(await book(payer.backend.context), 'GAJAH-10')).body.code).toBe('PROMO_PERIOD');
  const again = await call('POST', `${PATH}/${made.id}/end`, { revision: ended.body.data.promo.revision });
  expect(again.body.code).toBe('PROMO_ENDED');
  expect((await audit()).map(({ action, actor, title }: LooseJson) => [action, actor, title])).toEqual(
    ['ended', 'changed', 'created'].map((action) => [action, 'finance@wisata.test', 'GAJAH-10']),
  );
});

describe('undo', () => {
  test('goes back step by step and takes a new code away at last', async () => {
    const made = await make();
    await patch(made, { max_uses: 9 });
    const [changed, created] = await audit();
    expect((await undo(created.id)).body.code).toBe('AUDIT_STALE');
    expect((await undo(changed.id)).status).toBe(200);
    expect(await find('gajah')).toMatchObject({ max_uses: 5, revision: made.revision });
    expect((await undo(created.id)).status).toBe(200);
    expect(await find('gajah')).toBeUndefined();
    expect((await undo(created.id)).body.code).toBe('AUDIT_UNDONE');
  });

  test('is refused once somebody has used the code as it is, even if the use was given back', async () => {
    await make();
    const booking = await book(payer.backend.context);
    await apply(booking, 'GAJAH-10');
    await apply(booking, null);
    const [created] = await audit();
    expect((await undo(created.id)).body.code).toBe('AUDIT_USED');
    expect(await find('gajah')).toMatchObject({ uses: 0 });
  });

  test('and a traveller at the same moment: the code is used or gone, never both', async () => {
    await make();
    const [created] = await audit();
    const booking = await book(payer.backend.context);
    const [undone, used] = await Promise.all([undo(created.id), apply(booking, 'GAJAH-10')]);
    expect([undone.status, used.status].sort()).toEqual([200, expect.any(Number)]);
    expect([undone.status === 200, used.status === 200]).toEqual([used.status !== 200, undone.status !== 200]);
    expect((await payer.reload(booking)).promoCode).toBe(used.status === 200 ? 'GAJAH-10' : null);
  });
});

describe('what is refused', () => {
  const WRONG: readonly (readonly [object, string])[] = [
    [{ code: 'A B' }, 'code'],
    [{ name: { en: 'Only English', id: ' ' } }, 'name.id'],
    [{ type: 'balloon' }, 'type'],
    [{ discount_amount: 0 }, 'discount_amount'],
    [{ discount_amount: -1 }, 'discount_amount'],
    [{ discount_amount: 1.5 }, 'discount_amount'],
    [{ is_fixed: false }, 'discount_percent'],
    [{ is_fixed: false, discount_percent: -1 }, 'discount_percent'],
    [{ is_fixed: false, discount_percent: 100 }, 'min_order'],
    [{ discount_amount: 20_000 }, 'min_order'],
    [{ start_at: '2027-01-02T00:00:00.000Z', expires_at: '2027-01-01T00:00:00.000Z' }, 'expires_at'],
    [{ start_date: '2027-01-02', end_date: '2027-01-01' }, 'end_date'],
    [{ start_time: '25:00' }, 'start_time'],
    [{ check_in_days: [8] }, 'check_in_days.0'],
  ];

  test('is said beside its field, and nothing is made', async () => {
    for (const [change, field] of WRONG) {
      const { status, body } = await call('POST', PATH, { ...NEW, ...change });
      expect([change, status, Object.keys(body.fields ?? {})]).toEqual([change, 400, [field]]);
    }
    expect(await find('gajah')).toBeUndefined();
  });

  test('a name that is taken, another name, and a version that somebody else has changed', async () => {
    const made = await make();
    expect((await call('POST', PATH, NEW)).body.code).toBe('PROMO_CODE_TAKEN');
    expect((await patch(made, { code: 'GAJAH-11' })).body.fields).toHaveProperty('code');
    const both = await Promise.all([patch(made, { max_uses: 6 }), patch(made, { max_uses: 7 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('PROMO_CHANGED');
    expect((await audit()).map(({ action }: LooseJson) => action)).toEqual(['changed', 'created']);
  });

  test('anybody without the right', async () => {
    const { id, revision } = await make();
    for (const as of ['basic', 'member', 'agent', 'support', 'content']) {
      const answers = [
        await call('GET', PATH, undefined, as),
        await call('POST', PATH, { ...NEW, code: 'MINE' }, as),
        await call('PATCH', `${PATH}/${id}`, { ...NEW, revision, discount_amount: 19_999 }, as),
        await call('POST', `${PATH}/${id}/end`, { revision }, as),
      ];
      expect([as, ...answers.map(({ status }) => status)]).toEqual([
        as,
        ...answers.map(() => (as === 'basic' ? 401 : 403)),
      ]);
    }
    expect(await find('gajah')).toMatchObject({ revision });
  });
});

test('a limit lowered while travellers use the last ones is never broken', async () => {
  const made = await make({ max_uses: 10 });
  const bookings = await Promise.all(Array.from({ length: 12 }, () => book(payer.backend.context)));
  const [changed, ...used] = await Promise.all([
    patch(made, { max_uses: 4 }),
    ...bookings.map((booking) => apply(booking, 'GAJAH-10')),
  ]);
  const uses = used.filter(({ status }) => status === 200).length;
  const now = await find('gajah');
  expect(now.uses).toBe(uses);
  expect(uses).toBe(changed.status === 200 ? 4 : 10);
  expect(now.max_uses).toBe(uses);
  if (changed.status !== 200) expect(changed.body.fields).toHaveProperty('max_uses');
});

test('what was written here stays with the next start, and what was put back is renewed again', async () => {
  const sample = await find('RINGAN25');
  await patch(sample, { discount_amount: 30_000 });
  await seedPromos(payer.backend.context);
  expect(await find('RINGAN25')).toMatchObject({ discount_amount: 30_000 });
  await undo((await audit())[0].id);
  expect(await find('RINGAN25')).toMatchObject({ discount_amount: 25_000, revision: 0 });
});

describe('who could use a code', () => {
  const ask = async (change: object = {}, id: number | null = null) => {
    const { revision: _r, code: _c, name: _n, description: _d, ...terms } = { ...NEW, ...change };
    const { status, body } = await call('POST', `${PATH}/audience`, { ...terms, id, days: 30 });
    expect([status, body.fields]).toEqual([200, undefined]);
    return body.data;
  };

  test('is judged as payment judges, and its reasons sum up to those who could not', async () => {
    const { context } = payer.backend;
    const member = (await findUserByEmail(context.db, 'member@wisata.test'))!.id;
    const before = await ask();
    const cheap = await book(context, { amountMinor: 19_999, userId: member });
    const dear = await book(context, { amountMinor: 900_000, userId: member });
    const paid = await book(context, { amountMinor: 500_000 });
    await payer.act(await payer.start([paid]), 'pay');
    const told = await ask();
    const grown = (part: 'open' | 'paid' | 'members') => [
      told[part].all - before[part].all,
      told[part].eligible - before[part].eligible,
    ];
    expect([grown('open'), grown('paid'), grown('members')]).toEqual([
      [2, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(told.discount - before.discount).toBe(20_000);
    const reasons = told.reasons.reduce((sum: number, { orders }: LooseJson) => sum + orders, 0);
    expect(reasons).toBe(told.open.all + told.paid.all - told.open.eligible - told.paid.eligible);
    await make();
    expect((await apply(cheap, 'GAJAH-10', 'member')).body.code).toBe('PROMO_MIN_ORDER');
    expect((await apply(dear, 'GAJAH-10', 'member')).status).toBe(200);
  });

  test('counts uses of others only, and a code to come as on its first moment', async () => {
    const made = await make({ max_uses: 1 });
    const [has, lacks] = [await book(payer.backend.context), await book(payer.backend.context)];
    await apply(has, 'GAJAH-10');
    expect(await ask({ max_uses: 1 }, made.id)).toMatchObject({
      open: { all: 2, eligible: 1 },
      reasons: [{ code: 'PROMO_USED_UP', orders: 1 }],
    });
    expect(lacks.promoCode).toBeNull();
    expect((await ask({ start_at: '2036-01-01T00:00:00.000Z' })).open).toEqual({ all: 2, eligible: 2 });
    expect((await ask({ expires_at: '2020-01-01T00:00:00.000Z' })).reasons).toEqual([
      { code: 'PROMO_PERIOD', orders: 2 },
    ]);
  });
});
