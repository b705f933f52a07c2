import * as v from 'valibot';

export const MERCHANT_GROUPS = ['virtual-account', 'qris', 'e-wallet', 'card', 'retail', 'paylater'] as const;

/** One way to pay, with what it costs and why it may be closed. */
export const MERCHANT = v.object({
  id: v.number(),
  bankCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  /** Address of its picture; without one the card's stands there. */
  logo: v.optional(v.nullable(v.string()), null),
  label: v.string(),
  group: v.picklist(MERCHANT_GROUPS),
  fee: v.number(),
  total: v.number(),
  currency: v.picklist(['IDR', 'SGD']),
  minutesToConfirm: v.number(),
  available: v.boolean(),
  reason: v.nullable(v.string()),
});
export type Merchant = v.InferOutput<typeof MERCHANT>;

export const CHECKOUT = v.object({ id: v.string(), no_trx: v.string() });
export const REDIRECT = v.object({ redirect_url: v.string() });
