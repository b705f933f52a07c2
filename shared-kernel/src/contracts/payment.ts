import * as v from 'valibot';
import { amount, currencyCode, instant } from './fields.ts';
import { STATUS_FIELDS } from './order-line-fields.ts';
import { PAYER } from './transaction.ts';

/** One way to pay (spec section 3, Payment merchant), with what it costs and why it may be closed. */
export const MERCHANT = v.object({
  id: v.number(),
  bankCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  /** Address of its picture. */
  logo: v.string(),
  label: v.string(),
  group: v.picklist(['virtual-account', 'card', 'qris', 'e-wallet', 'retail', 'paylater']),
  fee: v.number(),
  feePercent: v.number(),
  /** What is to be paid, with the fee. */
  total: v.number(),
  currency: currencyCode,
  minAmount: v.number(),
  maxAmount: v.number(),
  minutesToConfirm: v.number(),
  available: v.boolean(),
  reason: v.nullable(v.string()),
  reasonCode: v.nullable(v.string()),
});
/** A way to pay as it is answered. */
export type MerchantAnswer = v.InferOutput<typeof MERCHANT>;

/** Answer of `POST payment/add` (spec section 3, Checkout/payment). */
export const CHECKOUT = v.object({
  id: v.string(),
  no_trx: v.string(),
  title: v.string(),
  amount,
  fee: amount,
  currency: currencyCode,
  payment_status: STATUS_FIELDS.payment_status,
  transaction_date: instant,
  time_limit: instant,
  bank_code: v.string(),
  product_code: v.string(),
  redirect_url: v.nullable(v.string()),
  user_create: v.nullable(v.string()),
  created_at: instant,
  updated_at: instant,
  user: PAYER,
});

/** Answer of `POST merchant/redirect-url`. */
export const REDIRECT = v.object({ redirect_url: v.string() });
