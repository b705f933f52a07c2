import { beforeEach, describe, expect, test } from '@jest/globals';
import { createEventBus } from '@wisata/kernel/event-bus';
import { createApiClient } from './api-client.ts';
import { createSession, type TokenStore } from './session.ts';
import { refusal, TEST_USER } from '../testing/testing.tsx';

const BUDI = { ...TEST_USER, id: 'c0ffee00-0000-4000-8000-000000000002', first_name: 'Budi' };
const profile = (user: object) => Response.json({ status: true, message: '', data: user });

let token: string | undefined;
let answer: () => Response | Promise<Response>;
let asked = 0;

const tokens: TokenStore = {
  get: () => token,
  set: (next) => void (token = next),
  clear: () => void (token = undefined),
};

/** Tabs of one browser share the token; each has a session of its own. */
function openTab(bus = createEventBus()) {
  const api = createApiClient({
    baseUrl: 'http://wisata.test',
    acceptLanguage: 'en-US',
    token: tokens.get,
    refreshToken: async () => undefined,
    onServerTime: () => undefined,
    fallbackMessage: () => 'Something went wrong!',
    retryPauseMs: 0,
    fetch: async () => {
      asked++;
      return answer();
    },
  });
  return createSession(() => api, tokens, bus);
}

beforeEach(() => {
  token = 'a-token';
  asked = 0;
  answer = () => profile(TEST_USER);
});

describe('a reload', () => {
  test('with a token asks once who it belongs to, and is pending meanwhile', async () => {
    const session = openTab();
    expect([session.pending(), session.user()]).toEqual([true, undefined]);
    const both = await Promise.all([session.ready(), session.ready()]);
    expect(both.map((user) => user?.id)).toEqual([TEST_USER.id, TEST_USER.id]);
    expect([session.pending(), session.user()?.first_name, asked]).toEqual([false, 'Ayu', 1]);
  });

  test('without a token asks nobody', async () => {
    token = undefined;
    const session = openTab();
    expect(session.pending()).toBe(false);
    expect(await session.ready()).toBeUndefined();
    expect(asked).toBe(0);
  });

  test.each([
    ['has no e-mail', () => profile({ ...TEST_USER, email: '' })],
    ['lacks the field', () => profile({ ...TEST_USER, email: undefined })],
    ['is refused', () => refusal(401, 'Unauthorized')],
  ])('is that of a guest when the profile %s, and the token goes', async (_why, given) => {
    answer = given;
    expect(await openTab().ready()).toBeUndefined();
    expect(token).toBeUndefined();
  });

  test('that ends a session has the device forget the member', async () => {
    const bus = createEventBus();
    let left = 0;
    bus.subscribe('account:signed-out', () => void left++);
    answer = () => refusal(401, 'Unauthorized');
    await openTab(bus).ready();
    expect([token, left]).toEqual([undefined, 1]);
  });

  test('keeps the token when the server cannot answer, and asks again', async () => {
    answer = () => refusal(503, 'Later');
    const session = openTab();
    expect(await session.ready()).toBeUndefined();
    expect([token, session.pending()]).toEqual(['a-token', false]);
    answer = () => profile(TEST_USER);
    expect((await session.ready())?.id).toBe(TEST_USER.id);
  });

  test('reads a profile without a phone number', async () => {
    answer = () => profile({ ...TEST_USER, phone: null });
    expect((await openTab().ready())?.phone).toBe('');
  });
});

describe('signing in', () => {
  test('stores the token, loads the profile and reaches the other tabs', async () => {
    token = undefined;
    const bus = createEventBus();
    const [here, there] = [openTab(bus), openTab(bus)];
    await there.ready();
    const changes: (string | undefined)[] = [];
    const arrived = new Promise<void>((resolve) => {
      there.subscribe(() => {
        changes.push(there.user()?.first_name);
        resolve();
      });
    });
    expect((await here.signIn('fresh'))?.id).toBe(TEST_USER.id);
    await arrived;
    expect([token, changes, asked]).toEqual(['fresh', ['Ayu'], 2]);
  });

  test('as somebody else changes the member in other tabs too', async () => {
    const bus = createEventBus();
    const [here, there] = [openTab(bus), openTab(bus)];
    await Promise.all([here.ready(), there.ready()]);
    answer = () => profile(BUDI);
    const arrived = new Promise<void>((resolve) => void there.subscribe(resolve));
    await here.signIn('budi');
    await arrived;
    expect(there.user()?.first_name).toBe('Budi');
  });

  test('with a token that is refused leaves a guest and tells nobody', async () => {
    token = undefined;
    const bus = createEventBus();
    const heard: string[] = [];
    bus.subscribe('account:signed-in', ({ userId }) => heard.push(userId));
    answer = () => refusal(401, 'Unauthorized');
    expect(await openTab(bus).signIn('wrong')).toBeUndefined();
    expect([token, heard]).toEqual([undefined, []]);
  });
});

describe('a changed profile', () => {
  const renamed = { ...TEST_USER, first_name: 'Ayunda' };

  test('is asked for again and told to whoever shows it', async () => {
    const session = openTab();
    await session.ready();
    const seen: (string | undefined)[] = [];
    session.subscribe(() => seen.push(session.user()?.first_name));
    answer = () => profile(renamed);
    await session.refresh();
    expect([seen, (await session.ready())?.first_name]).toEqual([['Ayunda'], 'Ayunda']);
  });

  test('that cannot be had leaves the member as known', async () => {
    const session = openTab();
    await session.ready();
    answer = () => refusal(502, 'Bad gateway');
    expect((await session.refresh())?.first_name).toBe('Ayu');
  });

  test('does not bring back who left meanwhile', async () => {
    const session = openTab();
    await session.ready();
    const asking = session.refresh();
    session.signOut();
    expect([await asking, session.user()]).toEqual([undefined, undefined]);
  });
});

describe('signing out', () => {
  test('reaches the other tabs and clears the token', async () => {
    const bus = createEventBus();
    const [here, there] = [openTab(bus), openTab(bus)];
    await Promise.all([here.ready(), there.ready()]);
    here.signOut();
    expect([here.user(), there.user(), token]).toEqual([undefined, undefined, undefined]);
    expect(await there.ready()).toBeUndefined();
  });

  test('wins over a profile that is still on its way', async () => {
    const bus = createEventBus();
    const [here, there] = [openTab(bus), openTab(bus)];
    const asking = [here.ready(), there.ready()];
    here.signOut();
    await Promise.all(asking);
    expect([here.user(), there.user()]).toEqual([undefined, undefined]);
  });

  test('by losing the token is noticed by the next page that asks', async () => {
    const session = openTab();
    await session.ready();
    tokens.clear();
    expect(await session.ready()).toBeUndefined();
    expect(session.user()).toBeUndefined();
  });
});

test('who unsubscribes hears nothing more', async () => {
  const session = openTab();
  let heard = 0;
  const stop = session.subscribe(() => heard++);
  await session.ready();
  stop();
  session.signOut();
  expect(heard).toBe(1);
});
