import { LOCALES } from '@wisata/kernel/locale';
import * as v from 'valibot';

const bookingId = v.pipe(v.string('Give the booking id.'), v.nonEmpty('Give the booking id.'));
const locale = v.optional(v.nullable(v.picklist(LOCALES)));

export const listQuery = v.object({ locale });

/** A code as anybody may read of it before there is an order. */
export const publicPromo = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  min_order: v.number(),
  expires_at: v.nullable(v.string()),
});

export const availableQuery = v.object({ booking: bookingId, email: v.optional(v.string()), locale });

export const appliedBody = v.object({
  booking: bookingId,
  promo_code: v.nullable(
    v.pipe(
      v.string('Enter a voucher code.'),
      v.trim(),
      v.nonEmpty('Enter a voucher code.'),
      v.maxLength(40, 'A voucher code has at most 40 characters.'),
    ),
  ),
  email: v.optional(v.nullable(v.string())),
});

export const promo = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  description: v.string(),
  type: v.string(),
  isFixed: v.boolean(),
  discountAmount: v.number(),
  discount_percent: v.number(),
  minOrder: v.number(),
  discountMax: v.nullable(v.number()),
  startAt: v.nullable(v.string()),
  expiresAt: v.nullable(v.string()),
  uses: v.number(),
  maxUses: v.nullable(v.number()),
  remainingPromo: v.nullable(v.number()),
  period_type: v.nullable(v.picklist(['stay', 'booking'])),
  start_date: v.nullable(v.string()),
  end_date: v.nullable(v.string()),
  start_time: v.nullable(v.string()),
  end_time: v.nullable(v.string()),
  min_total_night: v.nullable(v.number()),
  regions: v.array(v.string()),
  hotels: v.array(v.string()),
  check_in_days: v.array(v.number()),
  booking_days: v.array(v.number()),
  is_available: v.boolean(),
  message: v.nullable(v.string()),
  errors: v.array(v.string()),
  error_codes: v.array(v.string()),
  discount: v.number(),
  discount_idr: v.number(),
  is_applied: v.boolean(),
});
export type PromoAnswer = v.InferOutput<typeof promo>;
