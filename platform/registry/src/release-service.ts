import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { failure, success, type Failure, type Outcome } from '@wisata/kernel/outcome';
import { inTransaction } from './database.ts';
import { runGates } from './gates/run-gates.ts';
import { applyAction, type PackageState, type ReleaseAction } from './release-state.ts';
import {
  addVersion,
  appendRevision,
  findVersion,
  isPublished,
  lockPackage,
  readSnapshot,
  type PublishedVersion,
} from './repository.ts';
import type { ReleaseStore } from './store.ts';

/** An action as it is asked for; a canary's salt is never chosen by who asks. */
export type RequestedAction = ReleaseAction extends infer A ? (A extends unknown ? Omit<A, 'salt'> : never) : never;

/** What somebody wants done, and why. */
export interface ChangeRequest {
  readonly name: string;
  readonly action: RequestedAction;
  readonly actor: string;
  readonly reason: string;
  /** Refused when the package has changed since this revision. */
  readonly ifRevision?: number;
  /** The same key again gives the first answer again and does nothing. */
  readonly idempotencyKey?: string;
}

/** What came of a change. */
export interface ChangeResult {
  readonly revision: number;
  readonly package: string;
  readonly state: PackageState;
  /** False when everything was as asked for already. */
  readonly changed: boolean;
}

/** What came of publishing; `created` is false for a version that was published before. */
export interface PublishResult {
  readonly created: boolean;
  readonly version: PublishedVersion;
}

/** A refusal to publish says every reason, one sentence each. */
export type PublishOutcome =
  | { readonly ok: true; readonly data: PublishResult }
  | { readonly ok: false; readonly failure: Failure; readonly reasons: readonly string[] };

/** The one way to change what is live, for people and for programs. */
export interface ReleaseService {
  apply(request: ChangeRequest): Promise<Outcome<ChangeResult>>;
  publish(request: { name: string; version: string; actor: string }): Promise<PublishOutcome>;
}

interface ServiceOptions {
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  readonly now?: () => Date;
  /** Called after every new revision, before the answer goes out. */
  readonly onChange: () => Promise<unknown>;
}

const withSalt = (action: RequestedAction): ReleaseAction =>
  action.kind === 'canary' ? { ...action, salt: randomBytes(8).toString('hex') } : action;

const BRINGS_A_VERSION: readonly string[] = ['activate', 'canary', 'rollback'];

/** The version that visitors would get from this action, when it names one. */
const versionBrought = (action: RequestedAction) =>
  BRINGS_A_VERSION.includes(action.kind) && 'version' in action ? action.version : undefined;

const fingerprintOf = ({ name, action, reason }: ChangeRequest) =>
  createHash('sha256')
    .update(JSON.stringify([name, action, reason]))
    .digest('hex');

async function findAnswer(db: pg.PoolClient, request: ChangeRequest): Promise<Outcome<ChangeResult> | undefined> {
  const { idempotencyKey: key } = request;
  if (key === undefined) return undefined;
  // Two requests with one key take turns; the second finds the answer of the first.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const { rows } = await db.query<{ fingerprint: string; answer: ChangeResult }>(
    'select fingerprint, answer from releases.answers where key = $1',
    [key],
  );
  const known = rows[0];
  if (!known) return undefined;
  return known.fingerprint === fingerprintOf(request)
    ? success(known.answer)
    : failure('RELEASE_KEY_REUSED', 'This Idempotency-Key belongs to another request.');
}

/** Does one action inside a transaction; a refusal changes nothing. */
async function applyIn(db: pg.PoolClient, request: ChangeRequest, at: string): Promise<Outcome<ChangeResult>> {
  const { name, action, actor, reason } = request;
  const answered = await findAnswer(db, request);
  if (answered) return answered;
  if (!(await isPublished(db, name))) return failure('RELEASE_UNKNOWN_PACKAGE', `Nothing of ${name} is published.`);
  const before = await lockPackage(db, name);
  const present = (await readSnapshot(db)).revision;
  const { ifRevision } = request;
  if (ifRevision !== undefined && (before.revision > ifRevision || ifRevision > present))
    return failure('RELEASE_STALE', `${name} has changed since revision ${ifRevision}. Look again.`);
  const version = versionBrought(action);
  if (version !== undefined && !(await findVersion(db, name, version)))
    return failure('RELEASE_UNKNOWN_VERSION', `${name} ${version} is not published.`);
  const asked = withSalt(action);
  const after = applyAction(before.state, asked, at);
  if (!after.ok) return after;
  const changed = JSON.stringify(after.data) !== JSON.stringify(before.state);
  const change = { at, actor, reason, package: name, action: asked, stateAfter: after.data };
  const revision = changed ? await appendRevision(db, change) : present;
  const result: ChangeResult = { revision, package: name, state: after.data, changed };
  if (request.idempotencyKey !== undefined) {
    await db.query(`delete from releases.answers where at < now() - interval '7 days'`);
    await db.query('insert into releases.answers (key, fingerprint, answer) values ($1, $2, $3)', [
      request.idempotencyKey,
      fingerprintOf(request),
      JSON.stringify(result),
    ]);
  }
  return success(result);
}

function refuse(code: string, message: string, reasons: readonly string[] = [message]): PublishOutcome {
  return { ok: false, failure: { code, message, retryable: false }, reasons };
}

/** Changes what is live in the database; packages never wait for each other longer than it takes to count a revision. */
export function createReleaseService({
  pool,
  store,
  now = () => new Date(),
  onChange,
}: ServiceOptions): ReleaseService {
  return {
    async apply(request) {
      const outcome = await inTransaction(pool, (db) => applyIn(db, request, now().toISOString()));
      if (outcome.ok && outcome.data.changed) await onChange();
      return outcome;
    },
    async publish({ name, version, actor }) {
      const known = await findVersion(pool, name, version);
      if (known) return { ok: true, data: { created: false, version: known } };
      const release = await store.find(name, version);
      if (!release)
        return refuse(
          'RELEASE_UNKNOWN_VERSION',
          `${name} ${version} is not published: it is not in the release store.`,
        );
      const { reasons, gates } = await runGates({ release, store, states: (await readSnapshot(pool)).states });
      if (reasons.length > 0) return refuse('RELEASE_GATES', `${name} ${version} cannot be published.`, reasons);
      const { publishedAt, contract } = release;
      const added: PublishedVersion = { version, publishedAt, publishedBy: actor, contract, gates };
      return { ok: true, data: { created: await addVersion(pool, name, added), version: added } };
    },
  };
}
