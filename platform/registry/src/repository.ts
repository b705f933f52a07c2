import type { Brought, Origin } from './bring/provenance.ts';
import type { BuiltFrom } from './built-from.ts';
import type { Collected } from './collection/collection-repository.ts';
import type { Queryable } from './database.ts';
import type { Acceptance, GateResults } from './gates/gate-results.ts';
import { NOTHING_RELEASED, type PackageState, type ReleaseAction, type RequestedAction } from './release-state.ts';

/** One change of one package, never edited afterwards. */
export interface Revision {
  readonly revision: number;
  /** Instant as ISO text. */
  readonly at: string;
  readonly actor: string;
  readonly reason: string;
  readonly package: string;
  readonly action: (ReleaseAction & Authority) | Acceptance | Brought | Collected | Asked;
  readonly stateAfter: PackageState;
}

/** Who said yes to what another one asked for, and why. */
export interface Approval {
  readonly by: string;
  readonly reason: string;
}

/** What came before an action that was not done at once. */
export interface Authority {
  readonly approved?: Approval;
  /** For when it was planned, as ISO text. */
  readonly planned?: string;
}

/** That something waits for a second person or for its time, what was said to it, and that it was not done. */
export interface Asked {
  readonly kind: 'ask' | 'plan' | 'approve' | 'refuse' | 'miss';
  readonly id: number;
  /** What was asked for. */
  readonly wanted: RequestedAction;
  readonly dueAt?: string;
}

const NO_CHOICES: readonly string[] = ['accept', 'bring', 'collect', 'ask', 'plan', 'approve', 'refuse', 'miss'];

/** Whether a change says what visitors get, and not only what is published, deleted or asked for. */
export const isChoice = ({ action }: Pick<Revision, 'action'>) => !NO_CHOICES.includes(action.kind);

/** A published version as the registry recorded it. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** Kernel contract of the build; empty for the shell. */
  readonly contract: string;
  /** What the gates said, by name. */
  readonly gates: GateResults;
  /** Where it was brought from; undefined for what was built for this environment. */
  readonly from?: Origin;
  /** What its build was made of, as whoever published it first has said. */
  readonly built?: BuiltFrom;
}

/** Everything at one revision. */
export interface Snapshot {
  readonly revision: number;
  readonly states: Readonly<Record<string, PackageState>>;
}

/** The channel that tells every registry process of a new revision. */
export const CHANGED = 'releases_changed';

interface RevisionRow extends Omit<Revision, 'revision' | 'at' | 'stateAfter'> {
  readonly revision: string;
  readonly at: Date;
  readonly state_after: PackageState;
}

const revisionOf = ({ state_after, ...row }: RevisionRow): Revision => ({
  ...row,
  revision: Number(row.revision),
  at: row.at.toISOString(),
  stateAfter: state_after,
});

/** Every package's state and the revision they belong to, read in one statement. */
export async function readSnapshot(db: Queryable): Promise<Snapshot> {
  const { rows } = await db.query<{ revision: string; states: Record<string, PackageState> | null }>(
    'select revision, (select jsonb_object_agg(name, state) from releases.packages) as states from releases.counter',
  );
  return { revision: Number(rows[0]!.revision), states: rows[0]!.states ?? {} };
}

/** Takes a package's row for this transaction: whoever wants the same package waits until it ends. */
export async function lockPackage(db: Queryable, name: string): Promise<{ state: PackageState; revision: number }> {
  await db.query('insert into releases.packages (name, state) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(NOTHING_RELEASED),
  ]);
  const { rows } = await db.query<{ state: PackageState; revision: string }>(
    'select state, revision from releases.packages where name = $1 for update',
    [name],
  );
  return { state: rows[0]!.state, revision: Number(rows[0]!.revision) };
}

