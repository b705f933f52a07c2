/** What one side of a comparison saw: visitors who got the version, and those of them for whom it failed. */
export interface VisitCounts {
  readonly seen: number;
  readonly failed: number;
}

/** Both sides over the same stretch of time; `trial` is the version in question. */
export interface TrialComparison {
  readonly trial: VisitCounts;
  readonly reference: VisitCounts;
}

/**
 * How much evidence is called certain: the odds against it being chance, 1000 to 1. It holds however often one looks. A
 * plain 99 % bound that is read every second accuses about one healthy canary in fifteen hundred.
 */
export const CERTAIN = 1000;

const ALTERNATIVES = Array.from({ length: 24 }, (_, at) => 100 ** (at / 23));
const HIGHEST_RATIO = 10_000;

/** Failures of all pairs together. */
export function sumComparisons(pairs: readonly TrialComparison[]): TrialComparison {
  const add = (left: VisitCounts, right: VisitCounts) => ({
    seen: left.seen + right.seen,
    failed: left.failed + right.failed,
  });
  const nothing = { seen: 0, failed: 0 };
  return pairs.reduce(
    (sum, pair) => ({ trial: add(sum.trial, pair.trial), reference: add(sum.reference, pair.reference) }),
    { trial: nothing, reference: nothing },
  );
}

/** How well a ratio of failure rates explains on which side each failure fell, given how many visitors each side had. */
function logLikelihood(pairs: readonly TrialComparison[], ratio: number): number {
  let sum = 0;
  for (const { trial, reference } of pairs) {
    const weight = ratio * trial.seen;
    const all = weight + reference.seen;
    if (trial.failed > 0) sum += trial.failed * Math.log(weight / all);
    if (reference.failed > 0) sum += reference.failed * Math.log(reference.seen / all);
  }
  return sum;
}

/**
 * The odds that the trial fails more than `ratio` times as often as the reference, against `ratio` being the truth: a
 * likelihood ratio mixed over 1 to 100 times that, pair by pair, so that neither a growing share nor an outage that hits
 * both sides tilts it. Under the truth it exceeds `n` at any time with probability below 1/n.
 */
export function evidenceAbove(pairs: readonly TrialComparison[], ratio: number): number {
  const comparable = pairs.filter(({ trial, reference }) => trial.seen > 0 && reference.seen > 0);
  const base = logLikelihood(comparable, ratio);
  const odds = ALTERNATIVES.map((factor) => Math.exp(logLikelihood(comparable, ratio * factor) - base));
  return odds.reduce((sum, each) => sum + each, 0) / odds.length;
}

/** The smallest ratio of failure rates that the evidence leaves open; 0 when it leaves everything open. */
export function ratioAtLeast(pairs: readonly TrialComparison[], certain = CERTAIN): number {
  let low = 0.001;
  let high = HIGHEST_RATIO;
  if (evidenceAbove(pairs, low) < certain) return 0;
  if (evidenceAbove(pairs, high) >= certain) return high;
  while (high / low > 1.01) {
    const middle = Math.sqrt(low * high);
    if (evidenceAbove(pairs, middle) >= certain) low = middle;
    else high = middle;
  }
  return low;
}
