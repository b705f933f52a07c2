import { expect, test } from '@jest/globals';
import { createRateLimit } from './rate-limit.ts';

test('a name has its share of every minute', () => {
  let now = 0;
  const allows = createRateLimit(3, () => now);
  expect([allows('a', 2), allows('a', 2), allows('a', 1), allows('a', 1), allows('b', 3)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  now = 60_000;
  expect(allows('a', 3)).toBe(true);
});

test('more names than anybody has visitors share one count', () => {
  const allows = createRateLimit(3, () => 0);
  for (let name = 0; name < 50_000; name++) allows(String(name), 1);
  expect([allows('late', 2), allows('later', 2), allows('7', 2)]).toEqual([true, false, true]);
});
