import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bookingServices } from './registry.ts';
import { book, createTestService } from '../../../testing/test-service.ts';
import type { TestService } from '../../../testing/test-service.ts';
import { applyEvent, settleBooking, startTestBackend, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule, findBooking, setBookingDiscount } from './index.ts';
import type { Booking } from './index.ts';

let backend: TestBackend;
let service: TestService;
let memberId: string;

beforeEach(async () => {
  service = createTestService();
  backend = await startTestBackend({ modules: [bookingsModule, service.module, createTestService('flight').module] });
  memberId = (await findUserByEmail(backend.context.db, 'member@wisata.test'))!.id;
});
afterEach(() => backend.close());

const reload = async (booking: Booking) => (await findBooking(backend.context.db, booking.id))!;
const mailsTo = (address: string) =>
  backend.context.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute();

describe('creating', () => {
  test('a booking has an order ID, a timeline and a mail with both the ID and the way to pay', async () => {
    const booking = await book(backend.context);
    expect(booking.code).toMatch(/^WS[2-9A-Z]{8}$/);
    expect(booking).toMatchObject({ paymentStatus: 'unpaid', statusCheckout: 'open', statusIssue: 'waiting' });
    const [mail] = await mailsTo('guest@example.com');
    expect(mail!.text).toContain(booking.code);
    expect(mail!.text).toContain(`/order?email=guest%40example.com&order_id=${booking.code}`);
    expect(mail!.text).toContain('Rp. 5.380.000');
  });

  test('twenty twins leave one booking, the others hear "Data already exist"', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => book(backend.context, { duplicateKey: 'same' })),
    );
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 409, message: 'Data already exist' });
  });

  test('the key is free again once the booking is canceled, or its time limit is over before anything noticed', async () => {
    const first = await book(backend.context, { duplicateKey: 'same' });
    await applyEvent(backend, first.id, 'canceled');
    const second = await book(backend.context, { duplicateKey: 'same' });
    backend.clock.advance(60 * 60_000);
    const third = await book(backend.context, { duplicateKey: 'same' });
    expect((await reload(second)).paymentStatus).toBe('expired');
    expect((await reload(third)).paymentStatus).toBe('unpaid');
    expect(service.released).toEqual([first.id, second.id]);
  });

  test('a discount changes what is to be paid and is refused once payment has started', async () => {
    const booking = await book(backend.context);
    const discount = () =>
      backend.context.db
        .transaction()
        .execute((trx) => setBookingDiscount(trx, booking.id, { code: 'HEMAT', amountMinor: 380_000 }));
    expect((await discount()).ok).toBe(true);
    const { body } = await backend.call('GET', `/api/v1/booking-status?id=${booking.id}&email=guest@example.com`);
    expect(body.data.payment_status).toBe('unpaid');
    await applyEvent(backend, booking.id, 'payment-started');
    expect((await discount()).ok).toBe(false);
  });
});

describe('expiring', () => {
  test('happens by itself at the time limit, returns the stock once and tells the traveller', async () => {
    const booking = await book(backend.context);
    await applyEvent(backend, booking.id, 'payment-started');
    backend.clock.advance(60 * 60_000 - 1);
    await backend.drainJobs({ scheduled: true });
    expect((await reload(booking)).paymentStatus).toBe('process');
    backend.clock.advance(1);
    await backend.drainJobs({ scheduled: true });
    await backend.drainJobs({ scheduled: true });
    expect(await reload(booking)).toMatchObject({ paymentStatus: 'expired', statusCheckout: 'done' });
    expect(service.released).toEqual([booking.id]);
    expect((await mailsTo('guest@example.com')).at(-1)!.subject).toBe(`Order ${booking.code} has expired`);
  });

  test('thirty readers at the deadline return the stock once', async () => {
    const booking = await book(backend.context);
    backend.clock.advance(60 * 60_000);
    const path = `/api/v1/booking-status?id=${booking.id}&email=GUEST@example.com`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => backend.call('GET', path)));
    expect(answers.map(({ body }) => body.data.payment_status)).toEqual(Array(30).fill('expired'));
    expect(service.released).toEqual([booking.id]);
  });

  test('never touches a paid booking', async () => {
    const booking = await book(backend.context);
    await settleBooking(backend, booking.id);
    backend.clock.advance(24 * 60 * 60_000);
    await backend.drainJobs({ scheduled: true });
    expect((await reload(booking)).paymentStatus).toBe('paid');
    expect(service.released).toEqual([]);
  });
});

