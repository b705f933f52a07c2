import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestBackend, type CallOptions, type LooseJson, type TestBackend } from '../../testing.ts';
import { auditModule } from '../audit/index.ts';
import { DEMO_PASSWORD, findUserByEmail } from '../auth/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { passengersModule } from '../passengers/index.ts';
import { adminMembersModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, passengersModule, auditModule, adminMembersModule] });
});
afterAll(() => backend?.close());

interface Stand {
  readonly status: string;
  readonly role: string;
}

const MEMBER: Stand = { status: 'aktif', role: 'member' };
const BLOCKED: Stand = { status: 'blokir', role: 'member' };
const AGENT: Stand = { status: 'aktif', role: 'agent' };
const ADMIN: Stand = { status: 'aktif', role: 'admin' };

const find = async (email: string) => (await findUserByEmail(backend.context.db, email))!;
const standOf = async (email: string): Promise<Stand> => {
  const { status, role } = await find(email);
  return { status, role };
};

async function change(
  email: string,
  was: Stand,
  next: Stand,
  as: CallOptions['as'] = 'admin',
  reason = 'Asked for it',
) {
  const { id } = await find(email);
  return backend.call('PATCH', `/api/v1/admin/member/${id}`, { as, json: { ...next, was, reason } });
}

const signIn = (email: string) =>
  backend.call('POST', '/api/v1/auth/login', { json: { email, password: DEMO_PASSWORD } });
const profile = (token: string) =>
  backend.call('GET', '/api/auth/profil', { as: 'none', headers: { authorization: `Bearer ${token}` } });
const newest = async (): Promise<LooseJson> =>
  (await backend.call('GET', '/api/v1/admin/audit?area=member', { as: 'admin' })).body.data.data[0];

test('a blocked member is out at once and cannot sign in; let in again he can', async () => {
  const { access_token: token } = (await signIn('member@wisata.test')).body.data;
  expect((await profile(token)).status).toBe(200);
  const answer = await change('member@wisata.test', MEMBER, BLOCKED);
  expect([answer.status, answer.body.data.status]).toEqual([200, 'blokir']);
  expect((await profile(token)).status).toBe(401);
  expect((await signIn('member@wisata.test')).body.code).toBe('AUTH_ACCOUNT_BLOCKED');
  expect(await newest()).toMatchObject({
    actor: 'admin@wisata.test',
    action: 'blocked',
    title: 'member@wisata.test',
    before: MEMBER,
    after: { ...BLOCKED, reason: 'Asked for it' },
    can_undo: true,
  });
  expect((await change('member@wisata.test', BLOCKED, MEMBER)).status).toBe(200);
  expect((await signIn('member@wisata.test')).status).toBe(200);
  expect((await profile(token)).status).toBe(401);
});

test('another role counts from the next call of a session that stands', async () => {
  const { access_token: token } = (await signIn('member2@wisata.test')).body.data;
  await change('member2@wisata.test', MEMBER, { status: 'aktif', role: 'support' });
  expect((await profile(token)).body.data).toMatchObject({
    role: 'support',
    scope: expect.arrayContaining(['orders']),
  });
  const orders = () =>
    backend.call('GET', '/api/v1/admin/member', { as: 'none', headers: { authorization: `Bearer ${token}` } });
  expect((await orders()).status).toBe(200);
  await change('member2@wisata.test', { status: 'aktif', role: 'support' }, MEMBER);
  expect((await orders()).status).toBe(403);
});

test('a change is put back once, and not where somebody has changed it since', async () => {
  await change('empty@wisata.test', MEMBER, AGENT);
  const first = await newest();
  expect(first.action).toBe('role-changed');
  await change('empty@wisata.test', AGENT, { status: 'blokir', role: 'agent' });
  const undo = (id: number) => backend.call('POST', `/api/v1/admin/audit/${id}/undo`, { as: 'admin' });
  expect((await undo(first.id)).body.code).toBe('AUDIT_STALE');
  const second = await newest();
  expect((await undo(second.id)).status).toBe(200);
  expect(await standOf('empty@wisata.test')).toEqual(AGENT);
  expect((await undo(first.id)).status).toBe(200);
  expect(await standOf('empty@wisata.test')).toEqual(MEMBER);
  expect((await undo(first.id)).body.code).toBe('AUDIT_UNDONE');
});

test('nobody changes himself, nor by putting back what was done to him', async () => {
  expect((await change('admin@wisata.test', ADMIN, { ...ADMIN, status: 'blokir' })).body.code).toBe('MEMBER_SELF');
  expect((await change('admin@wisata.test', ADMIN, MEMBER)).body.code).toBe('MEMBER_SELF');
  await change('agent@wisata.test', AGENT, ADMIN);
  const raised = await newest();
  const undone = await backend.call('POST', `/api/v1/admin/audit/${raised.id}/undo`, { as: 'agent@wisata.test' });
  expect(undone.body.code).toBe('MEMBER_SELF');
  expect(await standOf('agent@wisata.test')).toEqual(ADMIN);
});

test('of two admins who block each other at once, one stays', async () => {
  const both = ['admin@wisata.test', 'agent@wisata.test'] as const;
  const [one, other] = await Promise.all([
    change(both[1], ADMIN, { ...ADMIN, status: 'blokir' }, both[0]),
    change(both[0], ADMIN, { ...ADMIN, status: 'blokir' }, both[1]),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, expect.any(Number)]);
  const stands = await Promise.all(both.map(standOf));
  expect(stands.map(({ status }) => status).sort()).toEqual(['aktif', 'blokir']);
});

test.each([
  [{ status: 'gone' }, 'status'],
  [{ role: 'king' }, 'role'],
  [{ reason: ' ' }, 'reason'],
])('%j is refused by the name of its field', async (wrong, field) => {
  const { id } = await find('orders@wisata.test');
  const as = { id: (await find('content@wisata.test')).id, role: 'admin' } as const;
  const json = { ...MEMBER, was: MEMBER, reason: 'Why', ...wrong };
  await backend.context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', as.id).execute();
  const { status, body } = await backend.call('PATCH', `/api/v1/admin/member/${id}`, { as, json });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('an account that stands otherwise than it was seen is left alone', async () => {
  const { body } = await change('orders@wisata.test', AGENT, BLOCKED, 'content@wisata.test');
  expect(body.code).toBe('MEMBER_CHANGED');
  expect(await standOf('orders@wisata.test')).toEqual(MEMBER);
});

test.each([
  ['none', 401],
  ['member', 403],
  ['support', 403],
  ['finance', 403],
])('%s gets %i', async (as, expected) => {
  expect((await change('orders@wisata.test', MEMBER, BLOCKED, as)).status).toBe(expected);
});
