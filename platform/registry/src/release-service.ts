import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { inTransaction } from './database.ts';
import {
  isStillCompatible,
  judgeCompatibility,
  checkCompatibility,
  type RolloutAction,
  type Compatibility,
  type CompatibilityQuery,
} from './compatibility.ts';
import { PROVIDER } from './gates/build-facts.ts';
import type { Gate } from './gates/gate.ts';
import { createPublisher, type PublishOutcome, type PublishRequest } from './publish-release.ts';
import type { FindSlots } from './offered-slots.ts';
import { applyAction, NOTHING_RELEASED, type PackageState, type ReleaseAction } from './release-state.ts';
import { appendRevision, findVersion, isPublished, lockPackage, readSnapshot } from './repository.ts';
import type { Release } from './release-build.ts';
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

/** The one way to change what is live, for people and for programs. */
export interface ReleaseService {
  apply(request: ChangeRequest): Promise<Outcome<ChangeResult>>;
  publish(request: PublishRequest): Promise<PublishOutcome>;
}

interface ServiceOptions {
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  readonly findSlots: FindSlots;
  /** Opens a version in a browser before it is published. */
  readonly smoke: Gate;
  /** Signs a version that may be published. */
  readonly prove: (release: Release) => Promise<void>;
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

async function keepAnswer(db: pg.PoolClient, request: ChangeRequest, result: ChangeResult): Promise<void> {
  if (request.idempotencyKey === undefined) return;
  await db.query(`delete from releases.answers where at < now() - interval '7 days'`);
  await db.query('insert into releases.answers (key, fingerprint, answer) values ($1, $2, $3)', [
    request.idempotencyKey,
    fingerprintOf(request),
    JSON.stringify(result),
  ]);
}

/** An action either has its outcome, or something has to be looked at in the store before it can be done. */
type SmokeTarget = { readonly outcome: Outcome<ChangeResult> } | { readonly question: CompatibilityQuery };

const settled = (outcome: Outcome<ChangeResult>): SmokeTarget => ({ outcome });

/** Only what visitors have not had before is looked at; taking back never waits for that. */
const bringsNews = (action: ReleaseAction): action is RolloutAction =>
  action.kind === 'activate' || action.kind === 'canary';

/** Does one action inside a transaction, which never waits for the store; a refusal changes nothing. */
async function applyIn(
  db: pg.PoolClient,
  request: ChangeRequest,
  at: string,
  fit: Compatibility | undefined,
): Promise<SmokeTarget> {
  const { name, action, actor, reason } = request;
  const answered = await findAnswer(db, request);
  if (answered) return settled(answered);
  if (!(await isPublished(db, name)))
    return settled(failure('RELEASE_UNKNOWN_PACKAGE', `Nothing of ${name} is published.`));
  if (action.kind === 'withdraw' && name === PROVIDER)
    return settled(failure('RELEASE_NEEDED', 'Without a shell there is no page at all: roll it back instead.'));
  const before = await lockPackage(db, name);
  const { revision: present, states } = await readSnapshot(db);
  const { ifRevision } = request;
  if (ifRevision !== undefined && (before.revision > ifRevision || ifRevision > present))
    return settled(failure('RELEASE_STALE', `${name} has changed since revision ${ifRevision}. Look again.`));
  const version = versionBrought(action);
  const published = version === undefined ? undefined : await findVersion(db, name, version);
  if (version !== undefined && !published)
    return settled(failure('RELEASE_UNKNOWN_VERSION', `${name} ${version} is not published.`));
  let asked = withSalt(action);
  const after = applyAction(before.state, asked, at);
  if (!after.ok) return settled(after);
  const changed = JSON.stringify(after.data) !== JSON.stringify(before.state);
  if (changed && published && bringsNews(asked)) {
    const question = { name, action: asked, states };
    if (!fit || !isStillCompatible(fit, question)) return { question };
    const fitting = judgeCompatibility(fit, question, published);
    if (!fitting.ok) return settled(fitting);
    asked = fitting.data;
  }
  const change = { at, actor, reason, package: name, action: asked, stateAfter: after.data };
  const revision = changed ? await appendRevision(db, change) : present;
  const result: ChangeResult = { revision, package: name, state: after.data, changed };
  await keepAnswer(db, request, result);
  return settled(success(result));
}

/** Changes what is live in the database; packages never wait for each other longer than it takes to count a revision. */
export function createReleaseService(options: ServiceOptions): ReleaseService {
  const { pool, store, findSlots, onChange, now = () => new Date() } = options;

  async function tryToApply(request: ChangeRequest, fit?: Compatibility): Promise<Outcome<ChangeResult>> {
    const tried = await inTransaction(pool, (db) => applyIn(db, request, now().toISOString(), fit));
    return 'outcome' in tried ? tried.outcome : tryToApply(request, await checkCompatibility(store, tried.question));
  }

  /** A name that was mistyped would turn nothing off; a store that does not answer keeps nobody from it. */
  async function findUnknownSlot({ name, action }: ChangeRequest): Promise<Outcome<never> | undefined> {
    if (action.kind !== 'slot-off') return undefined;
    const { states } = await readSnapshot(pool);
    const slots = await findSlots(name, states[name] ?? NOTHING_RELEASED);
    if (!slots || slots.includes(action.slot)) return undefined;
    const offered = slots.length > 0 ? `It has ${slots.join(', ')}.` : 'It has none.';
    return failure('RELEASE_UNKNOWN_SLOT', `${name} has no slot ${action.slot}. ${offered}`);
  }

  return {
    publish: createPublisher({ ...options, now }),
    async apply(request) {
      const outcome = (await findUnknownSlot(request)) ?? (await tryToApply(request));
      if (outcome.ok && outcome.data.changed) await onChange();
      return outcome;
    },
  };
}
