import type { AuditArea } from '@wisata/kernel/contracts/admin-audit';
import type { Db } from '../../app/schema.ts';
import type { AuditEntry } from './audit.service.ts';

/** The newest first. */
export async function searchAudit(
  db: Db,
  { areas, page, limit }: { readonly areas: readonly AuditArea[]; readonly page: number; readonly limit: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const found = db.selectFrom('audit_entries').where('area', 'in', [...areas]);
  const { total } = await found.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const entries = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { entries, total };
}

export function findAuditEntry(db: Db, id: number): Promise<AuditEntry | undefined> {
  return db.selectFrom('audit_entries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of the entries that another entry has undone. */
export async function searchUndone(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_entries')
    .select('undoes')
    .where('undoes', 'in', [...ids])
    .execute();
  return new Set(rows.flatMap(({ undoes }) => undoes ?? []));
}