describe('issuing', () => {
  test('starts by itself after payment, keeps what the supplier said and sends the voucher mail', async () => {
    const booking = await book(backend.context, { locale: 'id' });
    await settleBooking(backend, booking.id);
    await backend.drainJobs();
    const issued = await reload(booking);
    expect(issued.statusIssue).toBe('issued');
    expect(issued.detail).toMatchObject({ check_in_date: '2026-12-12', confirmation_id: `CNF-${booking.code}` });
    const mail = (await mailsTo('guest@example.com')).at(-1)!;
    expect(mail.subject).toContain('Voucher Anda');
    expect(mail.text).toContain(`/id/order?email=guest%40example.com&order_id=${booking.code}`);
  });

  test('a final refusal of the supplier is a failed issue, told in the contract words', async () => {
    const booking = await book(backend.context);
    service.issueAnswers.push({ ok: false, retryable: false, reason: 'Room withdrawn' });
    await settleBooking(backend, booking.id);
    await backend.drainJobs();
    expect(await reload(booking)).toMatchObject({ paymentStatus: 'paid', statusIssue: 'failed' });
    expect((await mailsTo('guest@example.com')).at(-1)!.text).toContain(
      'We are experiencing an issue in issuing your voucher, contact customer service.',
    );
  });

  test('a passing failure leaves the booking in process for the next try', async () => {
    const booking = await book(backend.context);
    service.issueAnswers.push({ ok: false, retryable: true, reason: 'Timeout' });
    await settleBooking(backend, booking.id);
    await backend.drainJobs();
    expect((await reload(booking)).statusIssue).toBe('process');
    expect(service.issued).toEqual([]);
  });
});

