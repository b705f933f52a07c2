import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestBackend } from '../../testing.ts';
import { createDesk, startDesk } from './requests.fixture.ts';
import type { Order } from './requests.fixture.ts';

let backend: TestBackend;
const { answer, buy, guestOrder, mailsTo, refund } = createDesk(() => backend);
beforeAll(async () => {
  backend = await startDesk();
});
afterAll(() => backend.close());

const NOTE = 'We have talked with the hotel.';
const accept = { status: 'answered', decision: 'accepted', note: NOTE, agreed_date: '2026-11-30' };
const askedRefund = async (hotelKey: string) => {
  const order = await buy({ hotelKey });
  return { order, id: (await refund(order)).body.data.id as string };
};
const waitingIn = async (order: Order) => {
  const { body } = await backend.call('GET', `/api/v1/admin/order?keyword=${order.code}`, { as: 'support' });
  return body.data.data[0].requests;
};

test("a refund says one amount and one day on the traveller's page, in the mail, on the timeline and in the shop", async () => {
  const { order, id } = await askedRefund('HTL-DPS-001');
  expect(await waitingIn(order)).toEqual(['refund']);
  const amount = Math.floor(order.total / 2);
  const { status, body } = await answer(id, { ...accept, refund: amount }, 'finance');
  expect(status).toBe(200);
  const said = { decision: 'accepted', refund: { amount, currency: 'IDR' }, agreed_date: '2026-11-30' };
  expect(body.data).toMatchObject(said);
  const cart = await guestOrder(order);
  expect(cart).toMatchObject({ payment_status: 'refunded', requests: [said] });
  expect(cart.timeline.at(-1)).toMatchObject({ kind: 'refunded', at: cart.requests[0].timeline.at(-1).at });
  const letters = (await mailsTo(order.email)).slice(-1);
  expect(letters.map(({ subject }) => subject)).toEqual([`Your money goes back to you (${order.code})`]);
  expect(letters[0]!.text).toContain(`Refund: Rp. ${amount.toLocaleString('id-ID')}`);
  expect(letters[0]!.text).toContain('With you by: Mon 30 Nov 2026');
  const shop = await backend.call('GET', `/api/v1/admin/order/${order.id}`, { as: 'support' });
  expect(shop.body.data.order.requests).toEqual(cart.requests);
  expect(shop.body.data.timeline.at(-1)).toMatchObject({ kind: 'refunded', actor: 'finance@wisata.test' });
  expect(shop.body.data.stock.released_at).not.toBeNull();
  expect(await waitingIn(order)).toEqual([]);
});

test('an order in English that is asked back in Indonesian is answered in Indonesian', async () => {
  const order = await buy({ hotelKey: 'HTL-DPS-003' });
  const readBy = async () =>
    (await backend.call('GET', `/api/v1/admin/order/${order.id}`, { as: 'support' })).body.data.locale;
  expect(await readBy()).toBe('en');
  const { id } = (await refund(order, {}, { headers: { 'accept-language': 'id' } })).body.data;
  expect(await readBy()).toBe('id');
  await answer(id, { ...accept, refund: order.total }, 'finance');
  expect((await mailsTo(order.email)).at(-1)!.subject).toBe(`Dana Anda kami kembalikan (${order.code})`);
});

test('another day says the day that was agreed, and the order stands', async () => {
  const order = await buy({ hotelKey: 'HTL-DPS-002' });
  const wish = { type: 'reschedule', wanted_date: '2026-12-20' };
  const { id } = (await refund(order, wish)).body.data;
  const { body } = await answer(id, { ...accept, agreed_date: '2026-12-21' }, 'support');
  expect(body.data).toMatchObject({ decision: 'accepted', refund: null, agreed_date: '2026-12-21' });
  const cart = await guestOrder(order);
  expect(cart.payment_status).toBe('paid');
  expect(cart.timeline.at(-1)).toMatchObject({ kind: 'reschedule-accepted' });
  const letter = (await mailsTo(order.email)).at(-1)!;
  expect(letter.subject).toBe(`Your new day is agreed (${order.code})`);
  expect(letter.text).toContain('New day: Mon 21 Dec 2026');
  expect(letter.text).not.toContain('20 Dec');
});

test('no is an answer too: nothing moves', async () => {
  const { order, id } = await askedRefund('HTL-DPS-003');
  const { body } = await answer(id, { status: 'answered', decision: 'declined', note: NOTE, refund: 5 }, 'support');
  expect(body.data).toMatchObject({ decision: 'declined', refund: null, agreed_date: null });
  const cart = await guestOrder(order);
  expect(cart.payment_status).toBe('paid');
  expect(cart.timeline.at(-1)).toMatchObject({ kind: 'refund-declined' });
  expect((await mailsTo(order.email)).at(-1)!.subject).toBe(`We cannot refund this order (${order.code})`);
});

test('ten who press at once give back once', async () => {
  const { order, id } = await askedRefund('HTL-DPS-004');
  const presses = Array.from({ length: 10 }, () => answer(id, { ...accept, refund: 1000 }, 'support'));
  const codes = (await Promise.all(presses)).map(({ status, body }) => body.code ?? status);
  expect(codes.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 'REQUEST_ANSWERED')]);
  const entries = await backend.context.db
    .selectFrom('audit_entries')
    .select(['actor', 'action'])
    .where('subject', '=', id)
    .execute();
  expect(entries).toEqual([{ actor: 'support@wisata.test', action: 'accepted' }]);
  const told = (await mailsTo(order.email)).filter(({ subject }) => subject.startsWith('Your money'));
  expect(told).toHaveLength(1);
});

test('an amount or a day that cannot be is named, and nothing moves', async () => {
  const { order, id } = await askedRefund('HTL-DPS-005');
  const wrong: [object, string][] = [
    [{ refund: 0 }, 'refund'],
    [{}, 'refund'],
    [{ refund: 999_999_999 }, 'refund'],
    [{ refund: -5 }, 'refund'],
    [{ refund: 1000, agreed_date: '' }, 'agreed_date'],
    [{ refund: 1000, agreed_date: '2026-11-20' }, 'agreed_date'],
  ];
  for (const [change, field] of wrong) {
    const { status, body } = await answer(id, { ...accept, ...change }, 'admin');
    expect([change, status, Object.keys(body.fields)]).toEqual([change, 400, [field]]);
  }
  expect((await guestOrder(order)).payment_status).toBe('paid');
});

test('support gives back five million rupiah alone, and finance more', async () => {
  const { order, id } = await askedRefund('HTL-DPS-006');
  await backend.context.db
    .updateTable('bookings')
    .set({ amount_minor: 9_000_000 })
    .where('id', '=', order.id)
    .execute();
  const { status, body } = await answer(id, { ...accept, refund: 5_000_001 }, 'support');
  expect([status, body.code]).toEqual([403, 'REFUND_NEEDS_FINANCE']);
  expect((await answer(id, { ...accept, refund: 5_000_001 }, 'finance')).status).toBe(200);
});

test.each(['member', 'agent', 'content'])('%s decides nothing', async (as) => {
  expect((await answer('00000000-0000-4000-8000-000000000000', accept, as)).status).toBe(403);
});
