import { LOCALES, type Locale } from '@wisata/kernel/locale';
import { amountsIn } from '../../app/amount.ts';
import type { BackendContext } from '../../app/context.ts';
import { findBooking, refreshBookings, toOrderLine } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { findMerchant } from './merchants.ts';
import { searchBookingIds, totalMinor } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';

const major = ({ currency }: Payment, minor: number) => amountsIn(currency)(minor);

const toUser = (payment: Payment) => ({
  id: payment.user_id,
  first_name: payment.contact.firstName,
  last_name: payment.contact.lastName,
  email: payment.contact.email,
});

/** The record of payment/add (spec section 3, Checkout/payment). */
export function toCheckout(payment: Payment) {
  return {
    id: payment.id,
    no_trx: payment.no_trx,
    title: payment.title,
    amount: major(payment, totalMinor(payment)),
    fee: major(payment, payment.fee_minor),
    currency: payment.currency,
    payment_status: payment.payment_status,
    transaction_date: payment.created_at.toISOString(),
    time_limit: payment.deadline_at.toISOString(),
    bank_code: payment.bank_code,
    product_code: payment.product_code,
    redirect_url: payment.redirect_url,
    user_create: payment.user_id,
    created_at: payment.created_at.toISOString(),
    updated_at: payment.updated_at.toISOString(),
    user: toUser(payment),
  };
}

function toRefund(payment: Payment) {
  if (payment.refund_minor === 0) return null;
  return {
    status: 'due' as const,
    reason: payment.refund_reason,
    amount: major(payment, payment.refund_minor),
    currency: payment.currency,
  };
}

/** What an order is called by the bookings that it pays. */
export const orderTitle = (bookings: readonly Booking[], locale: Locale) =>
  bookings.map(({ titles }) => titles[locale]).join(' + ');

/** A name of the payer's own stays as it is. */
function titleOf({ title }: Payment, bookings: readonly Booking[], locale: Locale): string {
  return LOCALES.some((each) => orderTitle(bookings, each) === title) ? orderTitle(bookings, locale) : title;
}

/** The record of the transaction calls (spec section 3, Transaction). */
export function toTransaction(payment: Payment, bookings: readonly Booking[], locale: Locale) {
  const merchant = findMerchant(payment.bank_code, payment.product_code);
  const at = (payment.paid_at ?? payment.created_at).toISOString();
  return {
    id: payment.id,
    itinerary_id: null,
    number: payment.no_trx,
    title: titleOf(payment, bookings, locale),
    amount: major(payment, totalMinor(payment)),
    currency: payment.currency,
    paymentStatus: payment.payment_status,
    paymentUrl: payment.redirect_url,
    payment: {
      id: payment.id,
      amount: major(payment, totalMinor(payment)),
      fee: major(payment, payment.fee_minor),
      currency: payment.currency,
      channel: merchant?.productName ?? payment.product_code,
      bankCode: payment.bank_code,
      productCode: payment.product_code,
      date: at,
      gateway: payment.gateway,
      transactionId: payment.no_trx,
      amountBeforeDiscount: major(payment, payment.amount_minor),
      totalDiscount: major(payment, payment.discount_minor),
    },
    refund: toRefund(payment),
    date: payment.created_at.toISOString(),
    time_limit: payment.deadline_at.toISOString(),
    user: toUser(payment),
    bookings: bookings.map((booking) => toOrderLine(booking, locale)),
    created_at: payment.created_at.toISOString(),
    updated_at: payment.updated_at.toISOString(),
  };
}

export async function loadBookings(context: BackendContext, payment: Payment): Promise<Booking[]> {
  const ids = await searchBookingIds(context.db, [payment.id]);
  const bookings = await Promise.all(ids.map((id) => findBooking(context.db, id)));
  const found = bookings.filter((booking) => booking !== undefined);
  return refreshBookings(
    context,
    found.sort(
      (left, right) => left.createdAt.getTime() - right.createdAt.getTime() || left.id.localeCompare(right.id),
    ),
  );
}

export async function loadTransaction(context: BackendContext, payment: Payment, locale: Locale) {
  return toTransaction(payment, await loadBookings(context, payment), locale);
}
