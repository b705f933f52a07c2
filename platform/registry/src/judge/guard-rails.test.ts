import { expect, test } from '@jest/globals';
import { findRestraint, type Accused } from './guard-rails.ts';

const NOW = 10_000_000;
const accuse = (name: string): Accused => ({
  ...{ name, version: '2.0.0', verdict: { kind: 'trip', rule: 'failures', reason: '9 of 18 visits failed' } },
});
const hotel = accuse('hotel');
const ago = (name: string, ms: number) => [{ name, at: NOW - ms }];

test.each([
  ['nothing happened before', [hotel], [], 'acts'],
  ['its own last one is 11 minutes old', [hotel], ago('hotel', 660_000), 'acts'],
  ['its own last one is 9 minutes old', [hotel], ago('hotel', 540_000), 'A version of it was taken back less than 10'],
  ['another was taken back 6 minutes ago', [hotel], ago('flight', 360_000), 'acts'],
  ['another was taken back 4 minutes ago', [hotel], ago('flight', 240_000), 'flight was taken back less than 5'],
  ['another breaks with it', [hotel, accuse('flight')], [], 'flight broke at the same moment'],
])('%s', (_name, all, past, expected) => {
  expect(findRestraint(hotel, all, past, NOW) ?? 'acts').toContain(expected);
});
