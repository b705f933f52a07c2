import { afterEach, describe, expect, test } from '@jest/globals';
import { act, answerRequest, endPreview, readOverview, type Order } from './console.api.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ORDER: Order = { name: 'hotel', action: { kind: 'grow' }, reason: 'test', ifRevision: 4, key: 'k' };
const codeOf = async (asked: ReturnType<typeof act>) => {
  const answer = await asked;
  return answer.ok ? 'done' : answer.failure.code;
};

const dropped = () => Promise.reject(new TypeError('network error'));
const cutOff = () => Promise.resolve(new Response('{"success":tr', { status: 200 }));
const ofSomebodyElse = () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
const ofTheEdge = () =>
  Promise.resolve(Response.json({ success: false, code: 'REGISTRY_UNREACHABLE', message: 'No.' }, { status: 502 }));

describe.each([
  ['the connection drops', dropped],
  ['the answer breaks off', cutOff],
  ['a server in between answers', ofSomebodyElse],
  ['the edge answers', ofTheEdge],
])('when %s instead of the registry', (_what, fetch) => {
  test('what was asked to be done may have been done', async () => {
    globalThis.fetch = fetch;
    expect(await codeOf(act(ORDER))).toBe('OPS_UNANSWERED');
    expect(await codeOf(answerRequest('hotel', 1, 'approve', 'test'))).toBe('OPS_UNANSWERED');
    expect(await endPreview('hotel', 1)).toMatchObject({ failure: { code: 'OPS_UNANSWERED' } });
  });

  test('a question has changed nothing', async () => {
    globalThis.fetch = fetch;
    expect(await readOverview()).toMatchObject({ ok: false, failure: { code: 'OPS_UNREACHABLE', retryable: true } });
  });
});

test('a refusal of the registry is one', async () => {
  globalThis.fetch = () =>
    Promise.resolve(Response.json({ success: false, code: 'RELEASE_FROZEN', message: 'Frozen.' }, { status: 409 }));
  expect(await codeOf(act(ORDER))).toBe('RELEASE_FROZEN');
});
