import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareRecommended, type RankedStay } from './hotel-ranking.ts';

const STAY: RankedStay = {
  name: 'Samudra Biru',
  totalMinor: 2_000_000,
  star: 4,
  reviewScore: 8,
  reviewCount: 10,
  isRefundable: false,
};
const better = (more: Partial<RankedStay>) => compareRecommended({ ...STAY, ...more }, STAY) < 0;

test.each<[string, Partial<RankedStay>]>([
  ['a better score', { reviewScore: 8.6 }],
  ['a lower price', { totalMinor: 1_500_000 }],
  ['free cancellation', { isRefundable: true }],
  ['another star at the same price', { star: 5 }],
  ['more guests who give the same good score', { reviewCount: 40 }],
])('%s stands first', (_, more) => {
  expect(better(more)).toBe(true);
});

test('one enthusiastic guest does not outweigh many content ones', () => {
  const one = { ...STAY, reviewScore: 9, reviewCount: 1 };
  const many = { ...STAY, reviewScore: 8.6, reviewCount: 40 };
  expect(compareRecommended(many, one)).toBeLessThan(0);
});

test('gives one order, whatever order the stays come in', () => {
  const stay = fc.record({
    name: fc.string({ minLength: 1 }),
    totalMinor: fc.integer({ min: 1, max: 1e9 }),
    star: fc.integer({ min: 2, max: 5 }),
    reviewScore: fc.integer({ min: 10, max: 100 }).map((score) => score / 10),
    reviewCount: fc.integer({ min: 0, max: 50 }),
    isRefundable: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(stay, { selector: ({ name }) => name.toLowerCase() }), (stays) => {
      const names = (list: readonly RankedStay[]) => [...list].sort(compareRecommended).map(({ name }) => name);
      const there = names(stays);
      const back = names([...stays].reverse());
      expect(back.toSorted()).toEqual(there.toSorted());
      expect(there.every((name, at) => at === 0 || name !== there[at - 1])).toBe(true);
    }),
  );
});
