import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { probeModule } from './probe.fixture.ts';
import { buildServer } from './server.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [probeModule] });
});
afterAll(() => backend.close());

describe('the envelope', () => {
  test('wraps what a handler gives, with its message', async () => {
    const answer = await backend.call('POST', '/api/v1/probe/7?page=3', {
      as: 'none',
      json: { contact: { email: 'a@b.id' } },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: true,
      success: true,
      message: 'Understood',
      data: { id: 7, page: 3, email: 'a@b.id' },
    });
    expect(answer.headers.get('date')).not.toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('of what is the same for all may be given again by caches that many share; a refusal may not', async () => {
    const { headers } = await backend.call('GET', '/api/v1/probe/same-for-all');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(headers.get('vary')).toContain('accept-language');
    const refused = await backend.call('GET', '/api/v1/probe/same-for-all?language=fr');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const stranger = await backend.call('GET', '/api/v1/probe/same-for-all', { as: 'none' });
    expect([stranger.status, stranger.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  test('names the fields of bad input by their path', async () => {
    const answer = await backend.call('POST', '/api/v1/probe/7', { json: { contact: { email: 'nobody' } } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      status: false,
      success: false,
      message: 'This is not an e-mail address.',
      code: 'VALIDATION_FAILED',
      fields: { 'contact.email': 'This is not an e-mail address.' },
      field_codes: { 'contact.email': 'NOT_AN_EMAIL' },
      data: null,
    });
  });

  test('says what is missing in a sentence of ours: the field\u2019s own, or one made of its name', async () => {
    const unsaid = await backend.call('POST', '/api/v1/probe/7', { json: { contact: {} } });
    expect(unsaid.body).toMatchObject({
      fields: { 'contact.email': 'An e-mail address is needed.' },
      field_codes: { 'contact.email': 'REQUIRED' },
    });
    const empty = await backend.call('POST', '/api/v1/probe/stay', { json: {} });
    expect(empty.body.fields).toEqual({ check_in_date: 'Enter a check-in date', terms: 'Enter the terms' });
    const wrong = await backend.call('POST', '/api/v1/probe/stay', { json: { check_in_date: 7, terms: 'no' } });
    expect(wrong.body.fields).toEqual({
      check_in_date: 'Check the check-in date',
      terms: 'Choose the terms from what is offered',
    });
    expect(wrong.body.field_codes).toEqual({ check_in_date: 'NOT_ACCEPTED', terms: 'NOT_OFFERED' });
  });

  test.each([
    ['a zero character', 'A\u0000B', 'NOT_READABLE'],
    ['half a surrogate pair', 'A\ud800B', 'NOT_READABLE'],
    ['an escape character', 'A\u001bB', 'NOT_READABLE'],
    ['a number beyond reckoning', 1e308, 'OUT_OF_RANGE'],
  ])('%s is refused with its field on any route', async (_name, value, code) => {
    const answer = await backend.call('POST', '/api/v1/probe/stay', {
      json: { check_in_date: 'x', terms: 'yes', guests: [{ name: 'Ayu' }, { name: value }] },
    });
    expect([answer.status, answer.body.field_codes]).toEqual([400, { 'guests.1.name': code }]);
    const query = await backend.call('GET', '/api/v1/probe/raw?q=%00');
    expect(query.status).toBe(200);
  });

  test('line breaks of every system come in as one kind', async () => {
    const answer = await backend.call('POST', '/api/v1/probe/stay', {
      json: { check_in_date: 'a\rb\r\nc', terms: 'yes' },
    });
    expect(answer.body.data).toMatchObject({ check_in_date: 'a\nb\nc' });
  });

  test.each([['{"contact":'], ['{"__proto__":{"a":1}}']])(
    'refuses the broken body %s in its own words',
    async (json) => {
      const answer = await backend.call('POST', '/api/v1/probe/7', { json });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        status: false,
        success: false,
        data: null,
        code: 'BAD_REQUEST',
        message: 'The request could not be read.',
      });
    },
  );

  test('refuses a body of two megabytes with 413, and an address that cannot be read with 400', async () => {
    const large = await backend.call('POST', '/api/v1/probe/7', { json: { note: 'x'.repeat(2_000_000) } });
    expect([large.status, large.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const address = await backend.call('GET', '/api/v1/probe/%E0%A4%A');
    expect([address.status, address.body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('leaves raw answers and redirects alone', async () => {
    const raw = await backend.call('GET', '/api/v1/probe/raw');
    expect([...raw.bytes]).toEqual([1, 2, 3]);
    expect(raw.headers.get('content-type')).toBe('application/pdf');
    const away = await backend.call('GET', '/api/v1/probe/away');
    expect([away.status, away.headers.get('location')]).toEqual([303, '/elsewhere']);
  });

  test('tells a refusal word for word and hides a bug', async () => {
    const refusal = await backend.call('GET', '/api/v1/probe/sold-out');
    expect([refusal.status, refusal.body.code, refusal.body.message]).toEqual([
      409,
      'HOTEL_ROOM_SOLD_OUT',
      'Sold out.',
    ]);
    const bug = await backend.call('GET', '/api/v1/probe/bug');
    expect(bug.status).toBe(500);
    expect(JSON.stringify(bug.body)).not.toContain('secret');
    expect(bug.body.message).toBe('Something went wrong!');
  });

  test('answers 404 with the envelope for an unknown address', async () => {
    const answer = await backend.call('GET', '/api/v1/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ success: false, code: 'NOT_FOUND', data: null });
  });

  test('packs long answers for who can unpack them, and them alone', async () => {
    const packed = await backend.call('GET', '/api/v1/probe/long', { headers: { 'accept-encoding': 'br' } });
    const plain = await backend.call('GET', '/api/v1/probe/long', { headers: { 'accept-encoding': 'identity' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.body).toEqual(plain.body);
    expect(packed.headers.get('vary')).toContain('accept-encoding');
  });

  test('answers 304 for an unchanged representation', async () => {
    const first = await backend.call('GET', '/api/v1/probe/types');
    const second = await backend.call('GET', '/api/v1/probe/types', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(second.status).toBe(304);
  });
});

describe('access', () => {
  const callers = ['none', 'basic', 'member', 'agent', 'admin'] as const;
  test.each([
    ['open', 'raw', [200, 200, 200, 200, 200]],
    ['public', 'public', [401, 200, 200, 200, 200]],
    ['member', 'member', [401, 401, 200, 200, 200]],
    ['agent', 'agent', [401, 401, 403, 200, 200]],
    ['admin', 'admin', [401, 401, 403, 403, 200]],
  ] as const)('%s routes', async (_access, path, expected) => {
    const answers = await Promise.all(callers.map((as) => backend.call('GET', `/api/v1/probe/${path}`, { as })));
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });

  test('knows the signed-in user on a public route', async () => {
    expect((await backend.call('GET', '/api/v1/probe/public', { as: 'agent' })).body.data).toEqual({ role: 'agent' });
  });

  test.each([
    ['a wrong basic pair', `Basic ${Buffer.from('wisata-web:wrong').toString('base64')}`],
    ['an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwicm9sZSI6ImFkbWluIn0.'],
  ])('refuses %s', async (_name, authorization) => {
    expect((await backend.call('GET', '/api/v1/probe/public', { as: 'none', headers: { authorization } })).status).toBe(
      401,
    );
  });
});

test('a full rate limit says when to come back, and opens again', async () => {
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await backend.call('GET', '/api/v1/probe/limited')).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await backend.call('GET', '/api/v1/probe/limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body.message).toBe('Too many attempts. Please try again in one minute.');
  backend.clock.advance(60_000);
  expect((await backend.call('GET', '/api/v1/probe/limited')).status).toBe(200);
});

test('the driver gives numbers, calendar days as text and instants in UTC', async () => {
  expect((await backend.call('GET', '/api/v1/probe/types')).body.data).toEqual({
    big: 9007199254740991,
    price: 12.5,
    day: '2026-12-31',
    at: '2026-12-31T16:30:00.000Z',
  });
});

test('health and the OpenAPI document answer without credentials', async () => {
  expect((await backend.call('GET', '/health', { as: 'none' })).status).toBe(200);
  expect((await backend.call('GET', '/health/ready', { as: 'none' })).status).toBe(200);
  const { body } = await backend.call('GET', '/openapi.json', { as: 'none' });
  const operation = body.paths['/api/v1/probe/{id}'].post;
  expect(operation.requestBody.content['application/json'].schema.properties.contact.required).toEqual(['email']);
  expect(operation.parameters.map(({ name, in: where }: { name: string; in: string }) => `${where} ${name}`)).toEqual([
    'path id',
    'query page',
  ]);
  expect(operation.responses['200'].content['application/json'].schema.properties.data.required).toEqual([
    'id',
    'page',
    'email',
  ]);
  expect(body.paths['/api/v1/probe/raw'].get.responses['200'].content).toEqual({ 'application/pdf': {} });
});

test('a clock that is set back does not keep a full rate limit full for days', async () => {
  const DAYS_MS = 3 * 86_400_000;
  const ask = async () => (await backend.call('GET', '/api/v1/probe/limited')).status;
  backend.clock.advance(DAYS_MS);
  const before = [await ask(), await ask(), await ask()];
  backend.clock.advance(-DAYS_MS);
  expect([...before, await ask()]).toEqual([200, 200, 429, 200]);
});

test('the processes of a site share the limit of a route', async () => {
  backend.clock.advance(60_000);
  const other = await buildServer({ ...backend.context }, [probeModule]);
  const here = async () => (await backend.call('GET', '/api/v1/probe/limited')).status;
  const there = async () => (await other.inject({ url: '/api/v1/probe/limited' })).statusCode;
  expect([await here(), await there(), await here(), await there()]).toEqual([200, 200, 429, 429]);
  await other.close();
});
