import { expect, test } from '@jest/globals';
import { bestRefund } from './refund.rules.ts';

const STEPS = [
  { days_before: 7, percent: 100 },
  { days_before: 2, percent: 50 },
  { days_before: 0, percent: 0 },
];

test.each([
  ['2026-12-04', { percent: 100, days: 7, until: '2026-12-05' }],
  ['2026-12-05', { percent: 100, days: 7, until: '2026-12-05' }],
  ['2026-12-06', { percent: 50, days: 2, until: '2026-12-10' }],
  ['2026-12-11', undefined],
])('on %s of a visit on 12 December: %j', (today, refund) => {
  expect(bestRefund(STEPS, '2026-12-12', today)).toEqual(refund);
});

test('before a day is chosen the best step counts', () => {
  expect(bestRefund(STEPS, undefined, '2026-12-11')).toEqual({ percent: 100, days: 7, until: undefined });
});
