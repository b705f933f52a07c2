import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookHotel } from '../../../testing/hotel-guest.ts';
import type { BookedHotel } from '../../../testing/hotel-guest.ts';
import type { TestBackend } from '../../testing.ts';
import { startTestBackend } from '../../testing.ts';
import { applyBookingEvent, bookingsModule } from '../bookings/index.ts';
import type { BookingEventKind } from '../bookings/index.ts';
import { contentModule } from '../content/index.ts';
import { gatewayModule } from '../gateway/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { paymentModule } from '../payment/index.ts';
import { adminOrdersModule } from '../admin-orders/index.ts';
import { auditModule } from '../audit/index.ts';
import { requestsModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  const modules = [
    bookingsModule,
    hotelModule,
    gatewayModule,
    paymentModule,
    auditModule,
    requestsModule,
    contentModule,
    adminOrdersModule,
  ];
  backend = await startTestBackend({ modules, env: { HELP_DESK_EMAIL: 'desk@example.com' } });
});
afterAll(() => backend.close());

const REASON = 'My mother is ill, so we stay at home.';
type Order = BookedHotel;

/** A paid stay of four nights from 7 December; `flexible` is free to cancel until the day before. */
async function buy({ hotelKey = 'HTL-DPS-001', flexible = true, as = 'basic', paid = true } = {}): Promise<Order> {
  const order = await bookHotel(backend, { hotelKey, flexible, as });
  if (paid) await happen(order.id, 'payment-started', 'payment-settled');
  return order;
}

async function happen(id: string, ...kinds: BookingEventKind[]): Promise<void> {
  const { context } = backend;
  for (const kind of kinds)
    await context.db.transaction().execute((trx) => applyBookingEvent(context, trx, id, { kind }));
}

const ask = (json: object, options: object = {}) =>
  backend.call('POST', '/api/v1/messages/create-new', { json, ...options });
const refund = (order: Order, more: object = {}, options: object = {}) =>
  ask({ type: 'refund', order_id: order.code, reason: REASON, email: order.email, ...more }, options);
const answer = (id: string, json: object, as = 'admin') =>
  backend.call('POST', `/api/v1/admin/request/${id}`, { json, as });
const guestOrder = async ({ code, email }: Order) => {
  const { body } = await backend.call('POST', '/api/v1/guest-order', { json: { email, order_id: code } });
  return body.data.data.carts[0];
};
const mailsTo = (recipient: string) =>
  backend.context.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('number')
    .execute();

