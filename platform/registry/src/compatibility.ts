import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { PROVIDER } from './gates/build-facts.ts';
import { acceptedBefore } from './gates/gate-results.ts';
import { runCompatibilityGates, type GateVerdict } from './gates/run-gates.ts';
import type { ReleaseAction } from './release-state.ts';
import type { PublishedVersion, Snapshot } from './repository.ts';
import type { ReleaseStore } from './store.ts';

type States = Snapshot['states'];

/** An action that gives visitors a version which may not fit what else they get; taking back is none. */
export type RolloutAction = Extract<ReleaseAction, { kind: 'activate' | 'canary' }>;

/** A version that has to be looked at beside what is live. */
export interface CompatibilityQuery {
  readonly name: string;
  readonly action: RolloutAction;
  readonly states: States;
}

/** What was said of a version when it was looked at. */
export interface Compatibility {
  /** Undefined when the store has no such release. */
  readonly verdict: GateVerdict | undefined;
  /** What the answer hangs on. */
  readonly met: string;
}

/** What a version meets on pages: a remote the shells, a shell every remote. */
const describeMet = (name: string, states: States) =>
  JSON.stringify(
    Object.entries(states)
      .filter(([other]) => (other === PROVIDER) !== (name === PROVIDER))
      .map(([other, { stable, canary }]) => [other, stable, canary?.version])
      .sort(),
  );

/** Looks at a version, which takes as long as the store takes: nothing may be locked meanwhile. */
export async function checkCompatibility(
  store: ReleaseStore,
  { name, action, states }: CompatibilityQuery,
): Promise<Compatibility> {
  const release = await store.find(name, action.version);
  const verdict = release && (await runCompatibilityGates({ release, store, states }, action.accept ?? []));
  return { verdict, met: describeMet(name, states) };
}

/** Whether what was said still holds: other packages may have changed since. */
export const isStillCompatible = ({ met }: Compatibility, { name, states }: CompatibilityQuery) =>
  met === describeMet(name, states);

/** The action with no more accepted than was needed, or why visitors do not get its version. */
export function judgeCompatibility(
  { verdict }: Compatibility,
  { name, action: { accept = [], ...plain } }: CompatibilityQuery,
  { gates }: PublishedVersion,
): Outcome<ReleaseAction> {
  if (!verdict) return success(plain);
  const before = acceptedBefore(gates);
  const news = verdict.reasons.filter((reason) => !before.includes(reason));
  if (news.length > 0) {
    const refusal = failure('RELEASE_GATES', `${name} ${plain.version} does not fit what is live. ${news.join(' ')}`);
    return Object.assign(refusal, { gates: verdict.refused });
  }
  const used = accept.filter((gate) => gate in verdict.accepted);
  return success(used.length > 0 ? { ...plain, accept: used } : plain);
}
