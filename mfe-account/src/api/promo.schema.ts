import { PROMO as CONTRACT, promoChoiceOf } from '@wisata/kernel/contracts/promo';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';
import { LINE } from './order.schema.ts';

/** A voucher code as it stands for one booking: `discount` is what it takes off, in the booking's currency. */
export const PROMO = readerOf(
  CONTRACT,
  ['code', 'name', 'is_available', 'discount', 'is_applied'],
  { message: null, errors: [], error_codes: [], expiresAt: null, remainingPromo: null },
  {
    description: v.fallback(v.nullable(v.string()), null),
    discount_idr: v.fallback(v.nullable(v.number()), null),
    minOrder: v.fallback(v.nullable(v.number()), null),
  },
);
export type Promo = v.InferOutput<typeof PROMO>;

export const PROMO_CHOICE = readerOf(promoChoiceOf(LINE), [], {}, { promoCodes: v.array(PROMO) });