describe('asking', () => {
  test('for money back keeps the request with what the booked rules would return, and tells both sides', async () => {
    const order = await buy();
    const { status, body } = await refund(order);
    expect([status, body.message]).toEqual([200, 'Request is sent']);
    expect(body.data).toMatchObject({
      type: 'refund',
      status: 'received',
      reason: REASON,
      wanted_date: null,
      estimate: { amount: order.total, currency: 'IDR' },
      timeline: [{ kind: 'received', note: null }],
    });
    const cart = await guestOrder(order);
    expect(cart.requests).toEqual([body.data]);
    expect(cart.timeline.at(-1)).toMatchObject({ kind: 'refund-requested' });
    const mine = (await mailsTo(order.email)).at(-1)!;
    expect(mine.subject).toBe(`We have your refund request (${order.code})`);
    expect(mine.text).toContain('Refund by the booked rules, about: Rp. ');
    const desk = (await mailsTo('desk@example.com')).at(-1)!;
    expect(desk.subject).toBe(`Refund request: ${order.code}`);
    expect(desk.text).toContain(REASON);
    expect(desk.text).toContain(body.data.id);
  });

  test('for another day keeps the day and makes no estimate, in the language of the page', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-002' });
    const json = {
      type: 'reschedule',
      order_id: order.id,
      reason: REASON,
      wanted_date: '2026-12-20',
      email: order.email,
    };
    const { status, body } = await ask(json, { headers: { 'accept-language': 'id-ID' } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ type: 'reschedule', wanted_date: '2026-12-20', estimate: null });
    expect((await guestOrder(order)).timeline.at(-1)).toMatchObject({ kind: 'reschedule-requested' });
    const mine = (await mailsTo(order.email)).at(-1)!;
    expect(mine.subject).toBe(`Kami menerima permintaan ganti tanggal Anda (${order.code})`);
    expect(mine.text).toContain('Min, 20 Des 2026');
  });

  test('the estimate is what is left after the charge of the moment, and of what was really paid', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-003' });
    const expectEstimate = async (now: string, amount: number) => {
      backend.clock.set(now);
      expect((await guestOrder(order)).refund_estimate).toEqual({ amount, currency: 'IDR' });
    };
    const { detail } = await guestOrder(order);
    const [free, late, noShow] = detail.cancel_policy.en;
    try {
      await expectEstimate('2026-11-20T03:00:00Z', order.total);
      await expectEstimate(new Date(Date.parse(free.until) - 1000).toISOString(), order.total);
      await expectEstimate(late.from, order.total - late.amount);
      await expectEstimate(noShow.from, 0);
      const discount = { promo_code: 'X', discount_minor: 10_000 };
      await backend.context.db.updateTable('bookings').set(discount).where('id', '=', order.id).execute();
      await expectEstimate('2026-11-20T03:00:00Z', order.total - 10_000);
    } finally {
      backend.clock.set('2026-11-20T03:00:00Z');
    }
  });

  test('a rate without refund is estimated at nothing', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-004', flexible: false });
    expect((await refund(order)).body.data.estimate).toEqual({ amount: 0, currency: 'IDR' });
  });

  test('twenty twins leave one open request; another kind is another request', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-005' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
      expect([status, body.code]).toEqual([409, 'REQUEST_OPEN']);
      expect(body.message).toBe('A refund for this order is already being looked at.');
    }
    const other = await refund(order, { type: 'reschedule', wanted_date: '2026-12-24' });
    expect(other.status).toBe(200);
    expect((await guestOrder(order)).requests).toHaveLength(2);
  });
});

describe('who and when', () => {
  test('a member asks for and reads their own order', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-006', as: 'member' });
    expect((await refund(order)).status).toBe(404);
    expect((await refund(order, {}, { as: 'member2' })).status).toBe(404);
    expect((await refund(order, { email: undefined }, { as: 'member' })).status).toBe(200);
    const { body } = await backend.call('GET', `/api/v1/dashboard/booking/${order.id}`, { as: 'member' });
    expect(body.data.requests).toMatchObject([{ type: 'refund', status: 'received' }]);
    expect(body.data.refund_estimate).toEqual({ amount: order.total, currency: 'IDR' });
  });

  test('a wrong e-mail answers like an unknown order', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-007' });
    const wrong = await refund(order, { email: 'x@example.com' });
    const unknown = await refund({ ...order, code: 'WS22222222' });
    expect([wrong.status, wrong.body]).toEqual([404, unknown.body]);
    expect(wrong.body.message).toBe('Orders not found');
  });

  test.each<[string, BookingEventKind[]]>([
    ['unpaid', []],
    ['expired', ['expired']],
    ['refunded', ['payment-started', 'payment-settled', 'refunded']],
  ])('an order that is %s is refused', async (_state, kinds) => {
    const order = await buy({ hotelKey: 'HTL-DPS-008', paid: false });
    await happen(order.id, ...kinds);
    expect((await refund(order)).body).toMatchObject({ code: 'BOOKING_NOT_PAID' });
    expect((await guestOrder(order)).refund_estimate).toBeNull();
  });

  test.each<[string, string, object]>([
    ['blank', 'reason', { reason: '  ' }],
    ['missing', 'reason', { reason: undefined }],
    ['endless', 'reason', { reason: 'x'.repeat(2001) }],
    ['missing', 'order_id', { order_id: '' }],
    ['missing', 'wanted_date', { type: 'reschedule' }],
    ['foreign', 'wanted_date', { type: 'reschedule', wanted_date: '24-12-2026' }],
    ['impossible', 'wanted_date', { type: 'reschedule', wanted_date: '2026-12-32' }],
    ['past', 'wanted_date', { type: 'reschedule', wanted_date: '2026-11-20' }],
  ])('a %s %s is named', async (_what, field, change) => {
    const order = { id: '', code: 'WS22222222', email: 'x@example.com', total: 0 };
    const { status, body } = await refund(order, change);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('a plain message stays what it was', async () => {
    const json = { firstName: 'Ratna', email: 'ratna@example.com', notes: 'Where is the pool?', type: 'question' };
    const { status, body } = await ask(json);
    expect([status, body.message, body.data]).toEqual([200, 'Request is sent', null]);
    expect((await ask({ ...json, notes: 'hi' })).body.fields).toHaveProperty('notes');
  });
});

