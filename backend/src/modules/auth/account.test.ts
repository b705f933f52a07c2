import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { authCalls, cookieOf } from './auth.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ env: { BASE_URL: 'https://wisata.test' } });
});
afterAll(() => backend.close());

const { post, login, refresh } = authCalls(() => backend);

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

/** The address and the token of the newest link to confirm an account. */
async function verificationLink(email: string) {
  const [, query] = /register\/verification\?(\S+)/.exec((await lastMail(email)).text)!;
  return Object.fromEntries(new URLSearchParams(query));
}
const isVerified = async (email: string, password: string) =>
  (await login(email, password)).body.data?.user.email_verified as boolean | undefined;

describe('register', () => {
  test('opens an account that can be used at once and is confirmed by the link of the mail', async () => {
    const answer = await post('register', registration);
    expect(answer.body.message).toBe('Your account has been succesfully created');
    expect(answer.body.data).toEqual({ email: 'gita@example.com' });
    const signedIn = await login('gita@example.com', registration.password);
    expect(signedIn.body.data.user).toMatchObject({
      email: 'gita@example.com',
      phone: '+62 8129999111',
      gender: 'female',
      status: 'aktif',
      role: 'member',
      email_verified: false,
    });
    const link = await verificationLink('gita@example.com');
    expect((await lastMail('gita@example.com')).text).toContain('https://wisata.test/register/verification?');
    expect((await post('verify', { ...link, email: 'member@wisata.test' })).body.code).toBe(
      'AUTH_VERIFICATION_INVALID',
    );
    expect((await post('verify', link)).body.message).toBe('Your e-mail address is confirmed');
    expect((await post('verify', link)).status).toBe(200);
    expect(await isVerified('gita@example.com', registration.password)).toBe(true);
  });

  test('takes the names of the contract too', async () => {
    const { first_name: firstName, last_name: lastName, password } = registration;
    const json = { firstName, lastName, email: 'kontrak@example.com', code: '62', phoneNumber: '0812 9999 222' };
    const answer = await post('register', { ...json, sex: 'female', password, repeatPassword: password });
    expect(answer.status).toBe(200);
    const { user } = (await login('kontrak@example.com', password)).body.data;
    expect(user).toMatchObject({ first_name: 'Gita', last_name: 'Anjani', phone: '+62 8129999222', gender: 'female' });
  });

  test('the same registration again sends the mail again, and the newest link counts', async () => {
    const json = { ...registration, email: 'again@example.com' };
    const first = await post('register', json);
    const old = await verificationLink(json.email);
    const second = await post('register', json);
    expect(second.body).toEqual(first.body);
    expect((await backend.call('GET', '/dev/inbox?format=json&to=again@example.com')).body.data.total).toBe(2);
    expect((await post('verify', old)).status).toBe(409);
    expect((await post('verify', await verificationLink(json.email))).status).toBe(200);
  });

  test('a taken address is told to its owner by mail alone', async () => {
    const unknown = await post('register', { ...registration, email: 'nobody-yet@example.com' });
    const known = await post('register', { ...registration, email: 'member@wisata.test' });
    expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(known.body.data).toEqual({ email: 'member@wisata.test' });
    expect((await lastMail('member@wisata.test')).subject).toBe('You already have a Wisata account');
    expect((await login('member@wisata.test')).body.data.user.first_name).toBe('Ayu');
  });

  test('who registers the address of another is out when its owner registers', async () => {
    const email = 'owner@example.com';
    await post('register', { ...registration, email, password: 'thief-2026-x', password_confirmation: 'thief-2026-x' });
    const thief = await login(email, 'thief-2026-x');
    const thiefsLink = await verificationLink(email);
    await post('register', { ...registration, email });
    const token = thief.body.data.access_token as string;
    const profile = await backend.call('GET', '/api/auth/profil', {
      as: 'none',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.status).toBe(401);
    expect((await refresh(cookieOf(thief))).status).toBe(401);
    expect((await login(email, 'thief-2026-x')).status).toBe(401);
    expect((await post('verify', thiefsLink)).status).toBe(409);
    expect((await login(email, registration.password)).status).toBe(200);
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
    await post('register', { ...registration, email: 'sly@example.com', role: 'admin' });
    expect((await login('sly@example.com', registration.password)).body.data.user.role).toBe('member');
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
