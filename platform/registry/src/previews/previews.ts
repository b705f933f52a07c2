import type pg from 'pg';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { assertNotCollected } from '../collection/collection-repository.ts';
import { inTransaction, type Queryable } from '../database.ts';
import { findVersion, readSnapshot } from '../repository.ts';
import type { ReleaseStore } from '../store.ts';

/** So long a preview stays when nobody renews or ends it. */
export const PREVIEW_DAYS = 14;
/** Of one package at a time. */
export const MOST_PREVIEWS = 20;
const ONE_AT_A_TIME = 7_140_306;

/** A version that whoever has the link is shown, and nobody else. */
export interface Preview {
  readonly package: string;
  /** Of the pull request. */
  readonly number: number;
  readonly version: string;
  readonly actor: string;
  readonly reason: string;
  /** Instants as ISO text. */
  readonly openedAt: string;
  readonly renewedAt: string;
  readonly until: string;
}

/** What is to stand behind a preview. */
export interface PreviewRequest {
  readonly name: string;
  readonly number: number;
  readonly version: string;
  readonly actor: string;
  readonly reason: string;
}

interface Row {
  readonly package: string;
  readonly number: number;
  readonly version: string;
  readonly actor: string;
  readonly reason: string;
  readonly opened_at: Date;
  readonly renewed_at: Date;
  readonly until: Date;
}

const previewOf = ({ opened_at: openedAt, renewed_at: renewedAt, until, ...row }: Row): Preview => ({
  ...row,
  openedAt: openedAt.toISOString(),
  renewedAt: renewedAt.toISOString(),
  until: until.toISOString(),
});

/** Every preview that is open, by package and number. */
export async function searchPreviews(db: Queryable, now: Date): Promise<readonly Preview[]> {
  const { rows } = await db.query<Row>('select * from releases.previews where until > $1 order by package, number', [
    now.toISOString(),
  ]);
  return rows.map(previewOf);
}

/** Versions of a package that stand behind open previews. */
export async function searchPreviewedVersions(db: Queryable, name: string, now: Date): Promise<readonly string[]> {
  return (await searchPreviews(db, now)).filter((each) => each.package === name).map(({ version }) => version);
}

/** Opens a preview, or puts another version behind an open one; its time begins anew. */
export async function openPreview(
  { pool, store, now }: { readonly pool: pg.Pool; readonly store: ReleaseStore; readonly now: Date },
  { name, number, version, actor, reason }: PreviewRequest,
): Promise<Outcome<Preview>> {
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1, hashtext($2))', [ONE_AT_A_TIME, name]);
    if (!(await findVersion(db, name, version)))
      return failure('RELEASE_UNKNOWN_VERSION', `${name} ${version} is not published.`);
    if ((await readSnapshot(db)).states[name]?.blocked.includes(version))
      return failure('RELEASE_BLOCKED', `${name} ${version} is blocked.`);
    await assertNotCollected(db, store, name, version);
    await db.query('delete from releases.previews where until <= $1', [now.toISOString()]);
    const { rows: open } = await db.query<{ count: number }>(
      'select count(*)::integer as count from releases.previews where package = $1 and number <> $2',
      [name, number],
    );
    if (open[0]!.count >= MOST_PREVIEWS)
      return failure('PREVIEW_TOO_MANY', `${name} has ${MOST_PREVIEWS} previews. End one that nobody looks at first.`);
    const { rows } = await db.query<Row>(
      `insert into releases.previews (package, number, version, actor, reason, opened_at, renewed_at, until)
       values ($1, $2, $3, $4, $5, $6, $6, $6::timestamptz + make_interval(days => $7))
       on conflict (package, number) do update set version = excluded.version, actor = excluded.actor,
         reason = excluded.reason, renewed_at = excluded.renewed_at, until = excluded.until
       returning *`,
      [name, number, version, actor, reason, now.toISOString(), PREVIEW_DAYS],
    );
    return success(previewOf(rows[0]!));
  });
}

/** Ends a preview; false where none was open. */
export async function endPreview(db: Queryable, name: string, number: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from releases.previews where package = $1 and number = $2', [
    name,
    number,
  ]);
  return rowCount !== 0;
}
