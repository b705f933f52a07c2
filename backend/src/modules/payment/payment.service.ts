import { randomUUID } from 'node:crypto';
import { localePath } from '@wisata/kernel/locale';
import { badRequest, conflict, notFound, unprocessable } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import {
  applyBookingEvent,
  isUuid,
  mayAccess,
  newOrderCode,
  PAYABLE_STATUSES,
  payableMinor,
} from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { priceOrder } from './order-price.ts';
import type { NewPayment } from './order-price.ts';
import { findPayment, lockPayment, searchBookingIds, updatePayment } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';
import { orderTitle } from './payment.view.ts';
import { lockOrders } from './order-locks.ts';

export const EXPIRE_PAYMENT_JOB = 'payment.expire';
export const CANCEL_CHARGE_JOB = 'payment.cancel-charge';

export interface Viewer {
  readonly userId?: string;
  readonly email?: string;
}

/** Where the browser goes after paying, as a path of the shop. */
export const returnPath = ({ id, locale }: Pick<Payment, 'id' | 'locale'>) =>
  localePath(locale, `/payment/process?id=${id}`);

const paymentClosed = () => conflict('This payment is closed. Please choose how to pay again.', 'PAYMENT_CLOSED');

function checkPayable(bookings: readonly Booking[], now: Date): void {
  for (const booking of bookings) {
    if (booking.paymentStatus === 'paid') throw conflict(`Order ${booking.code} is already paid.`, 'BOOKING_PAID');
    if (booking.paymentStatus === 'canceled' || booking.paymentStatus === 'refunded') {
      throw conflict(`Order ${booking.code} was canceled.`, 'BOOKING_CANCELED');
    }
    if (!PAYABLE_STATUSES.includes(booking.paymentStatus) || booking.timeLimitAt.getTime() <= now.getTime()) {
      throw conflict('Payment deadline has expired', 'BOOKING_EXPIRED');
    }
  }
}

/** A code counts only where it was applied to the booking before; the payment itself gives no discount of its own. */
function checkPromo(bookings: readonly Booking[], promoCode: string | undefined): void {
  if (!promoCode) return;
  const applied = bookings.some((booking) => booking.promoCode?.toUpperCase() === promoCode.trim().toUpperCase());
  if (!applied)
    throw unprocessable('Voucher code not available', 'PROMO_NOT_APPLIED', {
      promo_code: 'Voucher code not available',
    });
}

/**
 * Ends the pending payments of these bookings in favour of another one. Bookings that only the old payment held can
 * be paid again on their own. The caller has locked every booking of the old payments.
 */
export async function supersedePayments(
  context: BackendContext,
  trx: Trx,
  old: readonly string[],
  by: { id: string; bookingIds: readonly string[] },
): Promise<void> {
  const at = context.clock.now();
  for (const id of old) {
    await lockPayment(trx, id);
    await updatePayment(trx, id, at, { payment_status: 'canceled', superseded_by: by.id });
    await context.jobs.enqueue(trx, CANCEL_CHARGE_JOB, { id });
  }
  for (const bookingId of await searchBookingIds(trx, old)) {
    if (by.bookingIds.includes(bookingId)) continue;
    await applyBookingEvent(context, trx, bookingId, { kind: 'payment-failed', note: 'replaced' });
  }
}

function toRow(context: BackendContext, bookings: readonly Booking[], request: NewPayment, viewer: Viewer) {
  const { payable, beforeDiscount, charge, deadlineAt } = priceOrder(context, bookings, request);
  const now = context.clock.now();
  const promoCodes = bookings.flatMap(({ promoCode }) => promoCode ?? []);
  return {
    id: randomUUID(),
    no_trx: newOrderCode('TX'),
    user_id: viewer.userId ?? null,
    contact: JSON.stringify(bookings[0]!.contact),
    title: request.title?.trim() || orderTitle(bookings, request.locale),
    locale: request.locale,
    currency: payable.currency,
    amount_minor: beforeDiscount.minor,
    discount_minor: beforeDiscount.minor - payable.minor,
    fee_minor: charge.feeMinor,
    promo_code: promoCodes.join(',') || null,
    bank_code: charge.bankCode,
    product_code: charge.productCode,
    payment_status: 'unpaid' as const,
    deadline_at: deadlineAt,
    gateway: charge.gateway,
    redirect_url: null,
    superseded_by: null,
    paid_at: null,
    refund_reason: null,
    created_at: now,
    updated_at: now,
  };
}

