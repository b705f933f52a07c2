import { expect, test } from '@jest/globals';
import { bucketOf, chooseVersion, isInCanary } from './bucketing.ts';
import { NOTHING_RELEASED, type Canary } from './release-state.ts';

const VISITORS = Array.from({ length: 200_000 }, (_, n) => `visitor-${n}`);
/** Enough for what holds for each of them. */
const SOME = VISITORS.slice(0, 5_000);

const SALT = 'a1b2';
const canaryOf = (percent: number): Canary => ({
  version: '2.0.0',
  percent,
  salt: SALT,
  plan: [percent],
  soakSeconds: 300,
  startedAt: '2026-11-20T00:00:00Z',
  grownAt: '2026-11-20T00:00:00Z',
});

const bucketsOf = (salt: string) => VISITORS.map((id) => bucketOf(salt, 'hotel', id));
const buckets = bucketsOf(SALT);
const members = (percent: number) => new Set(SOME.filter((id) => isInCanary(canaryOf(percent), 'hotel', id)));
const percentOf = (count: number) => (count / VISITORS.length) * 100;

test.each([1, 5, 25, 50, 99])('%i percent of 200,000 visitors are within 0.3 points', (percent) => {
  expect(Math.abs(percentOf(buckets.filter((bucket) => bucket < percent).length) - percent)).toBeLessThan(0.3);
});

test.each([1, 5, 25, 50, 99])('a canary of %i percent takes the visitors whose bucket is below it', (percent) => {
  expect(members(percent)).toEqual(new Set(SOME.filter((_, nth) => buckets[nth]! < percent)));
});

test('0 is nobody and 100 is everybody', () => {
  expect(members(0).size).toBe(0);
  expect(members(100).size).toBe(SOME.length);
});

test('growing moves nobody back', () => {
  const shares = [1, 5, 25, 50, 100].map((percent) => members(percent));
  for (const [at, share] of shares.slice(1).entries()) {
    for (const id of shares[at]!) if (!share.has(id)) throw new Error(`${id} was moved back`);
    expect(share.size).toBeGreaterThan(shares[at]!.size);
  }
});

test('another canary, and another package, try other visitors', () => {
  const second = bucketsOf('c3d4');
  const both = buckets.filter((bucket, nth) => bucket < 25 && second[nth]! < 25).length;
  expect(Math.abs(percentOf(both) - 6.25)).toBeLessThan(0.3);
  expect(bucketOf('a1b2', 'hotel', 'visitor-1')).not.toBe(bucketOf('a1b2', 'flight', 'visitor-1'));
});

test('a visitor gets the canary or the stable version, and nothing of what was never released', () => {
  const state = { ...NOTHING_RELEASED, stable: '1.0.0' };
  expect(chooseVersion({ ...state, canary: canaryOf(100) }, 'hotel', 'x')).toEqual({
    version: '2.0.0',
    cohort: 'canary',
  });
  expect(chooseVersion({ ...state, canary: canaryOf(0) }, 'hotel', 'x')).toEqual({
    version: '1.0.0',
    cohort: 'stable',
  });
  expect(chooseVersion(NOTHING_RELEASED, 'hotel', 'x')).toBeUndefined();
});
