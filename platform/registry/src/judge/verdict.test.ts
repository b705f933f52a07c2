import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { evidenceAbove, ratioAtLeast, type TrialComparison } from './evidence.ts';
import { bucketOfTime, findQuantile } from './load-times.ts';
import { judge, type Observation } from './verdict.ts';

const NO_TIMES = { trial: new Map<number, number>(), reference: new Map<number, number>() };

function observe(pairs: readonly TrialComparison[], more: Partial<Observation> = {}): Observation {
  return { referenceName: 'stable 1.0.0', pairs, failureNetworks: 100, times: NO_TIMES, ...more };
}

const pairOf = (trialFailed: number, trialSeen: number, failed: number, seen: number): TrialComparison => ({
  trial: { seen: trialSeen, failed: trialFailed },
  reference: { seen, failed },
});

const times = (ms: number, count: number) => new Map([[bucketOfTime(ms), count]]);

describe('failures', () => {
  test.each([
    ['nobody came', pairOf(0, 0, 0, 50), 'unseen'],
    ['none fail', pairOf(0, 50, 0, 150), 'healthy'],
    ['a single one of the first visits', pairOf(1, 1, 0, 3), 'healthy'],
    ['four of four, which is fewer than are believed', pairOf(4, 4, 0, 400), 'doubt'],
    ['five of five at 1 %', pairOf(5, 5, 0, 495), 'trip'],
    ['eight of sixteen at 25 %, still chance once in many', pairOf(8, 16, 0, 48), 'doubt'],
    ['nine of eighteen at 25 %', pairOf(9, 18, 0, 54), 'trip'],
    ['as many as stable', pairOf(30, 300, 90, 900), 'healthy'],
    ['half as much again', pairOf(45, 300, 90, 900), 'healthy'],
    ['three times as often in few visits', pairOf(9, 300, 9, 900), 'healthy'],
    ['three times as often in many visits', pairOf(300, 3000, 300, 9000), 'trip'],
    ['exactly twice as often in very many', pairOf(2000, 10_000, 3000, 30_000), 'healthy'],
    ['both in an outage', pairOf(200, 250, 600, 750), 'healthy'],
  ])('%s', (_name, pair, kind) => {
    expect(judge(observe([pair])).kind).toBe(kind);
  });

  test('from two networks alone stop nothing, not even growth', () => {
    const pairs = [pairOf(50, 60, 0, 200)];
    expect(judge(observe(pairs, { failureNetworks: 2 })).kind).toBe('healthy');
    expect(judge(observe(pairs, { failureNetworks: 3 }))).toMatchObject({ kind: 'trip', rule: 'failures' });
  });

  test('the reason says the numbers and the smallest ratio they allow', () => {
    expect(judge(observe([pairOf(20, 40, 1, 120)])).reason).toMatch(
      /^20 of 40 visits failed \(50\.0 %\), against 1 of 120 visits failed \(0\.8 %\) of stable 1\.0\.0: at least \d+\.\d times as often$/,
    );
  });
});

describe('the ratio of failure rates', () => {
  const pair = fc
    .record({ trialSeen: fc.integer({ min: 1, max: 500 }), seen: fc.integer({ min: 1, max: 500 }) })
    .chain(({ trialSeen, seen }) =>
      fc
        .tuple(fc.integer({ min: 0, max: trialSeen }), fc.integer({ min: 0, max: seen }))
        .map(([trialFailed, failed]) => pairOf(trialFailed, trialSeen, failed, seen)),
    );

  test('is never claimed above what was seen', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 4 }), (pairs) => {
        const highest = Math.max(
          ...pairs.map(({ trial, reference }) =>
            reference.failed === 0 ? Infinity : (trial.failed / trial.seen) * (reference.seen / reference.failed),
          ),
        );
        expect(ratioAtLeast(pairs)).toBeLessThanOrEqual(highest * 1.02);
      }),
    );
  });

  test('one more failure of the trial never lowers it, one more of the reference never raises it', () => {
    fc.assert(
      fc.property(pair, ({ trial, reference }) => {
        const found = evidenceAbove([{ trial, reference }], 2);
        const worse = { ...trial, failed: trial.failed + 1 };
        const other = { ...reference, failed: reference.failed + 1 };
        expect(evidenceAbove([{ trial: worse, reference }], 2)).toBeGreaterThanOrEqual(found);
        expect(evidenceAbove([{ trial, reference: other }], 2)).toBeLessThanOrEqual(found);
      }),
    );
  });

  test('minutes in which only one side had visitors say nothing', () => {
    fc.assert(
      fc.property(pair, fc.nat(500), (both, seen) => {
        const alone = [pairOf(seen, seen, 0, 0), pairOf(0, 0, seen, seen)];
        expect(evidenceAbove([both, ...alone], 2)).toBe(evidenceAbove([both], 2));
      }),
    );
  });

  test('whatever trips fails more than twice as often, at least five times', () => {
    fc.assert(
      fc.property(pair, (both) => {
        if (judge(observe([both])).kind !== 'trip') return;
        expect(both.trial.failed).toBeGreaterThanOrEqual(5);
        expect(both.trial.failed / both.trial.seen).toBeGreaterThan((2 * both.reference.failed) / both.reference.seen);
      }),
      { numRuns: 500 },
    );
  });
});

describe('load times', () => {
  const pairs = [pairOf(0, 400, 0, 1200)];
  test.each([
    ['a third slower', 400, 400, 300, 400, 'trip'],
    ['a quarter slower', 375, 400, 300, 400, 'healthy'],
    ['three times as slow in few loads', 900, 199, 300, 400, 'healthy'],
    ['three times as slow against few loads', 900, 400, 300, 199, 'healthy'],
    ['faster', 100, 400, 300, 400, 'healthy'],
  ])('%s', (_name, trialMs, trialLoads, ms, loads, kind) => {
    const observed = { trial: times(trialMs, trialLoads), reference: times(ms, loads) };
    expect(judge(observe(pairs, { times: observed }))).toMatchObject(
      kind === 'trip' ? { kind, rule: 'slow' } : { kind },
    );
  });

  test('a quartile is found within a bucket of the truth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 60 }), (all) => {
        const buckets = new Map<number, number>();
        for (const ms of all) buckets.set(bucketOfTime(ms), (buckets.get(bucketOfTime(ms)) ?? 0) + 1);
        const exact = [...all].sort((left, right) => left - right)[Math.ceil(all.length * 0.75) - 1]!;
        const found = findQuantile(buckets, 0.75)!;
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(exact * 0.026 + 0.5);
      }),
    );
  });
});
