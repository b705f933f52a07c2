import type pg from 'pg';
import type { Failure, Outcome } from '@wisata/kernel/outcome';
import type { Brought, Origin, SignedProvenance } from './bring/provenance.ts';
import { describeKept, type BuiltFrom } from './built-from.ts';
import { assertNotCollected } from './collection/collection-repository.ts';
import { inTransaction } from './database.ts';
import { skipReason, type Acceptance, type AcceptableGate, type Refusals } from './gates/gate-results.ts';
import type { Gate } from './gates/gate.ts';
import { runGates, runSmoke, type GateVerdict } from './gates/run-gates.ts';
import {
  addGates,
  addVersion,
  appendRevision,
  findVersion,
  lockPackage,
  readSnapshot,
  type PublishedVersion,
} from './repository.ts';
import { digestOf } from './release-proof.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

/** A version that somebody wants to publish. */
export interface PublishRequest {
  readonly name: string;
  readonly version: string;
  readonly actor: string;
  /** Gates whose refusal does not keep the version back; `reason` says why and goes into the history. */
  readonly accept: readonly AcceptableGate[];
  readonly reason: string;
  /** Without it no browser opens the version. */
  readonly smoke: boolean;
  /** What the registry that it is brought from says of it. */
  readonly from?: SignedProvenance | undefined;
  /** What it was built from; of what is brought, what was signed counts alone. */
  readonly built?: BuiltFrom | undefined;
}

/** What came of publishing; `created` is false for a version that was published before. */
export interface PublishResult {
  readonly created: boolean;
  readonly version: PublishedVersion;
  /** That the same bytes were said to come from elsewhere before, which is kept. */
  readonly kept?: string;
}

/** A refusal to publish says every reason, one sentence each. */
export type PublishOutcome =
  | { readonly ok: true; readonly data: PublishResult }
  | { readonly ok: false; readonly failure: Failure; readonly reasons: readonly string[]; readonly gates?: Refusals };

interface PublisherOptions {
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  readonly smoke: Gate;
  /** Signs what the gates have read, before a browser opens it. */
  readonly prove: (release: Release) => Promise<void>;
  /** Whether a registry that is trusted here says so of a release. */
  readonly checkOrigin: (release: Release, signed: SignedProvenance) => Outcome<Origin>;
  readonly now: () => Date;
  /** Called after every new revision, before the answer goes out. */
  readonly onChange: () => Promise<unknown>;
}

/** The answer for bytes that were published before. */
function knownBefore(version: PublishedVersion, built: BuiltFrom | undefined): PublishOutcome {
  const kept = describeKept(version.built, built);
  return { ok: true, data: { created: false, version, ...(kept !== undefined && { kept }) } };
}

function refuse(code: string, message: string): PublishOutcome {
  return { ok: false, failure: { code, message, retryable: false }, reasons: [message] };
}

const refuseByGates = (message: string, { reasons, refused }: GateVerdict): PublishOutcome => ({
  ok: false,
  failure: { code: 'RELEASE_GATES', message, retryable: false },
  reasons,
  gates: refused,
});

/** From here on edges serve the version to who is shown it. */
const provenFirst =
  (prove: PublisherOptions['prove'], gate: Gate): Gate =>
  async (input) => {
    await prove(input.release);
    return gate(input);
  };

const withoutBrowser: Gate = () => Promise.resolve({ skipped: 'Whoever published it asked for no browser.' });

type Add = (db: pg.PoolClient) => Promise<boolean>;

/** What of a publication goes into the history: from where it was brought, and what was accepted for it. */
function remarkOf(version: string, accepted: Refusals, from: Origin | undefined): Acceptance | Brought | undefined {
  const isAccepted = Object.keys(accepted).length > 0;
  if (from) return { kind: 'bring', version, from, ...(isAccepted && { gates: accepted }) };
  return isAccepted ? { kind: 'accept', version, gates: accepted } : undefined;
}

/** Records a version together with what belongs into the history. */
async function record(
  { pool, now, onChange }: PublisherOptions,
  request: PublishRequest,
  remark: Acceptance | Brought | undefined,
  add: Add,
): Promise<boolean> {
  const { name, actor, reason } = request;
  if (!remark) return inTransaction(pool, add);
  const isAdded = await inTransaction(pool, async (db) => {
    const { state } = await lockPackage(db, name);
    if (!(await add(db))) return false;
    await appendRevision(db, {
      at: now().toISOString(),
      actor,
      reason,
      package: name,
      action: remark,
      stateAfter: state,
    });
    return true;
  });
  if (isAdded) await onChange();
  return isAdded;
}

/** A version that nobody has seen in a browser is opened in one as soon as somebody asks for that. */
async function completeGates(
  options: PublisherOptions,
  request: PublishRequest,
  release: Release,
  known: PublishedVersion,
): Promise<PublishOutcome> {
  const { pool, store, smoke } = options;
  const { name, version, accept } = request;
  const verdict = await runSmoke({ release, store, states: (await readSnapshot(pool)).states }, smoke, accept);
  if (verdict.reasons.length > 0) return refuseByGates(`${name} ${version} does not work in a browser.`, verdict);
  const gates = { ...known.gates, ...verdict.gates };
  await record(options, request, remarkOf(version, verdict.accepted, undefined), (db) =>
    addGates(db, name, version, gates),
  );
  return knownBefore({ ...known, gates }, request.built);
}

/** Records versions that pass the gates, or whose refusal an operator accepts. */
export function createPublisher(options: PublisherOptions) {
  const { pool, store, smoke, prove, checkOrigin } = options;
  return async function publish(request: PublishRequest): Promise<PublishOutcome> {
    const { name, version, actor, accept, from } = request;
    const brought = from && (await store.find(name, version));
    const origin = from && brought && checkOrigin(brought, from);
    if (origin?.ok === false) return refuse(origin.failure.code, origin.failure.message);
    const built = from ? origin?.data.built : request.built;
    const known = await findVersion(pool, name, version);
    const isUnseen = known !== undefined && skipReason(known.gates.smoke) !== undefined;
    if (known && !(isUnseen && request.smoke)) return knownBefore(known, built);
    const release = brought ?? (await store.find(name, version));
    if (!release)
      return refuse('RELEASE_UNKNOWN_VERSION', `${name} ${version} is not published: it is not in the release store.`);
    if (known) return completeGates(options, { ...request, built }, release, known);
    const { states } = await readSnapshot(pool);
    const browser = provenFirst(prove, request.smoke ? smoke : withoutBrowser);
    const verdict = await runGates({ release, store, states }, browser, accept);
    if (verdict.reasons.length > 0) return refuseByGates(`${name} ${version} cannot be published.`, verdict);
    const { publishedAt, contract } = release;
    const { gates, accepted } = verdict;
    const added: PublishedVersion = {
      version,
      publishedAt,
      publishedBy: actor,
      contract,
      gates,
      ...(origin && { from: origin.data }),
      ...(built && { built }),
    };
    const created = await record(options, request, remarkOf(version, accepted, origin?.data), async (db) => {
      await assertNotCollected(db, store, name, version);
      return addVersion(db, name, added, digestOf(release));
    });
    if (created) return { ok: true, data: { created, version: added } };
    return knownBefore((await findVersion(pool, name, version)) ?? added, built);
  };
}
