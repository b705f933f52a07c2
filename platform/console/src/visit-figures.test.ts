import { expect, test } from '@jest/globals';
import type { PackageFigures } from '@wisata/registry/judge/figures';
import { NOTHING_RELEASED } from '@wisata/registry/release-state';
import { figure } from './console.fixture.ts';
import { findComparable, findVisits, isWorse, searchShares } from './visit-figures.ts';

const FIGURES: PackageFigures = {
  minutes: [
    { at: '2026-11-20T10:00:00.000Z', ...figure('1', 'stable', 50, 1) },
    { at: '2026-11-20T10:02:00.000Z', ...figure('2', 'canary', 8, 4) },
  ],
  totals: [figure('1', 'stable', 100, 1), figure('1', 'canary', 100, 1), figure('2', 'canary', 10, 4)],
  vitals: [],
  errors: [],
};

test('figures of a version are summed over its cohorts; one that nobody met has none', () => {
  expect(findVisits(FIGURES, '1')).toEqual({ loads: 200, failures: 2, share: 0.01, p75LoadMs: 1_234 });
  expect(findVisits(FIGURES, '3')).toBeUndefined();
});

test('a canary is worse when it fails clearly more often, not after one visitor of bad luck', () => {
  const stable = findVisits(FIGURES, '1');
  const visits = (loads: number, failures: number) => ({ loads, failures, share: failures / loads, p75LoadMs: null });
  expect(isWorse(findVisits(FIGURES, '2'), stable)).toBe(true);
  expect(isWorse(visits(10, 2), stable)).toBe(false);
  expect(isWorse(visits(1000, 15), stable)).toBe(false);
  expect(isWorse(undefined, stable)).toBe(false);
});

test('beside a trial that is limited stand only those who could have a part in it, and else everybody', () => {
  const outside = figure('1', 'outside', 300, 99);
  const [minute] = FIGURES.minutes;
  const figures = { ...FIGURES, minutes: [minute!, { ...minute!, ...outside }], totals: [...FIGURES.totals, outside] };
  const at = '2026-11-20T10:00:00.000Z';
  const canary = { version: '2', percent: 5, salt: 's', plan: [5], soakSeconds: 60, startedAt: at, grownAt: at };
  const limited = findComparable(figures, {
    ...NOTHING_RELEASED,
    canary: { ...canary, segment: { country: 'SG' } },
  });
  expect([findVisits(limited, '1')?.failures, searchShares(limited, '1', Date.parse(at), 1)]).toEqual([2, [0.02]]);
  const all = findComparable(figures, { ...NOTHING_RELEASED, canary });
  expect([findVisits(all, '1')?.failures, searchShares(all, '1', Date.parse(at), 1)]).toEqual([101, [100 / 350]]);
});

test('each minute has its place, the latest last', () => {
  const now = Date.parse('2026-11-20T10:02:30.000Z');
  expect(searchShares(FIGURES, '2', now, 3)).toEqual([0, 0, 0.5]);
  expect(searchShares(FIGURES, '1', now, 3)).toEqual([0.02, 0, 0]);
  expect(searchShares(FIGURES, '1', now, 2)).toEqual([0, 0]);
});
