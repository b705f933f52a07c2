import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextPollMs } from './polling.rules.ts';

test.each([
  [0, 2_000],
  [29_999, 2_000],
  [30_000, 5_000],
  [119_999, 5_000],
  [120_000, 15_000],
  [86_400_000, 15_000],
])('after %i ms the next question waits %i ms', (waitedMs, pauseMs) => {
  expect(nextPollMs(waitedMs)).toBe(pauseMs);
});

test('it never asks more often as time goes on', () => {
  const waits = fc.nat({ max: 600_000 });
  fc.assert(fc.property(waits, waits, (one, more) => nextPollMs(one) <= nextPollMs(one + more)));
});
