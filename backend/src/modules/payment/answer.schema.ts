import { amount, currencyCode, instant } from '@wisata/kernel/contracts/fields';
import { STATUS_FIELDS } from '@wisata/kernel/contracts/order-line';
import * as v from 'valibot';
import { bookingRecord, orderLine, pagination } from '../bookings/index.ts';

const user = v.object({
  id: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
});

const paymentStatus = STATUS_FIELDS.payment_status;

/** Spec section 3, Checkout/payment. */
export const checkoutAnswer = v.object({
  id: v.string(),
  no_trx: v.string(),
  title: v.string(),
  amount,
  fee: amount,
  currency: currencyCode,
  payment_status: paymentStatus,
  transaction_date: instant,
  time_limit: instant,
  bank_code: v.string(),
  product_code: v.string(),
  redirect_url: v.nullable(v.string()),
  user_create: v.nullable(v.string()),
  created_at: instant,
  updated_at: instant,
  user,
});

/** Spec section 3, Transaction; its bookings are lines. */
export const transactionAnswer = v.object({
  id: v.string(),
  itinerary_id: v.null(),
  number: v.string(),
  title: v.string(),
  amount,
  currency: currencyCode,
  paymentStatus,
  paymentUrl: v.nullable(v.string()),
  payment: v.object({
    id: v.string(),
    amount,
    fee: amount,
    currency: currencyCode,
    channel: v.string(),
    bankCode: v.string(),
    productCode: v.string(),
    date: instant,
    gateway: v.string(),
    transactionId: v.string(),
    amountBeforeDiscount: amount,
    totalDiscount: amount,
  }),
  refund: v.nullable(
    v.object({ status: v.literal('due'), reason: v.nullable(v.string()), amount, currency: currencyCode }),
  ),
  date: instant,
  time_limit: instant,
  user,
  bookings: v.array(orderLine),
  created_at: instant,
  updated_at: instant,
});

export const transactionPage = v.object({ data: v.array(transactionAnswer), ...pagination });

/** The lists are wrapped once more than other calls wrap theirs (spec section 7). */
export const guestOrderAnswer = v.object({
  data: v.object({ carts: v.array(bookingRecord), transactions: v.array(transactionAnswer) }),
});
