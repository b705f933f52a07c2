import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signAccessToken } from '../../app/access-token.ts';
import { startTestBackend, type Answer, type TestBackend } from '../../testing.ts';
import { authCalls, cookieOf } from './auth.fixture.ts';
import { DEMO_PASSWORD } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ env: { BASE_URL: 'https://wisata.test' } });
});
afterAll(() => backend.close());

const { post, login, refresh } = authCalls(() => backend);
const profile = (token: string) =>
  backend.call('GET', '/api/auth/profil', { as: 'none', headers: { authorization: `Bearer ${token}` } });

describe('login', () => {
  test('gives an access token that opens the profile', async () => {
    const answer = await login('Member@Wisata.test');
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Login success');
    expect(answer.body.data).toMatchObject({
      token_type: 'Bearer',
      expires_in: 900,
      user: { email: 'member@wisata.test', status: 'aktif', role: 'member' },
    });
    const me = await profile(answer.body.data.access_token);
    expect(me.body.data).toMatchObject({ first_name: 'Ayu', last_name: 'Lestari', scope: ['member'] });
    expect(JSON.stringify([answer.body, me.body])).not.toContain('argon2');
  });

  test.each([
    ['member', ['member']],
    ['agent', ['member', 'agent']],
    ['support', ['member', 'staff', 'orders', 'requests', 'members', 'suppliers']],
    ['content', ['member', 'staff', 'editing']],
    ['finance', ['member', 'staff', 'orders', 'requests', 'refunds', 'promos']],
    [
      'admin',
      [
        ...['member', 'agent', 'staff', 'orders', 'requests', 'refunds'],
        ...['members', 'editing', 'promos', 'suppliers', 'admin'],
      ],
    ],
  ])('of the %s names in the profile what the account may do', async (account, scope) => {
    const { access_token: token } = (await login(`${account}@wisata.test`)).body.data;
    expect((await profile(token)).body.data.scope).toEqual(scope);
  });

  test('keeps the refresh token out of reach of scripts', async () => {
    const cookie = (await login('member@wisata.test')).headers.get('set-cookie')!;
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/api/v1/auth']) expect(cookie).toContain(part);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const [wrong, unknown] = [await login('member@wisata.test', 'wrong'), await login('nobody@wisata.test', 'wrong')];
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });

  test('refuses a blocked user, but only with the right password', async () => {
    expect((await login('blocked@wisata.test', 'wrong')).status).toBe(401);
    const refused = await login('blocked@wisata.test');
    expect([refused.status, refused.body.code]).toEqual([403, 'AUTH_ACCOUNT_BLOCKED']);
  });

  test('stops guessing after eight tries, for that address and account only', async () => {
    for (let count = 0; count < 8; count += 1) await login('member2@wisata.test', `guess ${count}`);
    const refused = await login('member2@wisata.test');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    expect((await login('member@wisata.test')).status).toBe(200);
    backend.clock.advance(15 * 60_000);
    expect((await login('member2@wisata.test')).status).toBe(200);
  });

  test('names the fields that are missing', async () => {
    const { status, body } = await post('login', { email: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['email', 'password']);
  });
});

describe('refresh', () => {
  test('continues a session after the access token has ended', async () => {
    const first = await login('member@wisata.test');
    backend.clock.advance(16 * 60_000);
    expect((await profile(first.body.data.access_token)).status).toBe(401);
    const second = await refresh(cookieOf(first));
    expect(second.status).toBe(200);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    expect((await profile(second.body.data.access_token)).status).toBe(200);
  });

  test('a token shown again later ends every session that came from it', async () => {
    const first = await login('member@wisata.test');
    const second = await refresh(cookieOf(first));
    backend.clock.advance(11_000);
    const thief = await refresh(cookieOf(first));
    expect(thief.status).toBe(401);
    expect(thief.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await refresh(cookieOf(second))).status).toBe(401);
  });

  test('two tabs that refresh at the same moment both stay signed in', async () => {
    const cookie = cookieOf(await login('member@wisata.test'));
    const answers = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    backend.clock.advance(60_000);
    expect((await refresh(cookieOf(answers[0]))).status).toBe(200);
    expect((await refresh(cookieOf(answers[1]))).status).toBe(200);
  });

  test('ends after fourteen days, without a cookie, and with a made-up one', async () => {
    const cookie = cookieOf(await login('member@wisata.test'));
    backend.clock.advance(14 * 86_400_000);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await post('refresh')).status).toBe(401);
    expect((await refresh('auth._refresh=made-up')).status).toBe(401);
  });

  test('a user who is blocked meanwhile is out at the next refresh', async () => {
    const cookie = cookieOf(await login('empty@wisata.test'));
    await backend.context.db
      .updateTable('users')
      .set({ status: 'blokir' })
      .where('email', '=', 'empty@wisata.test')
      .execute();
    expect((await refresh(cookie)).status).toBe(403);
    await backend.context.db
      .updateTable('users')
      .set({ status: 'aktif' })
      .where('email', '=', 'empty@wisata.test')
      .execute();
  });
});

