import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { DEMO_PASSWORD } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  await backend.context.db.deleteFrom('rate_limits').execute();
});
afterAll(() => backend?.close());

const PROFILE = '/api/auth/profil';
const patch = (json: object, as = 'member') => backend.call('PATCH', PROFILE, { json, as });
const post = (path: string, json?: object, headers: Record<string, string> = {}, as = 'none') =>
  backend.call('POST', `/api/v1/auth/${path}`, { json, headers, as });

describe('the profile', () => {
  test('changes what is sent and keeps the rest', async () => {
    const before = (await backend.call('GET', PROFILE, { as: 'member' })).body.data;
    const { status, body } = await patch({ first_name: 'Ayu Dewi', address: 'Jl. Melati 3, Bogor' });
    expect([status, body.message]).toEqual([200, 'Success update profile']);
    expect(body.data).toEqual({
      ...before,
      first_name: 'Ayu Dewi',
      address: 'Jl. Melati 3, Bogor',
      updated_at: backend.clock.now().toISOString(),
    });
    expect((await backend.call('GET', PROFILE, { as: 'member' })).body.data).toEqual(body.data);
  });

  test.each([
    [{ calling_code: '65', phone: '8123 4567' }, '+65 81234567'],
    [{ phone: '0812 9999 111' }, '+65 8129999111'],
    [{ calling_code: '+62' }, '+62 8129999111'],
    [{ phone: '+628111222333' }, '+628111222333'],
  ])('%j gives the phone %j', async (json, phone) => {
    expect((await patch(json)).body.data.phone).toBe(phone);
  });

  test('what it does not know it leaves alone: e-mail, role, status', async () => {
    const { body } = await patch({ email: 'other@example.com', role: 'admin', status: 'blokir', password_hash: 'x' });
    expect(body.data).toMatchObject({ email: 'member@wisata.test', role: 'member', status: 'aktif' });
    expect((await post('login', { email: 'member@wisata.test', password: DEMO_PASSWORD })).status).toBe(200);
  });

  test.each([
    ['first_name', ' '],
    ['last_name', 'x'.repeat(61)],
    ['phone', ''],
    ['phone', 'call me'],
    ['calling_code', 'abc'],
    ['gender', 'robot'],
    ['address', 'x'.repeat(301)],
  ])('a wrong %s is named: %j', async (field, value) => {
    const { status, body } = await patch({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('a blocked user can change nothing', async () => {
    expect((await patch({ first_name: 'Free' }, 'blocked@wisata.test')).status).toBe(401);
  });
});

describe('the password', () => {
  const NEW = 'gunung-bromo-2026';
  const change = (json: object, headers = {}, as = 'agent') => post('changepassword', json, headers, as);
  const login = (password: string, email = 'agent@wisata.test') => post('login', { email, password });

  const openDevice = async (email: string) => {
    const { body, headers } = await login(DEMO_PASSWORD, email);
    return { token: body.data.access_token as string, cookie: headers.get('set-cookie')!.split(';')[0]! };
  };
  const as = (token: string, more = {}) => ({ authorization: `Bearer ${token}`, ...more });
  const isOpen = async (token: string) =>
    (await backend.call('GET', '/api/auth/profil', { as: 'none', headers: as(token) })).status === 200;
  const json = { current_password: DEMO_PASSWORD, password: NEW, password_confirmation: NEW };

  test('is changed: this device goes on, the others are out at once and sign in again with the new one', async () => {
    const [here, elsewhere] = [await openDevice('agent@wisata.test'), await openDevice('agent@wisata.test')];
    expect([await isOpen(here.token), await isOpen(elsewhere.token)]).toEqual([true, true]);
    const { status, body } = await change(json, as(here.token), 'none');
    expect([status, body.message, body.data]).toEqual([200, 'Password has been changed', null]);
    expect([await isOpen(here.token), await isOpen(elsewhere.token)]).toEqual([true, false]);
    expect((await post('refresh', undefined, { cookie: here.cookie })).status).toBe(200);
    expect((await post('refresh', undefined, { cookie: elsewhere.cookie })).status).toBe(401);
    expect((await login(DEMO_PASSWORD)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
    const mails = await backend.call('GET', '/dev/inbox?format=json&to=agent@wisata.test');
    expect(mails.body.data.total).toBe(1);
  });

  test('a cookie of another account keeps none of this account alive', async () => {
    const [mine, other] = [await openDevice('member2@wisata.test'), await openDevice('member2@wisata.test')];
    const theirs = await openDevice('member@wisata.test');
    const answer = await change(json, as(mine.token, { cookie: theirs.cookie }), 'none');
    expect(answer.status).toBe(200);
    expect((await post('refresh', undefined, { cookie: other.cookie })).status).toBe(401);
    expect((await post('refresh', undefined, { cookie: theirs.cookie })).status).toBe(200);
  });

  test.each([
    ['current_password', { current_password: 'wrong-password' }],
    ['current_password', { current_password: '' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password', { password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD }],
    ['password', { password: 'Admin@wisata.test', password_confirmation: 'Admin@wisata.test' }],
    ['password_confirmation', { password_confirmation: 'different-2026' }],
  ])('a wrong %s is named: %j', async (field, wrong) => {
    const json = { current_password: DEMO_PASSWORD, password: NEW, password_confirmation: NEW, ...wrong };
    const { status, body } = await change(json, {}, 'admin');
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await login(DEMO_PASSWORD, 'admin@wisata.test')).status).toBe(200);
  });

  test('trying is stopped after ten', async () => {
    const json = { current_password: 'a guess at it', password: NEW, password_confirmation: NEW };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await change(json, {}, 'admin')).status).toBe(400);
    expect((await change(json, {}, 'admin')).status).toBe(429);
  });
});
