import type { Verdict } from './verdict.ts';

/** A package whose version broke a rule. */
export interface Accused {
  readonly name: string;
  readonly version: string;
  readonly verdict: Extract<Verdict, { kind: 'trip' }>;
}

/** When the judge last took a version of a package back. */
export interface PastAction {
  readonly name: string;
  readonly at: number;
}

/** One package is taken back at most this often; a second time within it is for a person. */
export const SAME_PACKAGE_MS = 600_000;
/** Two packages that break within this time have a common cause, which taking them back would not cure. */
export const OTHER_PACKAGE_MS = 300_000;

/** Why the judge leaves an accused version where it is and calls a person instead; undefined when it may act. */
export function findRestraint(
  accused: Accused,
  all: readonly Accused[],
  past: readonly PastAction[],
  now: number,
): string | undefined {
  const others = all.filter(({ name }) => name !== accused.name).map(({ name }) => name);
  if (others.length > 0) return `${others.join(', ')} broke at the same moment`;
  const other = past.find(({ name, at }) => name !== accused.name && now - at < OTHER_PACKAGE_MS);
  if (other) return `${other.name} was taken back less than 5 minutes ago`;
  const same = past.find(({ name, at }) => name === accused.name && now - at < SAME_PACKAGE_MS);
  return same ? 'A version of it was taken back less than 10 minutes ago' : undefined;
}
