import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSENGER_DEFAULTS } from '@wisata/kernel/contracts/passenger';
import { book, createTestService } from '../../../testing/test-service.ts';
import { startTestBackend, type LooseJson, type TestBackend } from '../../testing.ts';
import { findUserByEmail } from '../auth/index.ts';
import { bookingsModule } from '../bookings/index.ts';
import { createPassenger, passengersModule } from '../passengers/index.ts';
import { adminMembersModule } from './index.ts';

let backend: TestBackend;
let memberId: string;
beforeAll(async () => {
  backend = await startTestBackend({
    modules: [bookingsModule, passengersModule, adminMembersModule, createTestService().module],
  });
  memberId = (await findUserByEmail(backend.context.db, 'member@wisata.test'))!.id;
});
afterAll(() => backend?.close());

const PATH = '/api/v1/admin/member';
const list = async (query: string) => (await backend.call('GET', `${PATH}?${query}`, { as: 'admin' })).body.data;
const emails = (page: LooseJson) => page.data.map((user: LooseJson) => user.email);

describe('the list of accounts', () => {
  test('comes in pages, each account once, newest first, without password hashes', async () => {
    const first = await list('limit=15');
    expect(first).toMatchObject({ current_page: 1, from: 1, to: 15, per_page: 15 });
    const pages = [first];
    while (pages.flatMap(emails).length < first.total) pages.push(await list(`limit=15&page=${pages.length + 1}`));
    const users = pages.flatMap((page) => page.data);
    expect(new Set(users.map((user) => user.id)).size).toBe(first.total);
    expect(first.total).toBeGreaterThan(35);
    const days = users.map((user) => user.created_at);
    expect(days).toEqual([...days].sort().reverse());
    expect(JSON.stringify(users)).not.toMatch(/password|argon/);
  });

  test.each([
    ['keyword=AYU+lestari', ['member@wisata.test']],
    ['keyword=admin%40wisata', ['admin@wisata.test']],
    ['role=agent', ['agent@wisata.test']],
    ['status=blokir', ['blocked@wisata.test']],
    ['status=blokir&role=admin', []],
    ['keyword=%25', []],
    ['role=&status=&keyword=8123+4567', ['member2@wisata.test']],
  ])('%s finds %j', async (query, expected) => {
    const page = await list(query);
    expect(emails(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test.each(['role', 'status'])('an unknown %s is named', async (field) => {
    const { status, body } = await backend.call('GET', `${PATH}?${field}=king`, { as: 'admin' });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

test('one account shows its newest ten bookings and how many there are', async () => {
  for (let index = 0; index < 12; index += 1) {
    await book(backend.context, { userId: memberId, title: `Stay ${index}` });
    backend.clock.advance(1000);
  }
  await createPassenger(backend.context, memberId, {
    title: 'MR',
    first_name: 'Budi',
    ...PASSENGER_DEFAULTS,
  });
  const { status, body } = await backend.call('GET', `${PATH}/${memberId}`, { as: 'admin' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ email: 'member@wisata.test', booking_count: 12, passenger_count: 1 });
  expect(body.data.bookings.map((line: LooseJson) => line.title)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Stay ${11 - index}`),
  );
  expect(JSON.stringify(body)).not.toMatch(/password|argon/);
  expect((await list('keyword=lestari')).data[0].booking_count).toBe(12);
});

test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('%s is unknown', async (id) => {
  const { status, body } = await backend.call('GET', `${PATH}/${id}`, { as: 'admin' });
  expect([status, body.message]).toEqual([404, 'Member not found']);
});

test.each([
  ['none', 401],
  ['basic', 401],
  ['member', 403],
  ['agent', 403],
  ['admin', 200],
])('%s gets %i', async (as, expected) => {
  for (const path of [PATH, `${PATH}/${memberId}`])
    expect((await backend.call('GET', path, { as })).status).toBe(expected);
});
