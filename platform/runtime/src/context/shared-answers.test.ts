/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { shareAnswers } from './shared-answers.ts';

const SHARED = 'public, max-age=0, s-maxage=5';

/** An API that counts: each answer is the next number. */
function countingApi(cacheControl: string, status = 200) {
  const clock = { nowMs: 1_000 };
  const asked: string[] = [];
  const send: typeof fetch = (input) => {
    asked.push(new Request(input).url);
    return Promise.resolve(Response.json(asked.length, { status, headers: { 'cache-control': cacheControl } }));
  };
  const share = shareAnswers(send, () => clock.nowMs);
  const ask = async (path: string, init: RequestInit = {}) =>
    (await (await share(`http://api.test${path}`, init)).json()) as number;
  return { ask, clock };
}

test('what is the same for all is asked for once in its time', async () => {
  const { ask, clock } = countingApi(SHARED);
  expect([await ask('/menu'), await ask('/menu')]).toEqual([1, 1]);
  clock.nowMs += 4_999;
  expect(await ask('/menu')).toBe(1);
  clock.nowMs += 2;
  expect(await ask('/menu')).toBe(2);
});

test('each address and each language has an answer of its own', async () => {
  const { ask } = countingApi(SHARED);
  const inIndonesian = { headers: { 'accept-language': 'id-ID' } };
  expect([await ask('/menu'), await ask('/menu?page=2'), await ask('/menu', inIndonesian)]).toEqual([1, 2, 3]);
  expect([await ask('/menu', inIndonesian), await ask('/menu')]).toEqual([3, 1]);
});

test.each(['no-store', 'private, max-age=60', ''])('what says "%s" is asked for each time', async (cacheControl) => {
  const { ask } = countingApi(cacheControl);
  expect([await ask('/orders'), await ask('/orders')]).toEqual([1, 2]);
});

test('neither a failure nor an answer to what was sent is kept', async () => {
  const failing = countingApi(SHARED, 503);
  expect([await failing.ask('/menu'), await failing.ask('/menu')]).toEqual([1, 2]);
  const { ask } = countingApi(SHARED);
  const post = { method: 'POST', body: '{}' };
  expect([await ask('/search', post), await ask('/search', post)]).toEqual([1, 2]);
});
