import type { PackageState, ReleaseAction } from './release-state.ts';

/** A trial gives a version to more visitors than these, in percent, only with a second person. */
const MOST_ALONE = 50;

/** What a request leads to, as its asker saw it. */
export interface Expectation {
  /** What everybody had when it was asked. */
  readonly before: string | null;
  readonly stable: string | null;
  readonly canary: string | undefined;
  readonly percent: number | undefined;
}

/** What an action makes of a package, as far as a second person says yes to it. */
export const expectationOf = (before: PackageState, { stable, canary }: PackageState): Expectation => ({
  before: before.stable,
  stable,
  canary: canary?.version,
  percent: canary?.percent,
});

/** Whether an action leads to what was asked for, and from where it was asked. */
export function isAsExpected(expected: Expectation, before: PackageState, after: PackageState): boolean {
  const found = expectationOf(before, after);
  return (
    found.before === expected.before &&
    found.stable === expected.stable &&
    found.canary === expected.canary &&
    found.percent === expected.percent
  );
}

/** Back to what everybody had once: nobody waits for a second person with that. */
const TAKES_BACK: readonly ReleaseAction['kind'][] = ['block', 'rollback'];

/**
 * Whether a second person has to say yes: where the package asks for that, to every version that everybody would get, to one that
 * most would, and to asking for it no more.
 */
export function needsSecondPerson(before: PackageState, action: ReleaseAction, after: PackageState): boolean {
  if (!before.approvals) return false;
  if (action.kind === 'approvals-off') return true;
  const { stable, canary } = after;
  if (stable !== null && stable !== before.stable) return !TAKES_BACK.includes(action.kind);
  return canary !== null && canary.percent > MOST_ALONE && canary.percent !== before.canary?.percent;
}
