import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestBackend, type Answer, type TestBackend } from '../../app/testing.ts';
import { DEMO_PASSWORD } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ env: { BASE_URL: 'https://wisata.test' } });
});
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});
afterAll(() => backend.close());

const post = (path: string, json?: object, headers: Record<string, string> = {}) =>
  backend.call('POST', `/api/v1/auth/${path}`, { json, headers, as: 'none' });
const login = (email: string, password = DEMO_PASSWORD) => post('login', { email, password });
const cookieOf = (answer: Answer) => answer.headers.get('set-cookie')!.split(';')[0]!;
const refresh = (cookie: string) => post('refresh', undefined, { cookie });
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
