import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applyEvent, type TestBackend } from '../../testing.ts';
import type { BookingEventKind } from '../bookings/index.ts';
import { createDesk, REASON, startDesk } from './requests.fixture.ts';

let backend: TestBackend;
const { answer, ask, buy, guestOrder, mailsTo, refund } = createDesk(() => backend);
beforeAll(async () => {
  backend = await startDesk();
});
afterAll(() => backend.close());

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
    for (const kind of kinds) await applyEvent(backend, order.id, kind);
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
    const order = { code: 'WS22222222', email: 'x@example.com' };
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
