import type { EditedKind } from '@wisata/kernel/contracts/admin-content';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../app/schema.ts';
import type { DraftRow } from '../tables.ts';

export type Draft = Selectable<DraftRow>;

export function findDraft(db: Db, kind: EditedKind, id: number): Promise<Draft | undefined> {
  return db.selectFrom('content_drafts').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
}

export function searchDrafts(db: Db, kind: EditedKind): Promise<Draft[]> {
  return db.selectFrom('content_drafts').selectAll().where('kind', '=', kind).orderBy('id', 'desc').execute();
}

/** Those whose instant has come, whatever became of the job that was to show them. */
export function searchDue(db: Db, now: Date): Promise<Draft[]> {
  return db.selectFrom('content_drafts').selectAll().where('publish_at', '<=', now).execute();
}

/** One editor at a time changes an entry: a row that is not there yet cannot be locked, its number can. */
export async function lockEntry(trx: Trx, kind: EditedKind, id: number): Promise<Draft | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${kind}`}), ${id})`.execute(trx);
  return findDraft(trx, kind, id);
}

/** The next number of a kind, far above those that releases bring. It is locked until the transaction ends, which stores a draft under it. */
export async function takeNumber(trx: Trx, kind: EditedKind): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${kind}`}), 0)`.execute(trx);
  const { rows } = await sql<{ next: number }>`
    select 1 + max(id)::integer as next from (
      select 999 as id union all select id from content_drafts where kind = ${kind}
      union all select id from content_entries where kind = ${kind}
      union all select id from blog_posts where ${kind === 'post'}
      union all select substring(subject from '[0-9]+$')::integer from audit_entries
        where area in ('content', 'post') and subject like ${`${kind}/%`}
    ) as numbers`.execute(trx);
  return rows[0]!.next;
}

async function takeRevision(trx: Trx): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select nextval('content_revisions') as revision`.execute(trx);
  return rows[0]!.revision;
}

/** Stores a draft under a revision that none has had before. */
export async function putDraft(trx: Trx, draft: Omit<Insertable<DraftRow>, 'revision'>): Promise<Draft> {
  const row = { ...draft, revision: await takeRevision(trx) };
  const { kind: _, id: __, ...change } = row;
  return trx
    .insertInto('content_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function dropDraft(trx: Trx, kind: EditedKind, id: number): Promise<void> {
  await trx.deleteFrom('content_drafts').where('kind', '=', kind).where('id', '=', id).execute();
}