/** Appends a revision and makes its state the present one; the caller holds the package's row. */
export async function appendRevision(db: Queryable, change: Omit<Revision, 'revision'>): Promise<number> {
  const { rows } = await db.query<{ revision: string }>(
    'update releases.counter set revision = revision + 1 returning revision',
  );
  const revision = Number(rows[0]!.revision);
  const { at, actor, reason, action, stateAfter } = change;
  await db.query(
    `insert into releases.release_revisions (revision, at, actor, reason, package, action, state_after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [revision, at, actor, reason, change.package, JSON.stringify(action), JSON.stringify(stateAfter)],
  );
  await db.query('update releases.packages set state = $2, revision = $3 where name = $1', [
    change.package,
    JSON.stringify(stateAfter),
    revision,
  ]);
  await db.query('select pg_notify($1, $2)', [CHANGED, String(revision)]);
  return revision;
}

/** The change with which a package's present stable version became that. */
export type StableSince = Pick<Revision, 'revision' | 'at' | 'actor' | 'reason'>;

/** Since when each package gives its visitors what it gives them now, by package. */
export async function searchStableSince(db: Queryable): Promise<Map<string, StableSince>> {
  const { rows } = await db.query<Pick<RevisionRow, 'package' | 'revision' | 'at' | 'actor' | 'reason'>>(
    `select distinct on (package) package, revision, at, actor, reason
     from (select *, lag(state_after->>'stable') over (partition by package order by revision) as before
           from releases.release_revisions) as changes
     where state_after->>'stable' is distinct from before order by package, changes.revision desc`,
  );
  return new Map(
    rows.map(({ package: name, revision, at, actor, reason }) => [
      name,
      { revision: Number(revision), at: at.toISOString(), actor, reason },
    ]),
  );
}

/** Which revisions of the history are wanted. */
export interface HistoryQuery {
  readonly package?: string;
  /** Only what came after this revision. */
  readonly after?: number;
  /** Only what came before this revision. */
  readonly before?: number;
  readonly limit: number;
}

/** The latest revisions that the query asks for, oldest first. */
export async function searchRevisions(db: Queryable, query: HistoryQuery): Promise<Revision[]> {
  const { rows } = await db.query<RevisionRow>(
    `select * from releases.release_revisions
     where ($1::text is null or package = $1) and revision > $2 and ($3::bigint is null or revision < $3)
     order by revision desc limit $4`,
    [query.package ?? null, query.after ?? 0, query.before ?? null, query.limit],
  );
  return rows.map(revisionOf).reverse();
}

interface VersionRow {
  readonly package: string;
  readonly version: string;
  readonly published_at: Date;
  readonly published_by: string;
  readonly contract: string;
  readonly gates: GateResults;
  readonly origin: Origin | null;
  readonly built: BuiltFrom | null;
}

const versionOf = (row: VersionRow): PublishedVersion => ({
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by,
  contract: row.contract,
  gates: row.gates,
  ...(row.origin && { from: row.origin }),
  ...(row.built && { built: row.built }),
});

/** Published versions by package, oldest first. */
export async function searchVersions(db: Queryable): Promise<Map<string, PublishedVersion[]>> {
  const { rows } = await db.query<VersionRow>('select * from releases.release_versions order by published_at, version');
  const found = new Map<string, PublishedVersion[]>();
  for (const row of rows) found.set(row.package, [...(found.get(row.package) ?? []), versionOf(row)]);
  return found;
}

/** One published version, or undefined while nobody published it. */
export async function findVersion(db: Queryable, name: string, version: string): Promise<PublishedVersion | undefined> {
  const { rows } = await db.query<VersionRow>(
    'select * from releases.release_versions where package = $1 and version = $2',
    [name, version],
  );
  return rows[0] && versionOf(rows[0]);
}

/** Whether any version of a package was published. */
export async function isPublished(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from releases.release_versions where package = $1 limit 1', [name]);
  return rowCount === 1;
}

/** Records a version and what its release is; false when it was recorded before. */
export async function addVersion(
  db: Queryable,
  name: string,
  added: PublishedVersion,
  digest: string,
): Promise<boolean> {
  const { version, publishedAt, publishedBy, contract, gates, from = null, built = null } = added;
  const { rowCount } = await db.query(
    `insert into releases.release_versions (package, version, published_at, published_by, contract, gates, digest,
       origin, built)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [name, version, publishedAt, publishedBy, contract, JSON.stringify(gates), digest, from, built],
  );
  return rowCount === 1;
}

/** Keeps what a gate said later of a version that was published without it; false for a version that nobody published. */
export async function addGates(db: Queryable, name: string, version: string, gates: GateResults): Promise<boolean> {
  const { rowCount } = await db.query(
    'update releases.release_versions set gates = gates || $3::jsonb where package = $1 and version = $2',
    [name, version, JSON.stringify(gates)],
  );
  return rowCount === 1;
}

/** What each published version was when it was published, by package; null for what came before that was recorded. */
export async function searchDigests(db: Queryable): Promise<Map<string, Map<string, string | null>>> {
  const { rows } = await db.query<{ package: string; version: string; digest: string | null }>(
    'select package, version, digest from releases.release_versions order by package, version',
  );
  const found = new Map<string, Map<string, string | null>>();
  for (const { package: name, version, digest } of rows)
    found.set(name, (found.get(name) ?? new Map<string, string | null>()).set(version, digest));
  return found;
}

/** Records what a version is that was published before that was recorded. */
export async function addDigest(db: Queryable, name: string, version: string, digest: string): Promise<void> {
  await db.query(
    'update releases.release_versions set digest = $3 where package = $1 and version = $2 and digest is null',
    [name, version, digest],
  );
}
