import type { Queryable } from '../database.ts';
import type { PackageState } from '../release-state.ts';
import type { ReleaseStore } from '../store.ts';

const COLLECTION_LOCK = 7_140_304;

/** For the history: these versions are no longer there for anybody. */
export interface Collected {
  readonly kind: 'collect';
  readonly versions: readonly string[];
}

/** A version cannot be published while its files are being deleted. */
export class CollectionInProgressError extends Error {
  override readonly name = 'CollectionInProgressError';
  readonly statusCode = 409;
}

/** Has publications of a package wait until this transaction has ended. */
export async function lockPublications(db: Queryable, name: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1, hashtext($2))', [COLLECTION_LOCK, name]);
}

/**
 * Called in the transaction that publishes: waits for a collection that looks for old versions of the package. One that
 * looks later sees what was published.
 * @throws CollectionInProgressError when the files of this version are being deleted, or were while somebody looked at them.
 */
export async function assertNotCollected(db: Queryable, store: ReleaseStore, name: string, version: string) {
  await db.query('select pg_advisory_xact_lock_shared($1, hashtext($2))', [COLLECTION_LOCK, name]);
  const { rowCount } = await db.query('select 1 from releases.collections where package = $1 and version = $2', [
    name,
    version,
  ]);
  if (rowCount !== 0 || !(await store.has(name, version)))
    throw new CollectionInProgressError(
      `${name} ${version} was deleted as an old release. Build it again in a minute.`,
    );
}

/** Every state of a package since an instant, the one that was there then included. */
export async function searchStatesSince(db: Queryable, name: string, since: string): Promise<PackageState[]> {
  const { rows } = await db.query<{ state_after: PackageState }>(
    `select state_after from releases.release_revisions where package = $1 and revision >= coalesce(
       (select max(revision) from releases.release_revisions where package = $1 and at < $2), 0)`,
    [name, since],
  );
  return rows.map(({ state_after }) => state_after);
}

/** When each version of a package was recorded, as ISO text. */
export async function searchRecorded(db: Queryable, name: string) {
  const { rows } = await db.query<{ version: string; recorded_at: Date }>(
    'select version, recorded_at from releases.release_versions where package = $1',
    [name],
  );
  return rows.map(({ version, recorded_at }) => ({ version, recordedAt: recorded_at.toISOString() }));
}

/** Takes versions out of the record and marks them until {@link finishCollection}. */
export async function beginCollection(db: Queryable, name: string, versions: readonly string[]): Promise<void> {
  await db.query('delete from releases.release_versions where package = $1 and version = any($2)', [name, versions]);
  await db.query(
    'insert into releases.collections (package, version) select $1, unnest($2::text[]) on conflict do nothing',
    [name, versions],
  );
}

/** The files are gone. */
export async function finishCollection(db: Queryable, name: string, version: string): Promise<void> {
  await db.query('delete from releases.collections where package = $1 and version = $2', [name, version]);
}

/** What was begun and not finished, by a process that died or a store that was away. */
export async function searchUnfinished(db: Queryable, name: string): Promise<string[]> {
  const { rows } = await db.query<{ version: string }>('select version from releases.collections where package = $1', [
    name,
  ]);
  return rows.map(({ version }) => version);
}

/** Every package of which anything is or was known. */
export async function searchPackageNames(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from releases.packages union select package from releases.release_versions
     union select package from releases.collections order by 1`,
  );
  return rows.map(({ name }) => name);
}
