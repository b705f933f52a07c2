import { expect, test } from '@jest/globals';
import { isReturnInTime } from './return-flight.ts';

test('a return leaves an hour or more after the arrival', () => {
  const arrivesAtMs = Date.parse('2026-12-12T16:30:00Z');
  expect(isReturnInTime(arrivesAtMs, arrivesAtMs + 3_600_000)).toBe(true);
  expect(isReturnInTime(arrivesAtMs, arrivesAtMs + 3_599_999)).toBe(false);
});
