import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, stopAll, makeLiveData, startApi, startEdge, type TestData } from './edge.fixture.ts';

let data: TestData;
let edge: string;

beforeAll(async () => {
  data = await makeLiveData();
  const api = await startApi((_request, response) => response.end('{"status":true}'));
  edge = await startEdge(data.dataDir, { API_BASE_URL: api });
});

afterAll(stopAll);

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
  const plain = await startEdge(data.dataDir, { BASE_URL: 'http://localhost:3000' });
  expect((await ask(plain, '/robots.txt')).headers).not.toHaveProperty('strict-transport-security');
});

test('a body in chunks that is too large for the API is refused as soon as it is, one that fits arrives', async () => {
  const api = await startApi((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => response.end(String(length)));
  });
  const edge = await startEdge(data.dataDir, { API_BASE_URL: api });
  const send = (chunks: readonly string[], isWhole: boolean) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const sent = request(`${edge}/api/v1/contact`, { method: 'POST', agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          resolve([response.statusCode, text]);
          sent.destroy();
        });
      });
      sent.on('error', reject);
      for (const chunk of chunks) sent.write(chunk);
      if (isWhole) sent.end();
    });
  expect(await send(['x'.repeat(500_000), 'x'.repeat(500_000)], true)).toEqual([200, '1000000']);
  const [status, text] = await send(['x'.repeat(600_000), 'x'.repeat(600_000)], false);
  expect([status, JSON.parse(text)]).toEqual([413, expect.objectContaining({ code: 'BODY_TOO_LARGE' })]);
});