describe('an access token ends with its session', () => {
  const opened = async (email = 'member@wisata.test') => {
    const answer = await login(email);
    const token = answer.body.data.access_token as string;
    expect((await profile(token)).status).toBe(200);
    return { token, cookie: cookieOf(answer) };
  };

  test('at once when its device signs out, with the cookie or without it', async () => {
    const [first, second] = [await opened(), await opened()];
    await post('logout', undefined, { cookie: first.cookie });
    expect([(await profile(first.token)).status, (await profile(second.token)).status]).toEqual([401, 200]);
    await post('logout', undefined, { authorization: `Bearer ${second.token}` });
    expect((await profile(second.token)).status).toBe(401);
    expect((await refresh(second.cookie)).status).toBe(401);
  });

  test('at once when its refresh token turns up a second time', async () => {
    const { token, cookie } = await opened();
    await refresh(cookie);
    backend.clock.advance(11_000);
    await refresh(cookie);
    expect((await profile(token)).status).toBe(401);
  });

  test('within seconds when another process ended it or blocked the account', async () => {
    const { token } = await opened('empty@wisata.test');
    const setStatus = (status: 'aktif' | 'blokir') =>
      backend.context.db.updateTable('users').set({ status }).where('email', '=', 'empty@wisata.test').execute();
    await setStatus('blokir');
    backend.clock.advance(3_000);
    expect((await profile(token)).status).toBe(401);
    await setStatus('aktif');
    backend.clock.advance(3_000);
    expect((await profile(token)).status).toBe(200);
  });

  test('of a session that never was it opens nothing', async () => {
    const { config, clock } = backend.context;
    const { id } = (await login('admin@wisata.test')).body.data.user;
    const sessionId = '00000000-0000-4000-8000-000000000000';
    const token = await signAccessToken({ id, role: 'admin', sessionId }, config.jwtSecret, clock);
    expect((await profile(token)).status).toBe(401);
  });
});

describe('another site', () => {
  const credentials = { email: 'member@wisata.test', password: DEMO_PASSWORD };
  const form = (path: string, type: string, body: string) =>
    fetch(`${backend.url}/api/v1/auth/${path}`, { method: 'POST', headers: { 'content-type': type }, body });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'cannot sign anybody in or out with a form of %s',
    async (type) => {
      const signIn = await form('login', type, new URLSearchParams(credentials).toString());
      expect([signIn.status, signIn.headers.get('set-cookie')]).toEqual([415, null]);
      expect(await signIn.json()).toMatchObject({ status: false, code: 'UNSUPPORTED_MEDIA_TYPE' });
      expect((await form('logout', type, '')).status).toBe(415);
    },
  );

  test.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://wisata.test.evil.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://wisata.test', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://10.0.0.5:3000', 'x-forwarded-host': '10.0.0.5:3000' }, 200],
    [{}, 200],
  ])('is told from our own pages by %j', async (headers, status) => {
    const answer = await post('login', credentials, headers);
    expect(answer.status).toBe(status);
    if (status === 403) {
      expect(answer.body.code).toBe('CROSS_SITE');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('guesses from many addresses', () => {
  const email = 'orders@wisata.test';
  const guess = (address: number, cookie = '') =>
    post('login', { email, password: 'guess' }, { 'x-forwarded-for': `203.0.113.${address}`, cookie });
  const deviceOf = (answer: Answer) => /auth\._device=[^;]+/.exec(answer.headers.getSetCookie().join(' '))![0];

  test('do not keep the owner out on a device that was signed in before', async () => {
    const device = deviceOf(await login(email));
    for (let count = 0; count < 45; count += 1) await guess(count % 9);
    expect((await login(email)).status).toBe(429);
    expect((await post('login', { email, password: DEMO_PASSWORD }, { cookie: device })).status).toBe(200);
  });

  test('gain nothing from the device of another account or a made-up one, and a device has few guesses too', async () => {
    const own = deviceOf(await login(email));
    const other = deviceOf(await login('member@wisata.test'));
    for (let count = 0; count < 45; count += 1) await guess(count % 9);
    for (const cookie of [other, 'auth._device=made.up', `${own}x`]) {
      expect((await post('login', { email, password: DEMO_PASSWORD }, { cookie })).status).toBe(429);
    }
    for (let count = 0; count < 8; count += 1) expect((await guess(50 + count, own)).status).toBe(401);
    expect((await guess(60, own)).status).toBe(429);
  });
});

test('logout ends this device and leaves the other', async () => {
  const [here, there] = [cookieOf(await login('member@wisata.test')), cookieOf(await login('member@wisata.test'))];
  const answer = await post('logout', undefined, { cookie: here });
  expect(answer.body.message).toBe('You have successfully logged out!');
  expect((await refresh(here)).status).toBe(401);
  expect((await refresh(there)).status).toBe(200);
});

test('the demo list of members is long enough for pages', async () => {
  const { total } = await backend.context.db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('role', '=', 'member')
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThanOrEqual(38);
});
