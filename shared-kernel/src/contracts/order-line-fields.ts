import * as v from 'valibot';
import { amount, currencyCode, instant } from './fields.ts';

/** The statuses that every booking carries, wherever it is answered. */
export const STATUS_FIELDS = {
  payment_status: v.picklist(['unpaid', 'process', 'paid', 'failed', 'expired', 'canceled', 'refunded']),
  status: v.picklist(['unpaid', 'process', 'failed', 'expired', 'canceled', 'refunded', 'issued', 'error']),
  status_checkout: v.picklist(['open', 'locked', 'done']),
  status_issue: v.picklist(['waiting', 'process', 'issued', 'failed']),
  time_limit: instant,
};

/** The statuses of a booking as they are answered. */
export type Statuses = v.InferOutput<v.ObjectSchema<typeof STATUS_FIELDS, undefined>>;

/** What a line says of a booking of any service. */
export const LINE_FIELDS = {
  id: v.string(),
  code: v.string(),
  title: v.string(),
  /** What is to be paid, after every discount. */
  amount,
  amount_before_discount: amount,
  total_discount: amount,
  promo_code: v.nullable(v.string()),
  currency: currencyCode,
  /** The same in rupiah, where the booking has another currency. */
  amount_idr: v.nullable(amount),
  created_at: instant,
  updated_at: instant,
  user_id: v.nullable(v.string()),
  user_first_name: v.string(),
  user_last_name: v.string(),
  user_email: v.string(),
  search: v.record(v.string(), v.unknown()),
  ...STATUS_FIELDS,
};

/** A line whose service is not known yet: pages that leave the record to its service read it so. */
export const ANY_LINE = v.object({ service: v.string(), detail: v.record(v.string(), v.unknown()), ...LINE_FIELDS });
/** A line of any service as it is answered. */
export type AnyLine = v.InferOutput<typeof ANY_LINE>;
