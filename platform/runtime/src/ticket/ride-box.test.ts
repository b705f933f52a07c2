import { expect, test } from '@jest/globals';
import { nextHalfHour } from './ride-box.tsx';

test.each([
  ['13:30', '2026-12-12', '13:30'],
  ['13:31', '2026-12-12', '14:00'],
  ['00:05', '2026-12-12', '00:30'],
  ['23:40', '2026-12-13', '00:00'],
])('who arrives at %s is met on %s at %s', (time, ...moment) => {
  expect(nextHalfHour('2026-12-12', time)).toEqual(moment);
});
