import * as v from 'valibot';
import { amount, currencyCode, instant } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';

/** Who began a payment; a guest has no id. */
export const PAYER = v.object({
  id: v.nullable(v.string()),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
});

/** A transaction (spec section 3) with its bookings as lines. */
export const transactionOf = <S extends v.GenericSchema>(line: S) =>
  v.object({
    id: v.string(),
    itinerary_id: v.null(),
    number: v.string(),
    title: v.string(),
    amount,
    currency: currencyCode,
    paymentStatus: STATUS_FIELDS.payment_status,
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
    user: PAYER,
    bookings: v.array(line),
    created_at: instant,
    updated_at: instant,
  });

/** A guest's order; its lists are wrapped once more than other calls wrap theirs (spec section 7). */
export const guestOrderOf = <B extends v.GenericSchema, T extends v.GenericSchema>(booking: B, transaction: T) =>
  v.object({ data: v.object({ carts: v.array(booking), transactions: v.array(transaction) }) });
