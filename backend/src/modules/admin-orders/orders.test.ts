import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { book, createTestService } from '../../../testing/test-service.ts';
import { settleBooking, startTestBackend, type LooseJson, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { auditModule } from '../audit/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { paymentModule } from '../payment/index.ts';
import { requestsModule } from '../requests/index.ts';
import { adminOrdersModule } from './index.ts';

const service = createTestService();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    modules: [
      bookingsModule,
      gatewayModule,
      paymentModule,
      auditModule,
      requestsModule,
      adminOrdersModule,
      service.module,
    ],
  });
});
afterAll(() => backend?.close());

const PATH = '/api/v1/admin/order';
const find = async (query: string, as = 'support') => (await backend.call('GET', `${PATH}?${query}`, { as })).body.data;
const codesOf = (page: LooseJson) => page.data.map((order: LooseJson) => order.code);

function of(firstName: string, lastName: string, email: string) {
  backend.clock.advance(1000);
  return book(backend.context, { contact: { firstName, lastName, email, callingCode: '62', phone: '812 555' } });
}

describe('an order is found', () => {
  let ayu: LooseJson;
  beforeAll(async () => {
    await of('Putri Ayu', 'Lestari', 'putri.al@contoh.example');
    await of('Suharto', 'Suharto', 'suharto@lestari.example');
    ayu = await of('Ayu', 'Wulandari', 'ayu-w@contoh.example');
    await settleBooking(backend, ayu.id);
    await backend.drainJobs();
  });

  test('by the first letters of a name or address, whatever their case, newest activity first', async () => {
    expect((await find('keyword=LEST')).data.map((order: LooseJson) => order.user_email)).toEqual([
      'suharto@lestari.example',
      'putri.al@contoh.example',
    ]);
    expect((await find('keyword=lest')).fields).toEqual({ name: 1, email: 1, order: 0, voucher: 0 });
    expect(await find('keyword=lest&field=name')).toMatchObject({ total: 1, data: [{ user_first_name: 'Putri Ayu' }] });
    expect((await find('keyword=ayu+lest')).total).toBe(1);
    expect((await find('keyword=ayu-w%40cont&field=email')).total).toBe(1);
  });

  test('by order ID and by voucher number, as soon as it is issued', async () => {
    expect(codesOf(await find(`keyword=${ayu.code.slice(0, 7).toLowerCase()}`))).toContain(ayu.code);
    const page = await find(`keyword=cnf-${ayu.code}`);
    expect([codesOf(page), page.fields.voucher]).toEqual([[ayu.code], 1]);
  });

  test.each(["keyword=x';drop", 'keyword=%25', 'keyword=%26%7C%21%28%29', 'keyword=zz+zz+zz', 'keyword=%5C%27'])(
    '%s finds nothing and breaks nothing',
    async (query) => {
      const { status, body } = await backend.call('GET', `${PATH}?${query}`, { as: 'support' });
      expect(status).toBe(200);
      if (/[a-z]/.test(query.slice('keyword='.length))) expect(body.data.total).toBe(0);
    },
  );

  test('through an index, not by reading every order', async () => {
    const { rows } = await backend.context.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<Record<string, string>>`explain select id from bookings
        where order_words(contact, code, detail) @@ '(''n.lest'':*)'::tsquery`.execute(trx);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('bookings_words');
  });

  test('by how far it is', async () => {
    const failed = await of('Gagal', 'Terbit', 'gagal@contoh.example');
    service.issueAnswers.push({ ok: false, retryable: false, reason: 'no seats' });
    await settleBooking(backend, failed.id);
    await backend.drainJobs();
    const page = await find('state=failed');
    expect(codesOf(page)).toEqual([failed.code]);
    expect(page.waiting).toEqual({ failed: 1, request: 0 });
    expect(codesOf(await find('state=issued'))).toEqual([ayu.code]);
    expect((await find('state=unpaid')).total).toBe(2);
    expect((await find('state=ended')).total).toBe(0);
    expect((await find('state=failed&keyword=ayu')).total).toBe(0);
  });
});

test('one order comes with who did what, what is held and what was mailed', async () => {
  const order = await of('Rina', 'Kartika', 'rina@contoh.example');
  const { status, body } = await backend.call('GET', `${PATH}/${order.id}`, { as: 'finance' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    order: { code: order.code, payment_status: 'unpaid' },
    phone: '+62 812 555',
    timeline: [{ kind: 'created', actor: 'guest' }],
    payments: [],
    stock: null,
    mails: [{ subject: expect.stringContaining(order.code) }],
  });
  expect((await backend.call('GET', `${PATH}/nonsense`, { as: 'support' })).status).toBe(404);
});

test('a try to pay is told with what the gateway said of it', async () => {
  const order = await of('Beni', 'Bayar', 'beni@contoh.example');
  const json = { bookings: [order.id], email: 'beni@contoh.example', bank_code: '014', product_code: 'BCAVA' };
  expect((await backend.call('POST', '/api/v1/payment/add', { json })).status).toBe(200);
  const { body } = await backend.call('GET', `${PATH}/${order.id}`, { as: 'support' });
  expect(body.data.payments).toMatchObject([{ currency: 'IDR', is_replaced: false, refund: null, paid_at: null }]);
});
