/** When the judge last took a version of a package back. */
export interface PastAction {
  readonly name: string;
  readonly at: number;
}

/** The stable version of one package is taken back at most this often; a second time within it is for a person. */
export const SAME_PACKAGE_MS = 600_000;

/**
 * Why the judge leaves a stable version where it is and calls a person instead; undefined when it may act. Going back again
 * and again would end at a version that nobody remembers.
 */
export function findGuardRail(name: string, past: readonly PastAction[], now: number): string | undefined {
  const same = past.find((each) => each.name === name && now - each.at < SAME_PACKAGE_MS);
  return same ? 'A version of it was taken back less than 10 minutes ago' : undefined;
}
