import type { PackageFigures } from '@wisata/registry/judge/figures';
import type { PackageState } from '@wisata/registry/release-state';

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

/** Like beside like: where a trial is limited, without those who can have no part in it. */
export function findComparable(figures: PackageFigures, { canary }: PackageState): PackageFigures {
  if (!canary?.segment) return figures;
  const isInside = ({ cohort }: { readonly cohort: string }) => cohort !== 'outside';
  return { ...figures, minutes: figures.minutes.filter(isInside), totals: figures.totals.filter(isInside) };
}

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
  const sums = Array.from({ length: count }, () => ({ loads: 0, failures: 0 }));
  for (const { at, version: each, loads, failures } of minutes) {
    if (each !== version) continue;
    const sum = sums[count - 1 - Math.floor((nowMs - Date.parse(at)) / 60_000)];
    if (!sum) continue;
    sum.loads += loads;
    sum.failures += failures;
  }
  return sums.map(({ loads, failures }) => shareOf(loads, failures));
}
