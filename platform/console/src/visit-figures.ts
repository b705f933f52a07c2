import type { PackageFigures } from '@wisata/registry/judge/figures';

/** What visitors of one kind met. */
export interface VisitFigures {
  readonly loads: number;
  readonly failures: number;
  /** Failures in relation to visits, from 0 to 1. */
  readonly share: number;
  readonly p75LoadMs: number | null;
}

/** Fewer failures than this may be one visitor's own trouble. */
const FEWEST_FAILURES = 3;
/** How much worse than the stable version a canary may look before the page says so. */
const TOLERANCE = 0.01;

const shareOf = (loads: number, failures: number) => (failures === 0 ? 0 : failures / Math.max(loads, failures));

/** Sums what is known of one version; undefined while nobody has met it. */
export function findVisits({ totals }: PackageFigures, version: string | undefined): VisitFigures | undefined {
  const known = totals.filter((each) => each.version === version);
  if (known.length === 0) return undefined;
  const sum = (key: 'loads' | 'failures') => known.reduce((total, each) => total + each[key], 0);
  const [loads, failures] = [sum('loads'), sum('failures')];
  const p75LoadMs = known.find((each) => each.p75LoadMs !== null)?.p75LoadMs ?? null;
  return { loads, failures, share: shareOf(loads, failures), p75LoadMs };
}

/** Whether a version on trial fails clearly more often than the stable one. */
export function isWorse(canary: VisitFigures | undefined, stable: VisitFigures | undefined): boolean {
  return (
    canary !== undefined && canary.failures >= FEWEST_FAILURES && canary.share > 2 * (stable?.share ?? 0) + TOLERANCE
  );
}

/** Shares of failures minute by minute over the last `count` minutes before `nowMs`; a minute without visits is 0. */
export function searchShares(
  { minutes }: PackageFigures,
  version: string | undefined,
  nowMs: number,
  count = 60,
): number[] {
  const shares = Array.from({ length: count }, () => 0);
  for (const { at, version: each, loads, failures } of minutes) {
    if (each !== version) continue;
    const index = count - 1 - Math.floor((nowMs - Date.parse(at)) / 60_000);
    if (index >= 0 && index < count) shares[index] = shareOf(loads, failures);
  }
  return shares;
}
