import type { BackendContext } from '../../../app/context.ts';
import { conflict } from '../../../app/envelope.ts';
import type { Trx } from '../../../app/schema.ts';
import { findLastUse, lockEditedPromo } from './edited-promos.repository.ts';
import { toColumns } from './promo-editing.service.ts';
import type { PromoStanding } from './promo-editing.service.ts';

/** Puts a code back as it was, or takes a new one away; unless it was changed or used since. */
export async function undoPromoChange(
  _context: BackendContext,
  trx: Trx,
  { subject, before, after }: { subject: string; before: object | null; after: object | null },
): Promise<void> {
  const id = Number(subject);
  const left = after as PromoStanding;
  const promo = await lockEditedPromo(trx, id);
  if (promo?.revision !== left.revision) {
    throw conflict('It has been changed since, so it cannot be put back.', 'AUDIT_STALE');
  }
  if ((await findLastUse(trx, id)) !== left.last_use) {
    throw conflict('It has been used since, so it cannot be put back.', 'AUDIT_USED');
  }
  if (before === null) {
    await trx.deleteFrom('promo_codes').where('id', '=', id).execute();
    return;
  }
  // With its old number the change before this one can be undone too.
  const { written, revision } = before as PromoStanding;
  await trx
    .updateTable('promo_codes')
    .set({ ...toColumns(written), revision })
    .where('id', '=', id)
    .execute();
}
