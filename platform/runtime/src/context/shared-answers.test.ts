/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { ApiRequest } from '@wisata/kernel/api';
import { readAny } from '@wisata/kernel/envelope';
import { createApiClient } from './api-client.ts';
import { shareAnswers } from './shared-answers.ts';

const SHARED = 'public, max-age=0, s-maxage=5';

type Question = Pick<ApiRequest<unknown>, 'query'> & { readonly method?: 'GET' | 'POST'; readonly language?: string };

/** An API that counts: each answer is the next number, in a list. */
function countingApi(cacheControl: string, answer = (count: number) => Response.json({ status: true, data: [count] })) {
  const clock = { nowMs: 1_000 };
  const asked: string[] = [];
  const send: typeof fetch = (input) => {
    asked.push(new Request(input).url);
    const response = answer(asked.length);
    response.headers.set('cache-control', cacheControl);
    return Promise.resolve(response);
  };
  const answers = shareAnswers(send, () => clock.nowMs);
  // Each question comes from a page of its own.
  async function ask(path: string, { language = 'en-US', method = 'GET', query = {} }: Question = {}) {
    const place = { baseUrl: 'http://api.test', acceptLanguage: language };
    const nothing = { token: () => undefined, refreshToken: async () => undefined, onServerTime: () => undefined };
    const client = createApiClient({
      ...place,
      ...nothing,
      fetch: answers.fetch,
      fallbackMessage: () => 'Nothing',
      retryPauseMs: 0,
    });
    const api = answers.among(client, place);
    return api.call({ method, path, query, operation: 'count', read: readAny() });
  }
  const count = async (...words: Parameters<typeof ask>) => {
    const outcome = await ask(...words);
    return outcome.ok ? (outcome.data as number[])[0] : outcome.failure.code;
  };
  return { ask, count, clock, asked };
}

test('what is the same for all is asked for once in its time', async () => {
  const { count, clock } = countingApi(SHARED);
  expect([await count('/menu'), await count('/menu')]).toEqual([1, 1]);
  clock.nowMs += 4_999;
  expect(await count('/menu')).toBe(1);
  clock.nowMs += 2;
  expect(await count('/menu')).toBe(2);
});

test('each address and each language has an answer of its own', async () => {
  const { count } = countingApi(SHARED);
  const inIndonesian = { language: 'id-ID' };
  const secondPage = { query: { page: 2 } };
  expect([await count('/menu'), await count('/menu', secondPage), await count('/menu', inIndonesian)]).toEqual([
    1, 2, 3,
  ]);
  expect([await count('/menu', inIndonesian), await count('/menu', secondPage), await count('/menu')]).toEqual([
    3, 2, 1,
  ]);
});

test('a question is known again whatever stands in it', async () => {
  const { count, asked } = countingApi(SHARED);
  const query = { city: 'São Paulo & "Rio"', from: undefined, adult: 2, day: '2026-12-01', near: 'a+b%20/é' };
  expect([await count('/hotels', { query }), await count('/hotels', { query })]).toEqual([1, 1]);
  expect(asked).toHaveLength(1);
});

test('what one page does to its answer no other page sees', async () => {
  const { ask, count } = countingApi(SHARED);
  await ask('/menu');
  const outcome = await ask('/menu');
  if (outcome.ok) (outcome.data as number[])[0] = 99;
  expect(await count('/menu')).toBe(1);
});

test.each(['no-store', 'private, max-age=60', ''])('what says "%s" is asked for each time', async (cacheControl) => {
  const { count } = countingApi(cacheControl);
  expect([await count('/orders'), await count('/orders')]).toEqual([1, 2]);
});

test('neither a failure nor an answer to what was sent is kept', async () => {
  const failing = countingApi(SHARED, () => Response.json({ status: false, message: 'No' }, { status: 404 }));
  expect([await failing.count('/menu'), await failing.count('/menu')]).toEqual(['HTTP_404', 'HTTP_404']);
  expect(failing.asked).toHaveLength(2);
  const { count } = countingApi(SHARED);
  expect([await count('/search', { method: 'POST' }), await count('/search', { method: 'POST' })]).toEqual([1, 2]);
});

test('an answer that is cut short is asked for again', async () => {
  const { count, asked } = countingApi(SHARED, (times) =>
    times === 1 ? new Response('{"status":tr') : Response.json({ status: true, data: [times] }),
  );
  const first = await count('/menu');
  expect(first).not.toBe(2);
  expect([await count('/menu'), await count('/menu')]).toEqual([2, 2]);
  expect(asked).toHaveLength(2);
});
