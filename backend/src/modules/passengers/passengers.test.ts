import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PASSENGER_DEFAULTS } from '@wisata/kernel/contracts/passenger';
import { startTestBackend, type TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { passengersModule } from './index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, passengersModule] });
});
afterAll(() => backend?.close());

const PATH = '/api/v1/dashboard/passenger';
const BUDI = {
  title: 'mr',
  first_name: '  Budi ',
  last_name: 'Hartono',
  calling_code: '+62',
  country: 'id',
  phone: '812 3456 7890',
  email: 'Budi@Example.com',
  birthdate: '1988-05-04',
  id_type: 'passport',
  id_number: 'C1234567',
  passport_expire: '2031-01-09',
};

const create = (json: object = BUDI, as = 'member') => backend.call('POST', PATH, { json, as });
const list = (query = '', as = 'member') => backend.call('GET', `${PATH}${query}`, { as });

test('a passenger is saved, read, changed and forgotten', async () => {
  const created = await create();
  expect(created).toMatchObject({ status: 200, body: { status: true, message: 'Success create passenger' } });
  expect(created.body.data).toMatchObject({
    title: 'MR',
    first_name: 'Budi',
    last_name: 'Hartono',
    calling_code: '62',
    country: 'ID',
    email: 'budi@example.com',
    birthdate: '1988-05-04',
    id_type: 3,
    passport_expire: '2031-01-09',
    is_complete: true,
  });
  const path = `${PATH}/${created.body.data.id}`;
  expect((await backend.call('GET', path, { as: 'member' })).body.data).toEqual(created.body.data);

  backend.clock.advance(60_000);
  const changed = await backend.call('PATCH', path, { as: 'member', json: { birthdate: '', id_type: 2 } });
  expect(changed.body.message).toBe('Success update passenger');
  expect(changed.body.data).toMatchObject({
    first_name: 'Budi',
    email: 'budi@example.com',
    birthdate: null,
    id_type: 2,
    is_complete: false,
    created_at: created.body.data.created_at,
  });
  expect(changed.body.data.updated_at > created.body.data.updated_at).toBe(true);

  const gone = await backend.call('DELETE', path, { as: 'member' });
  expect([gone.status, gone.body.message, gone.body.data]).toEqual([200, 'Success delete passenger', null]);
  expect((await backend.call('GET', path, { as: 'member' })).status).toBe(404);
});

test('only the first name is required; the rest has defaults', async () => {
  const { body } = await create({ first_name: 'Suharto', last_name: null, id_type: 1 });
  expect(body.data).toMatchObject({
    title: 'MR',
    ...PASSENGER_DEFAULTS,
    is_complete: false,
  });
});

test.each([
  ['first_name', {}],
  ['first_name', { first_name: 'Dr. Budi' }],
  ['last_name', { last_name: 'Hartono, S.H.' }],
  ['title', { title: 'Sultan' }],
  ['calling_code', { calling_code: 'six' }],
  ['country', { country: 'Indonesia' }],
  ['phone', { phone: 'call me' }],
  ['email', { email: 'budi@' }],
  ['birthdate', { birthdate: '04-05-1988' }],
  ['birthdate', { birthdate: '2026-02-30' }],
  ['birthdate', { birthdate: '2026-11-21' }],
  ['birthdate', { birthdate: '1890-01-01' }],
  ['passport_expire', { passport_expire: '2031-1-9' }],
  ['id_type', { id_type: 4 }],
  ['id_number', { id_number: 'C<script>' }],
])('a wrong %s is named: %j', async (field, change) => {
  const json = field === 'first_name' ? { ...BUDI, first_name: '', ...change } : { ...BUDI, ...change };
  const refused = await create(json);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  const { body } = await create({ first_name: 'Rahmat' });
  const patched = await backend.call('PATCH', `${PATH}/${body.data.id}`, {
    as: 'member',
    json: { [field]: json[field as keyof typeof json] },
  });
  expect([patched.status, Object.keys(patched.body.fields)]).toEqual([400, [field]]);
});

describe('the list', () => {
  const NAMES = ['Wati', 'adi', 'Bagus', 'Siti', 'Zul'];
  beforeAll(async () => {
    for (const name of NAMES) {
      const email = `${name}.100%@example.com`.toLowerCase().replace('%', '');
      await create({ first_name: name, last_name: 'Nusantara', email, phone: '812 0000' }, 'agent');
    }
  });

  test('is in name order and in pages', async () => {
    const first = await list('?limit=3', 'agent');
    expect(first.body.data.data.map((one: { first_name: string }) => one.first_name)).toEqual(['adi', 'Bagus', 'Siti']);
    expect(first.body.data).toMatchObject({ current_page: 1, first_item: 1, last_item: 3, per_page: 3, total: 5 });
    const second = await list('?limit=3&page=2', 'agent');
    expect(second.body.data.data.map((one: { first_name: string }) => one.first_name)).toEqual(['Wati', 'Zul']);
  });

  test.each([
    ['WATI nusa', ['Wati']],
    ['bagus.100', ['Bagus']],
    ['%', []],
    ['nobody', []],
  ])('finds %j', async (keyword, expected) => {
    const { body } = await list(`?keyword=${encodeURIComponent(keyword)}`, 'agent');
    expect(body.data.data.map((one: { first_name: string }) => one.first_name)).toEqual(expected);
    expect(body.data.total).toBe(expected.length);
  });
});

test("somebody else's passenger is an unknown one", async () => {
  const { body } = await create();
  const other = 'member2@wisata.test';
  expect((await list('', other)).body.data.total).toBe(0);
  for (const [method, json] of [['GET'], ['PATCH', { first_name: 'Mine' }], ['DELETE']] as const) {
    const answers = await Promise.all(
      [body.data.id, '00000000-0000-4000-8000-000000000000', 'nonsense'].map((id) =>
        backend.call(method, `${PATH}/${id}`, { as: other, json }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  }
  expect((await backend.call('GET', `${PATH}/${body.data.id}`, { as: 'member' })).body.data.first_name).toBe('Budi');
});
