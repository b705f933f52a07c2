import { expect, test } from '@jest/globals';
import { findGuardRail } from './guard-rails.ts';

const NOW = 10_000_000;
const ago = (name: string, ms: number) => [{ name, at: NOW - ms }];

test.each([
  ['nothing happened before', [], 'acts'],
  ['its own last one is 11 minutes old', ago('hotel', 660_000), 'acts'],
  ['its own last one is 9 minutes old', ago('hotel', 540_000), 'A version of it was taken back less than 10'],
  ['another was taken back a minute ago', ago('flight', 60_000), 'acts'],
])('%s', (_name, past, expected) => {
  expect(findGuardRail('hotel', past, NOW) ?? 'acts').toContain(expected);
});