describe('reading', () => {
  test('a member sees their own bookings in pages, a stranger sees nothing', async () => {
    for (let index = 0; index < 12; index += 1)
      await book(backend.context, { userId: memberId, title: `Stay ${index}` });
    const { body } = await backend.call('GET', '/api/v1/dashboard/booking?page=2', { as: 'member' });
    expect(body.data).toMatchObject({ current_page: 2, from: 11, to: 12, per_page: 10, total: 12 });
    expect(body.data.data).toHaveLength(2);
    expect(body.data.data[0]).toMatchObject({
      service: 'hotel',
      amount: 5_380_000,
      currency: 'IDR',
      user_email: 'guest@example.com',
    });
    const others = await backend.call('GET', '/api/v1/dashboard/booking', { as: 'member2' });
    expect(others.body.data).toMatchObject({ data: [], total: 0, from: null });
    const flights = await backend.call('GET', '/api/v1/dashboard/booking-flight', { as: 'member' });
    expect(flights.body.data.total).toBe(0);
  });

  test('the cart holds what can still be paid', async () => {
    const open = await book(backend.context, { userId: memberId });
    const gone = await book(backend.context, {
      userId: memberId,
      timeLimitAt: new Date(backend.clock.now().getTime() + 1000),
    });
    await settleBooking(backend, (await book(backend.context, { userId: memberId })).id);
    backend.clock.advance(1000);
    const { body } = await backend.call('GET', '/api/v1/cart', { as: 'member' });
    expect(body.data.carts.map(({ id }: { id: string }) => id)).toEqual([open.id]);
    expect((await reload(gone)).paymentStatus).toBe('expired');
  });

  test('a line of the cart says when it takes place, and dollars are compared with rupiah', async () => {
    const visit = { kind: 'visit', date: '2026-12-13', time: '13:00', zone: 'WITA', title: 'Ubud', place: '' } as const;
    const handler = bookingServices(backend.context).get('hotel')!;
    bookingServices(backend.context).set('hotel', { ...handler, agenda: () => [visit] });
    await book(backend.context, { userId: memberId, currency: 'SGD', amountMinor: 18_850 });
    await book(backend.context, { userId: memberId });
    const { body } = await backend.call('GET', '/api/v1/cart', { as: 'member' });
    const lineIn = (currency: string) =>
      body.data.carts.find((line: { currency: string }) => line.currency === currency);
    expect(lineIn('SGD')).toMatchObject({ amount: 188.5, amount_idr: 188.5 * 12_000, agenda: [visit] });
    expect(lineIn('IDR')).toMatchObject({ amount_idr: null, agenda: [visit] });
  });

  test('the timeline of one booking is in order and cannot be rewritten', async () => {
    const booking = await book(backend.context, { userId: memberId });
    await settleBooking(backend, booking.id);
    await backend.drainJobs();
    const { body } = await backend.call('GET', `/api/v1/dashboard/booking/${booking.id}`, { as: 'member' });
    expect(body.data.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'payment-started',
      'payment-settled',
      'issue-started',
      'issued',
    ]);
    await expect(backend.context.db.deleteFrom('booking_events').execute()).rejects.toThrow('append-only');
  });

  test.each([
    ['its member', 'member', '', 200],
    ['another member', 'member2', '', 404],
    ['another member who knows the e-mail', 'member2', '&email=guest@example.com', 404],
    ['a guest who knows the e-mail', 'basic', '&email=guest@example.com', 404],
    ['nobody', 'none', '', 401],
  ])('status of a member booking for %s', async (_who, as, query, status) => {
    const booking = await book(backend.context, { userId: memberId });
    expect((await backend.call('GET', `/api/v1/booking-status?id=${booking.id}${query}`, { as })).status).toBe(status);
  });

  test.each([
    ['the guest', 'basic', '&email=Guest@Example.com', 200],
    ['a guest with another e-mail', 'basic', '&email=x@example.com', 404],
    ['a guest without e-mail', 'basic', '', 404],
    ['a member without the e-mail', 'member', '', 404],
  ])('status of a guest booking for %s', async (_who, as, query, status) => {
    const booking = await book(backend.context);
    expect((await backend.call('GET', `/api/v1/booking-status?id=${booking.id}${query}`, { as })).status).toBe(status);
  });

  test.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000'])('unknown id %s is a plain 404', async (id) => {
    const answer = await backend.call('GET', `/api/v1/dashboard/booking/${id}`, { as: 'member' });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Orders not found');
  });
});

describe('canceling', () => {
  test('a member cancels an unpaid line once; a paid one stays', async () => {
    const booking = await book(backend.context, { userId: memberId });
    expect((await backend.call('DELETE', `/api/v1/dashboard/booking/${booking.id}`, { as: 'member2' })).status).toBe(
      404,
    );
    expect(
      (await backend.call('DELETE', `/api/v1/dashboard/booking/${booking.id}`, { as: 'member' })).body.data
        .payment_status,
    ).toBe('canceled');
    expect((await backend.call('DELETE', `/api/v1/dashboard/booking/${booking.id}`, { as: 'member' })).status).toBe(
      409,
    );
    expect(service.released).toEqual([booking.id]);
    const paid = await book(backend.context, { userId: memberId });
    await settleBooking(backend, paid.id);
    expect((await backend.call('DELETE', `/api/v1/dashboard/booking/${paid.id}`, { as: 'member' })).status).toBe(409);
    expect((await reload(paid)).paymentStatus).toBe('paid');
  });
});
