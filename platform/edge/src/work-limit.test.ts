import { expect, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { createWorkLimit } from './work-limit.ts';

test('lets one in at each turn of the event loop, in the order in which they came', async () => {
  const turnstile = createWorkLimit(10);
  const passed: number[] = [];
  const all = [1, 2, 3].map((one) => turnstile.pass().then(() => passed.push(one)));
  expect(passed).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await turn();
    expect(passed).toEqual(expected);
  }
  await Promise.all(all);
  await turnstile.pass();
});

test('refuses at once who would wait behind too many, and lets in again when they have passed', async () => {
  const turnstile = createWorkLimit(2);
  const first = [turnstile.pass(), turnstile.pass()];
  await expect(turnstile.pass()).rejects.toMatchObject({ statusCode: 503 });
  await Promise.all(first);
  await expect(turnstile.pass()).resolves.toBeUndefined();
});