describe('answering', () => {
  test('moves the request on, tells the traveller, and closes it for a new one', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-009' });
    const { id } = (await refund(order, {}, { headers: { 'accept-language': 'id' } })).body.data;
    const looked = await answer(id, { status: 'in-review' });
    expect([looked.status, looked.body.data.status]).toEqual([200, 'in-review']);
    backend.clock.advance(1000);
    const note = 'Dana Rp. 5.000.000 kembali dalam 14 hari.';
    const done = await answer(id, { status: 'answered', note });
    expect(done.body.data).toMatchObject({ order_id: order.code, user_email: order.email, status: 'answered' });
    const [request] = (await guestOrder(order)).requests;
    expect(request.timeline).toMatchObject([
      { kind: 'received', note: null },
      { kind: 'in-review', note: null },
      { kind: 'answered', note },
    ]);
    const [reviewed, answered] = (await mailsTo(order.email)).slice(-2);
    expect(reviewed!.subject).toBe(`Permintaan pengembalian dana Anda sedang kami periksa (${order.code})`);
    expect(answered!.text).toContain(note);
    expect((await answer(id, { status: 'answered', note })).body).toMatchObject({ code: 'REQUEST_ANSWERED' });
    expect((await refund(order)).status).toBe(200);
    expect((await guestOrder(order)).requests).toHaveLength(2);
  });

  test('needs a text, a known request and an admin', async () => {
    const order = await buy({ hotelKey: 'HTL-DPS-010' });
    const { id } = (await refund(order)).body.data;
    expect((await answer(id, { status: 'answered', note: ' ' })).body.fields).toHaveProperty('note');
    expect((await answer(id, { status: 'received' })).body.fields).toHaveProperty('status');
    expect((await answer('x', { status: 'in-review' })).status).toBe(404);
    expect((await answer('00000000-0000-4000-8000-000000000000', { status: 'in-review' })).status).toBe(404);
    expect((await answer(id, { status: 'in-review' }, 'member')).status).toBe(403);
    expect((await answer(id, { status: 'in-review' }, 'basic')).status).toBe(401);
  });

  test('an admin lists what is open, the oldest first', async () => {
    const { body } = await backend.call('GET', '/api/v1/admin/request?status=received&limit=2', { as: 'admin' });
    expect(body.data.data).toHaveLength(2);
    expect(body.data.total).toBeGreaterThan(2);
    const [first, second] = body.data.data;
    expect(first).toMatchObject({ status: 'received', service: 'hotel', user_first_name: 'Ayu' });
    expect(first.created_at <= second.created_at).toBe(true);
    expect((await backend.call('GET', '/api/v1/admin/request', { as: 'agent' })).status).toBe(403);
    const wrong = await backend.call('GET', '/api/v1/admin/request?status=lost', { as: 'admin' });
    expect(wrong.body.fields).toHaveProperty('status');
  });
});

describe('deciding', () => {
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
});
