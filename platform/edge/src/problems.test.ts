import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, endAll, makeLiveData, startApi, startEdge } from './edge.fixture.ts';

let edge: string;

beforeAll(async () => {
  const data = await makeLiveData();
  const api = await startApi((_request, response) => response.end('{"status":true}'));
  edge = await startEdge(data.dataDir, { API_BASE_URL: api });
});

afterAll(endAll);

describe('an address with a percent sign that means nothing', () => {
  test.each([
    ['/%E0%A4%A', 'This address cannot be read', '<a href="/">Home page</a>'],
    ['/id/blog/%zz', 'Alamat ini tidak dapat dibaca', '<a href="/id">Halaman utama</a>'],
  ])('is a page of ours to who asks for a page: %s', async (target, title, way) => {
    const { status, headers, text } = await ask(edge, target, { headers: { accept: 'text/html,*/*' } });
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([
      400,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(way);
  });

  test('is the envelope to a program, whatever it accepts', async () => {
    const { status, text } = await ask(edge, '/api/v1/%zz', { headers: { accept: 'text/html' } });
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST', status: false })]);
  });
});

test('a body that the API would not take is refused before it is sent on', async () => {
  const { status, text } = await ask(edge, '/api/v1/booking', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x'.repeat(2_000_000) }),
  });
  expect([status, JSON.parse(text)]).toEqual([413, expect.objectContaining({ code: 'BODY_TOO_LARGE' })]);
  const small = await ask(edge, '/api/v1/booking', { method: 'POST', body: '{}' });
  expect(small.status).toBe(200);
});

test('every answer of a site on https tells browsers to come by https only, and none of another does', async () => {
  for (const target of ['/', '/api/v1/x', '/robots.txt'])
    expect((await ask(edge, target)).headers['strict-transport-security']).toBe('max-age=31536000');
  const data = await makeLiveData();
  const plain = await startEdge(data.dataDir, { BASE_URL: 'http://localhost:3000' });
  expect((await ask(plain, '/robots.txt')).headers).not.toHaveProperty('strict-transport-security');
});
