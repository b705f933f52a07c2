import type { ApiClient } from '@wisata/kernel/api';
import { BEST_PROMO } from '@wisata/kernel/contracts/promo';
import type { BestPromoPayload } from '@wisata/kernel/contracts/promo-requests';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';

const READ = v.object({
  best: v.nullable(readerOf(BEST_PROMO, ['code', 'total', 'currency'], { name: '', description: '' })),
});

/** A code and what would be left to pay; null where none takes anything off. */
export type BestPromo = v.InferOutput<typeof READ>['best'];

/** Asks for the voucher code that would take most off. */
export function findBestPromo(
  api: ApiClient,
  planned: BestPromoPayload,
  signal: AbortSignal,
): Promise<Outcome<v.InferOutput<typeof READ>>> {
  return api.call({
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/promo-code/best',
    json: planned,
    operation: 'best voucher code',
    read: readObject(READ),
    signal,
  });
}
