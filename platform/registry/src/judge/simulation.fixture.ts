import { sumComparisons, type VisitCounts } from './evidence.ts';
import { bucketOfTime } from './load-times.ts';
import { judge, type Verdict } from './verdict.ts';

/** Millions of visits are played, and in a test each look at a global costs as much as the visit. */
const { cos, exp, imul, log, PI, sqrt } = Math;

/** A repeatable stream of numbers between 0 and 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface SimulatedRollout {
  readonly random: () => number;
  readonly minutes: number;
  readonly visitsPerMinute: number;
  /** The canary's share in a minute, 0 to 1. */
  readonly shareAt: (minute: number) => number;
  /** How often a visit fails in a minute, by side. */
  readonly failing: (minute: number, side: 'trial' | 'reference') => number;
  /** What the reference was like earlier, when that is what counts. */
  readonly before?: VisitCounts;
  /** Median load times in milliseconds; 300 on both sides unless told. */
  readonly medianMs?: { readonly trial: number; readonly reference: number };
}

export interface RolloutOutcome {
  readonly verdict: Verdict;
  readonly views: number;
  readonly failures: number;
}

function drawMs(random: () => number, median: number): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
  return median * exp(0.6 * normal);
}

/** Plays visits one by one and asks for a verdict whenever it could have changed; ends with the first trip. */
export function simulateRollout({
  random,
  minutes,
  visitsPerMinute,
  shareAt,
  failing,
  before,
  medianMs,
}: SimulatedRollout): RolloutOutcome {
  const pairs: { trial: { seen: number; failed: number }; reference: { seen: number; failed: number } }[] = [];
  const times = { trial: new Map<number, number>(), reference: new Map<number, number>() };
  let views = 0;
  let failures = 0;
  const ask = () =>
    judge({
      pairs: before ? [{ trial: sumComparisons(pairs).trial, reference: before }] : pairs,
      referenceName: 'stable',
      failureNetworks: failures,
      times,
    });
  for (let minute = 0; minute < minutes; minute += 1) {
    const pair = { trial: { seen: 0, failed: 0 }, reference: { seen: 0, failed: 0 } };
    pairs.push(pair);
    for (let visit = 0; visit < visitsPerMinute; visit += 1) {
      const side = random() < shareAt(minute) ? 'trial' : 'reference';
      const failed = random() < failing(minute, side);
      views += 1;
      pair[side].seen += 1;
      if (failed) pair[side].failed += 1;
      else if (medianMs) {
        const bucket = bucketOfTime(drawMs(random, medianMs[side]));
        times[side].set(bucket, (times[side].get(bucket) ?? 0) + 1);
      }
      if (side !== 'trial' || (!failed && !(medianMs && views % 50 === 0))) continue;
      if (failed) failures += 1;
      const verdict = ask();
      if (verdict.kind === 'trip') return { verdict, views, failures };
    }
  }
  return { verdict: ask(), views, failures };
}
