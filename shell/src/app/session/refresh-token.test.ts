import { expect, test } from '@jest/globals';
import type { TokenStore } from '@wisata/runtime/session';
import { createTokenRefresh } from './refresh-token.ts';

function open(answer: () => Promise<Response>) {
  let token: string | undefined = 'old';
  let ended = 0;
  let asked = 0;
  const tokens: TokenStore = {
    get: () => token,
    set: (next) => void (token = next),
    clear: () => void (token = undefined),
  };
  const page = {
    fetch: async () => {
      asked += 1;
      return answer();
    },
  } as unknown as Window & typeof globalThis;
  const renew = createTokenRefresh(page, tokens, () => void (ended += 1));
  return { renew, tokens, seen: () => ({ token, ended, asked }) };
}

const renewed = async () => Response.json({ status: true, data: { access_token: 'new' } });
const refused = async () => Response.json({ status: false }, { status: 401 });

test('calls that come together share one renewal', async () => {
  const { renew, seen } = open(renewed);
  expect(await Promise.all([renew(), renew()])).toEqual(['new', 'new']);
  expect(seen()).toEqual({ token: 'new', ended: 0, asked: 1 });
});

test.each([
  ['a refusal', refused],
  ['a backend that renews no tokens', async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 })],
])('%s ends the session at once', async (_what, answer) => {
  const { renew, seen } = open(answer);
  expect(await renew()).toBeUndefined();
  expect(seen()).toEqual({ token: undefined, ended: 1, asked: 1 });
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a server in trouble', async () => new Response('', { status: 502 })],
])('%s keeps the session for the next try', async (_what, answer) => {
  const { renew, seen } = open(answer);
  await expect(renew()).rejects.toThrow();
  expect(seen()).toEqual({ token: 'old', ended: 0, asked: 1 });
});

test('somebody who signed in meanwhile in another tab stays signed in', async () => {
  const { renew, tokens, seen } = open(async () => {
    tokens.set('from the other tab');
    return refused();
  });
  expect(await renew()).toBe('from the other tab');
  expect(seen()).toMatchObject({ token: 'from the other tab', ended: 0 });
});

test("a token that comes after its member has signed out is nobody's", async () => {
  const { renew, tokens, seen } = open(async () => {
    tokens.clear();
    return renewed();
  });
  expect(await renew()).toBeUndefined();
  expect(seen()).toEqual({ token: undefined, ended: 0, asked: 1 });
});

test('a token that comes after somebody else has signed in does not take their place', async () => {
  const { renew, tokens, seen } = open(async () => {
    tokens.set('of the next member');
    return renewed();
  });
  expect(await renew()).toBe('of the next member');
  expect(seen()).toMatchObject({ token: 'of the next member', ended: 0 });
});
