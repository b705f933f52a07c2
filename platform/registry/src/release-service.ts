import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { ChangeRequest, ChangeResult, RequestAnswer } from './change.ts';
import type { Origin, SignedProvenance } from './bring/provenance.ts';
import { findAnswer, keepAnswer } from './answers.ts';
import { needsSecondPerson } from './approvals.ts';
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
import { applyAction, NOTHING_RELEASED, type ReleaseAction, type RequestedAction } from './release-state.ts';
import { appendRevision, findVersion, isPublished, lockPackage, readSnapshot } from './repository.ts';
import { findOpenRequest, keepProblem, searchDue, type StoredRequest, type WaitingRequest } from './requests.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';
import { approveIn, ask, claimRequest, endClaim, isStillMeant, missIn, plan, refuseIn } from './waiting-changes.ts';

/** The one way to change what is live, for people and for programs. */
export interface ReleaseService {
  apply(request: ChangeRequest): Promise<Outcome<ChangeResult>>;
  /** Does what another one has asked for, or lets it be done at its time. */
  approve(name: string, answer: RequestAnswer): Promise<Outcome<ChangeResult>>;
  /** Ends a request; its asker may take it back so. */
  refuse(name: string, answer: RequestAnswer): Promise<Outcome<ChangeResult>>;
  /**
   * Does whatever is due: once, whichever process comes first. What no longer fits is not done, and the story says why;
   * `tell` hears what this process found so. What could not be tried to its end stays due and keeps nothing else from being
   * done. @throws What the first of those failed with.
   */
  runDue(tell: (missed: MissedPlan) => void): Promise<void>;
  publish(request: PublishRequest): Promise<PublishOutcome>;
}

/** What was planned and was not done. */
export interface MissedPlan {
  readonly request: WaitingRequest;
  readonly reason: string;
}

interface ServiceOptions {
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  readonly findSlots: FindSlots;
  /** Opens a version in a browser before it is published. */
  readonly smoke: Gate;
  /** Signs a version that may be published. */
  readonly prove: (release: Release) => Promise<void>;
  /** Whether a registry that is trusted here says so of a release. */
  readonly checkOrigin: (release: Release, signed: SignedProvenance) => Outcome<Origin>;
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
  const claimed = await claimRequest(db, request, at);
  if (claimed && !claimed.ok) return settled(claimed);
  const claim = claimed?.data;
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
  if (request.dueAt !== undefined) {
    const planned = await plan(db, request, at, { before: before.state, asked, after });
    if (planned.ok) await keepAnswer(db, request, planned.data);
    return settled(planned);
  }
  if (!after.ok) return settled(after);
  if (claim && !isStillMeant(claim, before.state, after.data))
    return settled(failure('RELEASE_STALE', `${name} has changed since ${actor} asked: refuse this, and ask again.`));
  const changed = JSON.stringify(after.data) !== JSON.stringify(before.state);
  if (changed && published && bringsNews(asked)) {
    const question = { name, action: asked, states };
    if (!fit || !isStillCompatible(fit, question)) return { question };
    const fitting = judgeCompatibility(fit, question, published);
    if (!fitting.ok) return settled(fitting);
    asked = fitting.data;
  }
  if (changed && !claim?.authority.approved && needsSecondPerson(before.state, asked, after.data)) {
    if (claim) return settled(failure('RELEASE_NOT_APPROVED', 'Nobody else has said yes to it.'));
    const waiting = await ask(db, request, { at, before: before.state, after: after.data, needsApproval: true });
    if (waiting.ok) await keepAnswer(db, request, waiting.data);
    return settled(waiting);
  }
  const done = { ...asked, ...claim?.authority };
  const change = { at, actor, reason, package: name, action: done, stateAfter: after.data };
  const revision = changed ? await appendRevision(db, change) : present;
  if (claim) await endClaim(db, claim, at);
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

  async function apply(request: ChangeRequest): Promise<Outcome<ChangeResult>> {
    const outcome = (await findUnknownSlot(request)) ?? (await tryToApply(request));
    if (outcome.ok && (outcome.data.changed || outcome.data.waits)) await onChange();
    return outcome;
  }

  async function told(outcome: Outcome<ChangeResult>): Promise<Outcome<ChangeResult>> {
    if (outcome.ok) await onChange();
    return outcome;
  }

  async function runPlan(request: StoredRequest, tell: (missed: MissedPlan) => void): Promise<void> {
    const { id, package: name, action, actor, reason } = request;
    const outcome = await apply({ name, action, actor, reason, planned: id });
    if (outcome.ok || outcome.failure.code === 'RELEASE_ANSWERED') return;
    const { message } = outcome.failure;
    if (!(await inTransaction(pool, (db) => missIn(db, request, message, now().toISOString())))) return;
    tell({ request, reason: message });
    await onChange();
  }

  return {
    publish: createPublisher({ ...options, now }),
    apply,
    async approve(name, approval) {
      const request = await findOpenRequest(pool, name, approval.id, now());
      if (!request.ok) return request;
      const { action, actor, reason, dueAt } = request.data;
      if (dueAt === undefined) return apply({ name, action, actor, reason, approval });
      return told(await inTransaction(pool, (db) => approveIn(db, name, approval, now().toISOString())));
    },
    refuse: async (name, answer) =>
      told(await inTransaction(pool, (db) => refuseIn(db, name, answer, now().toISOString()))),
    async runDue(tell) {
      const errors: unknown[] = [];
      for (const request of await searchDue(pool, now())) {
        try {
          await runPlan(request, tell);
        } catch (error) {
          errors.push(error);
          const problem = error instanceof Error ? error.message : String(error);
          // A database that is away cannot keep it either.
          await keepProblem(pool, request.id, problem).catch(() => undefined);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
