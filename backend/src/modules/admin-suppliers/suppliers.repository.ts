import { sql } from 'kysely';
import type { Db } from '../../app/schema.ts';

const HOUR_MS = 3_600_000;

export interface SupplierCounts {
  readonly supplier: string;
  readonly asked: number;
  readonly slow: number;
  readonly failed: number;
  readonly garbage: number;
  readonly last_good_at: Date | null;
  readonly last_fault: string | null;
}

/** What became of the calls of the last hour, for each supplier that somebody has asked in the last day. */
export async function searchSupplierCounts(db: Db, now: Date): Promise<SupplierCounts[]> {
  const hour = new Date(now.getTime() - HOUR_MS);
  const ofHour = (column: 'asked' | 'slow' | 'failed' | 'garbage') =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where minute > ${hour}), 0)`.as(column);
  return db
    .selectFrom('supplier_minutes')
    .select((is) => [
      'supplier',
      ofHour('asked'),
      ofHour('slow'),
      ofHour('failed'),
      ofHour('garbage'),
      is.fn.max('last_good_at').as('last_good_at'),
      sql<
        string | null
      >`(array_agg(last_fault order by minute desc) filter (where last_fault is not null and minute > ${hour}))[1]`.as(
        'last_fault',
      ),
    ])
    .where('minute', '>', new Date(now.getTime() - 24 * HOUR_MS))
    .groupBy('supplier')
    .orderBy('supplier')
    .execute();
}
