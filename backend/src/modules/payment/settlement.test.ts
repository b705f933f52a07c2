import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CARD, createPayer } from '../../../testing/payer.ts';
import { applyEvent } from '../../testing.ts';
import type { Payer, Started } from '../../../testing/payer.ts';
import { book } from '../../../testing/test-service.ts';
import { bookingServices, payableMinor } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { voucherModule } from '../voucher/index.ts';

let payer: Payer;

beforeEach(async () => {
  payer = await createPayer([voucherModule]);
});
afterEach(() => payer.backend.close());

describe('paying', () => {
  test('reaches the shop before the browser does, and the voucher follows', async () => {
    const { booking, payment } = await payer.bookAndStart();
    const answer = await payer.act(payment, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/payment/process?id=${payment.id}`);
    expect((await payer.reload(booking)).paymentStatus).toBe('paid');
    await payer.backend.drainJobs();
    expect((await payer.reload(booking)).statusIssue).toBe('issued');
    const order = await payer.backend.call('POST', '/api/v1/guest-order', {
      json: { email: payer.email, order_id: booking.code },
    });
    expect(order.body.data.data.transactions[0]).toMatchObject({ paymentStatus: 'paid', refund: null });
    expect((await payer.get(`${payment.page}/status`)).body.data).toMatchObject({
      status: 'paid',
      location: `/payment/process?id=${payment.id}`,
    });
  });

  test('confirmed twice, and thirty times more at once, it counts once', async () => {
    const { booking, payment } = await payer.bookAndStart();
    await payer.act(payment, 'twice');
    const event_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => payer.notify(payment, 'settled', { event_id })));
    expect(answers.every(({ status, body }) => status === 200 && body.data.outcome === 'duplicate')).toBe(true);
    await payer.backend.drainJobs();
    expect(payer.service.issued).toEqual([booking.id]);
    expect((await payer.subjects()).filter((subject) => subject.startsWith('Payment received'))).toHaveLength(1);
    expect(await payer.paymentRow(payment)).toMatchObject({ payment_status: 'paid', refund_minor: 0 });
  });

  test('thirty different messages of one payment settle it once', async () => {
    const { booking, payment } = await payer.bookAndStart();
    const answers = await Promise.all(Array.from({ length: 30 }, () => payer.notify(payment, 'settled')));
    expect(answers.filter(({ body }) => body.data.outcome === 'paid')).toHaveLength(1);
    await payer.backend.drainJobs();
    expect(payer.service.issued).toEqual([booking.id]);
  });

  test.each([
    [['settled', 'failed', 'expired']],
    [['failed', 'settled', 'expired']],
    [['failed', 'expired', 'settled']],
    [['expired', 'failed', 'settled']],
    [['expired', 'settled', 'failed']],
    [['settled', 'expired', 'failed']],
  ])('in the order %j it ends paid', async (kinds) => {
    const { booking, payment } = await payer.bookAndStart();
    for (const kind of kinds) await payer.notify(payment, kind);
    expect((await payer.reload(booking)).paymentStatus).toBe('paid');
    expect((await payer.paymentRow(payment)).payment_status).toBe('paid');
  });

  test('a failed payment leaves the booking open for another method', async () => {
    const { booking, payment } = await payer.bookAndStart();
    await payer.act(payment, 'fail');
    expect(await payer.reload(booking)).toMatchObject({ paymentStatus: 'failed', statusCheckout: 'open' });
    expect((await payer.get(payment.page)).body).toContain('The payment did not go through');
    const second = await payer.start([booking], CARD);
    await payer.act(second, 'pay');
    expect((await payer.reload(booking)).paymentStatus).toBe('paid');
  });
});

describe('money that comes at the wrong time', () => {
  test('after the deadline it is marked to go back and the booking stays expired', async () => {
    const { booking, payment } = await payer.bookAndStart();
    expect((await payer.act(payment, 'late')).headers.get('location')).toBe(payment.page);
    expect((await payer.get(payment.page)).body).toContain('11:00 WIB');
    payer.backend.clock.advance(60 * 60_000);
    await payer.backend.drainJobs({ scheduled: true });
    expect((await payer.reload(booking)).paymentStatus).toBe('expired');
    payer.backend.clock.advance(5_000);
    await payer.backend.drainJobs({ scheduled: true });
    expect(await payer.paymentRow(payment)).toMatchObject({
      payment_status: 'expired',
      refund_minor: 5_384_000,
      refund_reason: 'late',
    });
    expect((await payer.reload(booking)).paymentStatus).toBe('expired');
    expect(payer.service.released).toEqual([booking.id]);
    expect((await payer.subjects()).at(-1)).toContain('We will refund');
  });

  test('a replaced payment may still bring it once; the second money is marked to go back', async () => {
    const { booking, payment: first } = await payer.bookAndStart();
    const second = await payer.start([booking], CARD);
    expect((await payer.get(first.page)).body).toContain('You chose another way to pay');
    await payer.act(first, 'pay');
    expect((await payer.reload(booking)).paymentStatus).toBe('paid');
    expect(await payer.paymentRow(first)).toMatchObject({ payment_status: 'paid', superseded_by: null });
    expect(await payer.paymentRow(second)).toMatchObject({ payment_status: 'canceled', superseded_by: first.id });
    await payer.act(second, 'pay');
    expect(await payer.paymentRow(second)).toMatchObject({
      payment_status: 'canceled',
      refund_minor: 5_380_000,
      refund_reason: 'duplicate',
    });
    await payer.backend.drainJobs();
    expect(payer.service.issued).toEqual([booking.id]);
  });

  test('a booking that ended meanwhile gets its share back, the other is confirmed', async () => {
    const soon = new Date(payer.backend.clock.now().getTime() + 30 * 60_000);
    const [kept, lost] = [
      await book(payer.backend.context),
      await book(payer.backend.context, { timeLimitAt: soon, amountMinor: 1_000_000 }),
    ];
    const payment = await payer.start([kept, lost]);
    payer.backend.clock.advance(30 * 60_000);
    await payer.backend.drainJobs({ scheduled: true });
    expect([(await payer.reload(kept)).paymentStatus, (await payer.reload(lost)).paymentStatus]).toEqual([
      'failed',
      'expired',
    ]);
    await payer.notify(payment, 'settled');
    expect([(await payer.reload(kept)).paymentStatus, (await payer.reload(lost)).paymentStatus]).toEqual([
      'paid',
      'expired',
    ]);
    expect(await payer.paymentRow(payment)).toMatchObject({
      payment_status: 'paid',
      refund_minor: 1_000_000,
      refund_reason: 'partial',
    });
  });

  test('canceling the booking closes the page; money that comes anyway is marked to go back', async () => {
    const { booking, payment } = await payer.bookAndStart();
    await applyEvent(payer.backend, booking.id, 'canceled');
    await payer.backend.drainJobs({ scheduled: true });
    expect((await payer.paymentRow(payment)).payment_status).toBe('canceled');
    expect((await payer.get(payment.page)).body).toContain('Please do not use this number');
    await payer.act(payment, 'pay');
    expect(await payer.paymentRow(payment)).toMatchObject({ payment_status: 'canceled', refund_minor: 5_384_000 });
    expect((await payer.reload(booking)).paymentStatus).toBe('canceled');
  });

  test('a page left open past the deadline says so and tells the shop', async () => {
    const { payment } = await payer.bookAndStart();
    payer.backend.clock.advance(60 * 60_000);
    expect((await payer.get(payment.page)).body).toContain('Payment deadline has expired');
    expect((await payer.paymentRow(payment)).payment_status).toBe('expired');
  });
});

describe('of two payments that came in, both made for one booking', () => {
  let [shared, other]: Booking[] = [];

  /** Pays the shared booking with the payment that also has the other one, and then the one that also has a cheap one. */
  async function payTwice(isSettlingFirst: boolean): Promise<{ settling: Started; late: Started }> {
    const { context, clock } = payer.backend;
    shared = await book(context);
    other = await book(context, { amountMinor: 2_000_000 });
    const cheap = await book(context, { amountMinor: 1_000_000 });
    const wanted = [
      [shared, other],
      [cheap, shared],
    ];
    const started: Started[] = [];
    for (const bookings of isSettlingFirst ? wanted : wanted.reverse()) {
      started.push(await payer.start(bookings));
      clock.advance(1000);
    }
    const [settling, late] = (isSettlingFirst ? started : started.reverse()) as [Started, Started];
    await payer.act(settling, 'pay');
    await payer.act(late, 'pay');
    await payer.backend.drainJobs();
    return { settling, late };
  }

  const giveUp = ({ code, amountMinor }: Booking) => {
    const json = { email: payer.email, order_id: code, refund: amountMinor };
    return payer.backend.call('POST', '/api/v1/guest-order/cancel', { json });
  };

  test.each([
    ['older', true],
    ['newer', false],
  ])('the %s one, which paid it, is on its receipt', async (_age, isSettlingFirst) => {
    const { settling } = await payTwice(isSettlingFirst);
    const { no_trx: number } = await payer.paymentRow(settling);
    const json = { id: shared!.id, email: payer.email };
    const { headers } = await payer.backend.call('POST', '/api/v1/download/receipt', { json });
    expect(headers.get('content-disposition')).toContain(`receipt-${String(number)}.pdf`);
  });

  test.each([
    ['older', true],
    ['newer', false],
  ])('the %s one, which paid it, gives its price back', async (_age, isSettlingFirst) => {
    const { settling, late } = await payTwice(isSettlingFirst);
    const unchanged = await payer.paymentRow(late);
    expect(unchanged).toMatchObject({ payment_status: 'paid', refund_minor: 5_380_000, refund_reason: 'partial' });
    const services = bookingServices(payer.backend.context);
    services.set('hotel', { ...services.get('hotel')!, estimateRefundMinor: payableMinor });
    expect((await giveUp(other!)).status).toBe(200);
    expect((await giveUp(shared!)).status).toBe(200);
    expect(await payer.paymentRow(settling)).toMatchObject({ refund_minor: 7_380_000, refund_reason: 'canceled' });
    expect(await payer.paymentRow(late)).toEqual(unchanged);
  });
});
