import * as v from 'valibot';
import { amount, currencyCode } from './fields.ts';

/** What an order has to be like for a code: kind, days, nights, places. */
const CONDITIONS = {
  type: v.string(),
  period_type: v.nullable(v.picklist(['stay', 'booking'])),
  start_date: v.nullable(v.string()),
  end_date: v.nullable(v.string()),
  start_time: v.nullable(v.string()),
  end_time: v.nullable(v.string()),
  min_total_night: v.nullable(v.number()),
  regions: v.array(v.string()),
  hotels: v.array(v.string()),
  /** 0 for Sunday to 6 for Saturday; 7 is Sunday too. */
  check_in_days: v.array(v.number()),
  booking_days: v.array(v.number()),
};

/** What a code says that is good on any day, for any stay and anywhere. */
export const NO_CONDITIONS = {
  period_type: null,
  start_date: null,
  end_date: null,
  start_time: null,
  end_time: null,
  min_total_night: null,
  regions: [] as string[],
  hotels: [] as string[],
  check_in_days: [] as number[],
  booking_days: [] as number[],
};

/** A code as anybody may read of it before there is an order. */
export const PUBLIC_PROMO = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  min_order: v.number(),
  expires_at: v.nullable(v.string()),
  ...CONDITIONS,
});

/** The code that takes most off something before it is booked. */
export const BEST_PROMO = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  discount: amount,
  /** What would be left to pay. */
  total: amount,
  currency: currencyCode,
});

/** Answer of `POST promo-code/best`; null where no code would take anything off. */
export const BEST_PROMO_ANSWER = v.object({ best: v.nullable(BEST_PROMO) });
/** It as it is answered. */
export type BestPromoAnswer = v.InferOutput<typeof BEST_PROMO_ANSWER>;

/** A voucher code as it stands for one booking (spec section 3, Promo code). */
export const PROMO = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  description: v.string(),
  ...CONDITIONS,
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
  is_available: v.boolean(),
  /** The first rule that fails, in the contract's words; `errors` has all of them. */
  message: v.nullable(v.string()),
  errors: v.array(v.string()),
  /** The same rules as stable codes, in the same order. */
  error_codes: v.array(v.string()),
  /** What it takes off, in the booking's currency. */
  discount: v.number(),
  discount_idr: v.number(),
  is_applied: v.boolean(),
});
/** A voucher code as it is answered. */
export type PromoAnswer = v.InferOutput<typeof PROMO>;

/** A booking with every voucher code. */
export const promoChoiceOf = <S extends v.GenericSchema>(line: S) =>
  v.object({ booking: line, promoCodes: v.array(PROMO) });
