import * as v from 'valibot';
import { PAGE_QUERY } from './request-fields.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
const email = v.pipe(v.string(), v.trim(), v.email('Enter a valid e-mail address.'));
const day = v.union(
  [v.literal(''), v.pipe(v.string(), v.isoDate('Use the form YYYY-MM-DD.'))],
  'Use the form YYYY-MM-DD.',
);

const locale = v.optional(v.picklist(['en', 'id'], 'Use en or id.'));

/** Body of `POST payment/add`. */
export const ADD_PAYMENT = v.object({
  bookings: v.pipe(
    v.array(v.string(), 'Give the booking ids as a list.'),
    v.minLength(1, 'Choose what to pay for.'),
    v.maxLength(20, 'Pay for at most 20 bookings at once.'),
  ),
  promo_code: v.optional(v.nullable(text(40))),
  bank_code: v.pipe(text(40), v.nonEmpty('Choose how to pay.')),
  product_code: v.pipe(text(40), v.nonEmpty('Choose how to pay.')),
  title: v.optional(v.nullable(text(200))),
  amount: v.optional(v.nullable(v.number('The amount is a number.'))),
  email: v.optional(v.nullable(email)),
  locale,
});

/** Body of `POST merchant/redirect-url`. */
export const REDIRECT_REQUEST = v.object({
  id: v.pipe(v.string('Give the transaction id.'), v.nonEmpty('Give the transaction id.')),
  email: v.optional(v.nullable(email)),
});

/** Query of `GET payment/merchant-info`; a guest names the e-mail address. */
export const MERCHANTS_QUERY = v.object({
  id: v.pipe(
    v.string('Give a booking or transaction id.'),
    v.nonEmpty('Give a booking or transaction id.'),
    v.maxLength(1000),
  ),
  email: v.optional(v.string()),
  locale,
});

/** Query of `GET transaction` (spec section 7). */
export const TRANSACTIONS_QUERY = v.object({
  keyword: v.optional(text(100), ''),
  service: v.optional(text(300), ''),
  startDate: v.optional(day, ''),
  endDate: v.optional(day, ''),
  ...PAGE_QUERY,
});

/** Body of `POST guest-order`. */
export const GUEST_ORDER_REQUEST = v.object({
  email: v.pipe(v.string('Enter the e-mail address of the order.'), v.trim(), v.email('Enter a valid e-mail address.')),
  order_id: v.pipe(v.string('Enter the order ID.'), v.trim(), v.nonEmpty('Enter the order ID.'), v.maxLength(60)),
});

/** `refund` is what the traveller was told comes back, as a decimal number. */
export const GUEST_CANCEL_REQUEST = v.object({
  ...GUEST_ORDER_REQUEST.entries,
  refund: v.optional(v.pipe(v.number('The amount is a number.'), v.minValue(0, 'The amount is a number.')), 0),
});

/** What is sent to begin a payment. */
export type AddPaymentPayload = v.InferInput<typeof ADD_PAYMENT>;
/** What is sent for the gateway's page. */
export type RedirectPayload = v.InferInput<typeof REDIRECT_REQUEST>;
/** What is sent to find a guest's order. */
export type GuestOrderPayload = v.InferInput<typeof GUEST_ORDER_REQUEST>;
/** What is sent to cancel it. */
export type GuestCancelPayload = v.InferInput<typeof GUEST_CANCEL_REQUEST>;
