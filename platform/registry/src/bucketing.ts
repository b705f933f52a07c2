import { createHash } from 'node:crypto';
import type { Canary, PackageState } from './release-state.ts';
import { isInSegment, type VisitorTraits } from './segment.ts';

const RANGE = 2 ** 32;

/**
 * Where a visitor stands between 0 and 100 in one canary of one package. The list of versions plays no part in it, so a
 * growing share only adds visitors.
 */
export function bucketOf(salt: string, packageName: string, visitorId: string): number {
  const hash = createHash('sha256').update(`${salt}:${packageName}:${visitorId}`).digest();
  return (hash.readUInt32BE(0) / RANGE) * 100;
}

/** Whether this visitor is among a canary's share: 0 is nobody, 100 is everybody. */
export function isInCanary(canary: Canary, packageName: string, visitorId: string): boolean {
  return bucketOf(canary.salt, packageName, visitorId) < canary.percent;
}

/** Which side of a comparison a page view belongs to. */
export type Cohort = 'stable' | 'canary';

/** Whether a trial runs that this visitor can have no part in. */
export const isOutsideTrial = ({ canary }: PackageState, traits: VisitorTraits): boolean =>
  canary?.segment !== undefined && !isInSegment(canary.segment, traits);

/** The version that a visitor gets of a package; undefined while nothing of it is released. Without `traits` as one of those whom a trial is limited to. */
export function chooseVersion(
  state: PackageState,
  packageName: string,
  visitorId: string,
  traits?: VisitorTraits,
): { readonly version: string; readonly cohort: Cohort } | undefined {
  const { canary, stable } = state;
  const isOutside = traits !== undefined && isOutsideTrial(state, traits);
  if (canary && !isOutside && isInCanary(canary, packageName, visitorId))
    return { version: canary.version, cohort: 'canary' };
  return stable === null ? undefined : { version: stable, cohort: 'stable' };
}
