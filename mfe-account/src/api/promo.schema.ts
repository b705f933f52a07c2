import * as v from 'valibot';

/** A voucher code as it stands for one booking: `discount` is what it takes off, in the booking's currency. */
export const PROMO = v.object({
  code: v.string(),
  name: v.string(),
  description: v.optional(v.nullable(v.string()), null),
  is_available: v.boolean(),
  /** The first rule that fails, in the contract's words; `errors` has all of them. */
  message: v.optional(v.nullable(v.string()), null),
  errors: v.optional(v.array(v.string()), []),
  /** The same rules as stable codes, in the same order. */
  error_codes: v.optional(v.array(v.string()), []),
  discount: v.number(),
  discount_idr: v.optional(v.nullable(v.number()), null),
  is_applied: v.boolean(),
  expiresAt: v.optional(v.nullable(v.string()), null),
  minOrder: v.optional(v.nullable(v.number()), null),
  remainingPromo: v.optional(v.nullable(v.number()), null),
});
export type Promo = v.InferOutput<typeof PROMO>;

export const PROMO_CHOICE = v.object({ promoCodes: v.array(PROMO) });
