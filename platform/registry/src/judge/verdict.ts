import {
  CERTAIN,
  evidenceAbove,
  ratioAtLeast,
  sumComparisons,
  type TrialComparison,
  type VisitCounts,
} from './evidence.ts';
import { countTimes, findQuantile, findQuantileBounds, type LoadTimes } from './load-times.ts';

/** Everything that is known of a version and of the one it is compared with. */
export interface Observation {
  /** Who the reference is in a sentence: `stable 1.0.0 in the same minutes`. */
  readonly referenceName: string;
  /** Stretches of time, the oldest first: minutes of the same window, or one pair against an earlier baseline. */
  readonly pairs: readonly TrialComparison[];
  /** From how many different networks the trial's failures came. */
  readonly failureNetworks: number;
  readonly times: { readonly trial: LoadTimes; readonly reference: LoadTimes };
}

/** Which rule a version broke. */
export type Rule = 'failures' | 'slow';

/**
 * What is thought of a version by what browsers tell: `trip` is a reason to stop and call a person, `doubt` stops its
 * growth, `unseen` means that nobody got it yet. The reason carries the numbers it was judged by.
 */
export type Verdict =
  | { readonly kind: 'trip'; readonly rule: Rule; readonly reason: string }
  | { readonly kind: 'doubt' | 'healthy' | 'unseen'; readonly reason: string };

/** Fewer failures than this are never held against a version. */
export const FAILURES_AT_LEAST = 5;
/** How many times as often as the reference a version may fail. */
export const RATIO_LIMIT = 2;
/** Fewer networks than this neither stop a version nor its growth, however many visitors they pretend to be. */
export const NETWORKS_AT_LEAST = 3;
/** Loads on either side before their times are compared. */
export const LOADS_AT_LEAST = 200;
/** How much slower than the reference three quarters of the loads may be. */
export const SLOWNESS_LIMIT = 1.3;
/** How far to its own good side each quartile may err before times are believed, in standard deviations. */
const TIME_DEVIATIONS = 2.6;
/** The last minutes are judged on their own too, so that an hour of health does not hide a break. */
const RECENT_PAIRS = 10;
const DOUBT_FAILURES = 3;
const DOUBT_EVIDENCE = 5;

const rate = ({ seen, failed }: VisitCounts) => (seen === 0 ? 0 : failed / seen);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const showTally = (tally: VisitCounts) => `${tally.failed} of ${tally.seen} visits failed (${percent(rate(tally))})`;

function compareFailures(observation: Observation, pairs: readonly TrialComparison[]): Verdict | undefined {
  const { trial, reference } = sumComparisons(pairs);
  if (observation.failureNetworks < NETWORKS_AT_LEAST) return undefined;
  if (trial.failed < DOUBT_FAILURES || rate(trial) <= RATIO_LIMIT * rate(reference)) return undefined;
  const evidence = evidenceAbove(pairs, RATIO_LIMIT);
  if (evidence < DOUBT_EVIDENCE) return undefined;
  const counts = `${showTally(trial)}, against ${showTally(reference)} of ${observation.referenceName}`;
  if (trial.failed < FAILURES_AT_LEAST || evidence < CERTAIN) return { kind: 'doubt', reason: counts };
  const bound = ratioAtLeast(pairs).toFixed(1);
  return { kind: 'trip', rule: 'failures', reason: `${counts}: at least ${bound} times as often` };
}

function compareTimes({ times: { trial, reference }, referenceName }: Observation): Verdict | undefined {
  if (Math.min(countTimes(trial), countTimes(reference)) < LOADS_AT_LEAST) return undefined;
  const slow = findQuantileBounds(trial, 0.75, TIME_DEVIATIONS);
  const quick = findQuantileBounds(reference, 0.75, TIME_DEVIATIONS);
  if (!slow || !quick || slow.low <= SLOWNESS_LIMIT * quick.high) return undefined;
  const [mine, other] = [trial, reference].map((side) => findQuantile(side, 0.75)!);
  const reason = `Three quarters of ${countTimes(trial)} loads took up to ${mine} ms, against ${other} ms of ${referenceName}`;
  return { kind: 'trip', rule: 'slow', reason };
}

/**
 * Judges a version by its failures and its load times, each against the reference. Equal trouble on both
 * sides is nobody's fault here: what a network, a server or another package does to both is no reason to take one back.
 */
export function judge(observation: Observation): Verdict {
  const { pairs } = observation;
  const verdicts = [
    compareFailures(observation, pairs),
    pairs.length > RECENT_PAIRS ? compareFailures(observation, pairs.slice(-RECENT_PAIRS)) : undefined,
    compareTimes(observation),
  ].filter((verdict) => verdict !== undefined);
  const found = verdicts.find(({ kind }) => kind === 'trip') ?? verdicts[0];
  if (found) return found;
  const { trial, reference } = sumComparisons(pairs);
  if (trial.seen === 0) return { kind: 'unseen', reason: 'No visitor has reported this version yet' };
  const counts = `${showTally(trial)}, against ${showTally(reference)} of ${observation.referenceName}`;
  return { kind: 'healthy', reason: counts };
}
