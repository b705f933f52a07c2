import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Currency } from '@wisata/kernel/money';
import type { Db, Trx } from '../../../app/schema.ts';
import { PAYABLE_STATUSES } from '../../bookings/index.ts';
import type { PromoCodeRow } from '../tables.ts';

export type PromoRow = Selectable<PromoCodeRow>;

/** A code's row with its uses, without those that were given back. */
export type UsedPromo = PromoRow & { readonly uses: number };

const uses = sql<number>`earlier_uses + (select count(*) from promo_uses
  where promo_id = promo_codes.id and returned_at is null)`.as('uses');
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Those that have not ended first, then the newest. */
export async function searchEditedPromos(
  db: Db,
  { keyword, page, limit, now }: { keyword: string; page: number; limit: number; now: Date },
): Promise<{ promos: UsedPromo[]; total: number }> {
  let found = db.selectFrom('promo_codes');
  for (const word of keyword.split(/\s+/).filter(Boolean)) {
    found = found.where(sql<string>`code || ' ' || name::text`, 'ilike', pattern(word));
  }
  const { total } = await found.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const promos = await found
    .selectAll()
    .select(uses)
    .orderBy(sql`coalesce(expires_at <= ${now}, false)`)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { promos, total };
}

export function findEditedPromo(db: Db, id: number): Promise<UsedPromo | undefined> {
  return db.selectFrom('promo_codes').selectAll().select(uses).where('id', '=', id).executeTakeFirst();
}

/** The same, its row held: who applies the code waits, and so does who changes it. */
export async function lockEditedPromo(trx: Trx, id: number): Promise<UsedPromo | undefined> {
  const held = await trx.selectFrom('promo_codes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return held && findEditedPromo(trx, id);
}

/** The newest use there ever was, given back or not; 0 for none. While the code's row is held there is no newer. */
export async function findLastUse(trx: Trx, id: number): Promise<number> {
  const { last } = await trx
    .selectFrom('promo_uses')
    .select((is) => is.fn.max<number | null>('id').as('last'))
    .where('promo_id', '=', id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function takeRevision(trx: Trx): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select nextval('promo_revisions') as revision`.execute(trx);
  return rows[0]!.revision;
}

/** What the uses of each code have taken off, by currency. */
export interface PromoCost {
  readonly promo_id: number;
  readonly currency: Currency;
  readonly paid: number;
  readonly open: number;
}

export async function searchCosts(db: Db, ids: readonly number[]): Promise<PromoCost[]> {
  if (ids.length === 0) return [];
  const sum = (statuses: readonly string[]) =>
    sql<number>`coalesce(sum(promo_uses.discount_minor) filter (where payment_status in (${sql.join([...statuses])})), 0)`;
  return db
    .selectFrom('promo_uses')
    .innerJoin('bookings', 'bookings.id', 'promo_uses.booking_id')
    .select(['promo_id', 'currency', sum(['paid']).as('paid'), sum(PAYABLE_STATUSES).as('open')])
    .where('promo_id', 'in', [...ids])
    .where('returned_at', 'is', null)
    .groupBy(['promo_id', 'currency'])
    .orderBy('currency')
    .execute();
}
