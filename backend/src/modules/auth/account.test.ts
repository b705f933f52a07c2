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

const registration = {
  first_name: 'Gita',
  last_name: 'Anjani',
  email: 'Gita@Example.com',
  calling_code: '62',
  phone: '0812 9999 111',
  gender: 'female',
  password: 'kebun-teh-2026',
  password_confirmation: 'kebun-teh-2026',
};

async function lastMail(to: string) {
  const { body } = await backend.call('GET', `/dev/inbox?format=json&to=${encodeURIComponent(to)}`);
  return body.data.mails[0];
}

async function resetLink(email: string, headers: Record<string, string> = {}) {
  await post('forgetpassword', { email }, headers);
  await backend.drainJobs();
  const mail = await lastMail(email);
  const [, token] = /passwordreset\/([\w-]+)\?email=/.exec(mail.text)!;
  return { mail, token: token! };
}

describe('register', () => {
  test('opens an account, writes a mail and lets the user in', async () => {
    const answer = await post('register', registration);
    expect(answer.body.message).toBe('Your account has been succesfully created');
    expect(answer.body.data).toMatchObject({
      email: 'gita@example.com',
      phone: '+62 8129999111',
      status: 'aktif',
      role: 'member',
    });
    expect((await lastMail('gita@example.com')).text).toContain('https://wisata.test/login');
    expect((await login('gita@example.com', registration.password)).status).toBe(200);
  });

  test('the same registration again only sends the mail again', async () => {
    const json = { ...registration, email: 'again@example.com' };
    const [first, second] = [await post('register', json), await post('register', json)];
    expect(second.body).toEqual(first.body);
    expect((await backend.call('GET', '/dev/inbox?format=json&to=again@example.com')).body.data.total).toBe(2);
  });

  test('a taken address is told beside its field', async () => {
    const { status, body } = await post('register', { ...registration, email: 'member@wisata.test' });
    expect([status, body.code]).toEqual([409, 'AUTH_EMAIL_TAKEN']);
    expect(body.fields).toEqual({ email: 'There is already an account with this e-mail address.' });
  });

  test.each([
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password', { password: 'password123', password_confirmation: 'password123' }],
    ['password_confirmation', { password_confirmation: 'something else' }],
    ['phone', { phone: 'call me' }],
    ['first_name', { first_name: '  ' }],
    ['email', { email: 'gita@' }],
    ['gender', { gender: 'unknown' }],
  ])('a wrong %s is named', async (field, change) => {
    const { status, body } = await post('register', { ...registration, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('nobody makes himself an admin', async () => {
    const { body } = await post('register', { ...registration, email: 'sly@example.com', role: 'admin' });
    expect(body.data.role).toBe('member');
  });
});

describe('a forgotten password', () => {
  test('is asked for in the same words for a known and an unknown address', async () => {
    const [known, unknown] = [
      await post('forgetpassword', { email: 'member@wisata.test' }),
      await post('forgetpassword', { email: 'who@wisata.test' }),
    ];
    expect(known.body).toEqual({ status: true, success: true, message: 'Request is sent', data: null });
    expect(unknown.body).toEqual(known.body);
    await backend.drainJobs();
    expect(await lastMail('who@wisata.test')).toBeUndefined();
  });

  test('is replaced once, signs every device out and is confirmed by mail', async () => {
    const email = 'member2@wisata.test';
    const cookie = cookieOf(await login(email));
    const { token } = await resetLink(email);
    const input = { token, email, password: 'sawah-hijau-9', password_confirmation: 'sawah-hijau-9' };
    const answer = await post('resetpassword', input);
    expect(answer.body.message).toBe('Password has been changed');
    expect((await lastMail(email)).subject).toBe('Your password was changed');
    expect((await refresh(cookie)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'sawah-hijau-9')).status).toBe(200);
    expect((await post('resetpassword', input)).body.code).toBe('AUTH_RESET_INVALID');
  });

  test('comes in the language of the page', async () => {
    const { mail } = await resetLink('member@wisata.test', { cookie: 'i18n_redirected=id' });
    expect(mail.subject).toBe('Buat kata sandi baru');
    expect(mail.text).toContain('https://wisata.test/id/passwordreset/');
  });

  test.each([
    ['another account', async (token: string) => ({ token, email: 'admin@wisata.test' })],
    ['a made-up link', async () => ({ token: 'made-up', email: 'member@wisata.test' })],
    [
      'an hour later',
      async (token: string) => {
        backend.clock.advance(3_600_000);
        return { token, email: 'member@wisata.test' };
      },
    ],
    [
      'a newer link',
      async (token: string) => (await resetLink('member@wisata.test')) && { token, email: 'member@wisata.test' },
    ],
  ])('is not replaced by %s', async (_name, change) => {
    const { token } = await resetLink('member@wisata.test');
    const json = { ...(await change(token)), password: 'sawah-hijau-9', password_confirmation: 'sawah-hijau-9' };
    const answer = await post('resetpassword', json);
    expect([answer.status, answer.body.code]).toEqual([409, 'AUTH_RESET_INVALID']);
    expect((await login('member@wisata.test')).status).toBe(200);
  });
});