async function insertPayment(trx: Trx, row: ReturnType<typeof toRow>, bookings: readonly Booking[]): Promise<Payment> {
  const payment = await trx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow();
  const lines = bookings.map((booking) => ({
    payment_id: payment.id,
    booking_id: booking.id,
    amount_minor: payableMinor(booking),
  }));
  await trx.insertInto('payment_bookings').values(lines).execute();
  return payment;
}

/**
 * One payment for one or many bookings: the earliest deadline counts, one currency only, and a payment that was
 * pending for any of them is replaced. Throws 404 for a booking the viewer may not see.
 */
export async function addPayment(
  context: BackendContext,
  trx: Trx,
  request: NewPayment,
  viewer: Viewer,
): Promise<{ payment: Payment; replaced: string[] }> {
  const wanted = [...new Set(request.bookingIds.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) throw badRequest('Choose what to pay for.', { bookings: 'At least one booking.' });
  if (!wanted.every(isUuid)) throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  const { locked, pendingIds } = await lockOrders(trx, wanted);
  const bookings = wanted.flatMap((id) => locked.filter((booking) => booking.id === id && mayAccess(booking, viewer)));
  if (bookings.length !== wanted.length) throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  checkPayable(bookings, context.clock.now());
  checkPromo(bookings, request.promoCode);
  const payment = await insertPayment(trx, toRow(context, bookings, request, viewer), bookings);
  await supersedePayments(context, trx, pendingIds, { id: payment.id, bookingIds: wanted });
  for (const id of wanted) {
    const started = await applyBookingEvent(context, trx, id, {
      kind: 'payment-started',
      actor: viewer.userId ? `user:${viewer.userId}` : 'guest',
      note: payment.no_trx,
    });
    if (!started.ok) throw conflict(started.failure.message, 'BOOKING_STATE');
  }
  const startAfterSeconds = (payment.deadline_at.getTime() - context.clock.now().getTime()) / 1000;
  await context.jobs.enqueue(trx, EXPIRE_PAYMENT_JOB, { id: payment.id }, { startAfterSeconds });
  return { payment, replaced: pendingIds };
}

/** Another tab opened the page first, or another way to pay replaced this one while its charge was being opened. */
async function pageOpenedMeanwhile(context: BackendContext, id: string): Promise<string> {
  const payment = await findPayment(context.db, id);
  if (payment?.redirect_url && payment.payment_status === 'process') return payment.redirect_url;
  await context.jobs.enqueue(context.db, CANCEL_CHARGE_JOB, { id });
  throw paymentClosed();
}

/** The page where this payment is paid; asking again gives the same page. */
export async function openPaymentPage(
  context: BackendContext,
  payment: Payment,
  charge: () => Promise<{ redirectUrl: string }>,
): Promise<string> {
  if (payment.redirect_url && payment.payment_status !== 'canceled') return payment.redirect_url;
  if (payment.payment_status !== 'unpaid') throw paymentClosed();
  if (payment.deadline_at.getTime() <= context.clock.now().getTime())
    throw conflict('Payment deadline has expired', 'BOOKING_EXPIRED');
  const { redirectUrl } = await charge();
  const opened = await context.db
    .updateTable('payments')
    .set({ redirect_url: redirectUrl, payment_status: 'process', updated_at: context.clock.now() })
    .where('id', '=', payment.id)
    .where('payment_status', '=', 'unpaid')
    .returning('id')
    .executeTakeFirst();
  return opened ? redirectUrl : pageOpenedMeanwhile(context, payment.id);
}

export function mayAccessPayment(payment: Payment, viewer: Viewer): boolean {
  if (payment.user_id !== null) return payment.user_id === viewer.userId;
  return viewer.email !== undefined && viewer.email.trim().toLowerCase() === payment.contact.email.trim().toLowerCase();
}
