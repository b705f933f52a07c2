import { CHECKOUT as BEGUN, MERCHANT as CONTRACT, REDIRECT as PAGE } from '@wisata/kernel/contracts/payment';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';

/** One way to pay, with what it costs and why it may be closed. */
export const MERCHANT = readerOf(
  CONTRACT,
  [
    'id',
    'bankCode',
    'productCode',
    'productName',
    'label',
    'group',
    'fee',
    'total',
    'currency',
    'minutesToConfirm',
    'available',
    'reason',
  ],
  {},
  {
    /** Address of its picture; without one the card's stands there. */
    logo: v.fallback(v.nullable(v.string()), null),
  },
);
export type Merchant = v.InferOutput<typeof MERCHANT>;

export const CHECKOUT = readerOf(BEGUN, ['id', 'no_trx'], {});
export const REDIRECT = readerOf(PAGE, ['redirect_url'], {});
