import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { ask, stopAll, makeLiveData, startApi, startEdge, type TestData } from './edge.fixture.ts';

let data: TestData;

beforeAll(async () => {
  data = await makeLiveData();
});

afterAll(stopAll);

describe('the API on the same origin', () => {
  interface Call {
    readonly method: string | undefined;
    readonly url: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }
  let calls: Call[] = [];
  let answer: RequestListener = () => undefined;
  let api: string;
  let edge: string;

  beforeAll(async () => {
    api = await startApi((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        calls.push({ method: request.method, url: request.url, headers: request.headers, body });
        answer(request, response);
      });
    });
    edge = await startEdge(data.dataDir, { API_BASE_URL: api, API_TIMEOUT_MS: '150' });
  });
  beforeEach(() => {
    calls = [];
    answer = (_request, response) =>
      response.writeHead(201, { 'x-from': 'api', 'set-cookie': 'a=1' }).end('{"status":true}');
  });

  test('gets the call as it is, and its answer comes back as it is', async () => {
    const given = await ask(edge, '/api/v1/hotel/booking?x=a%20b&y=%2F', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1', cookie: 'c=1' },
      body: '{"rooms":2}',
    });
    expect([given.status, given.headers['x-from'], given.headers['set-cookie'], given.text]).toEqual([
      201,
      'api',
      ['a=1'],
      '{"status":true}',
    ]);
    expect(calls).toEqual([
      expect.objectContaining({ method: 'POST', url: '/api/v1/hotel/booking?x=a%20b&y=%2F', body: '{"rooms":2}' }),
    ]);
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'k-1', cookie: 'c=1' });
  });

  test('gets the public pair only from who brings nothing of their own', async () => {
    await ask(edge, '/api/v1/top/get-menu');
    await ask(edge, '/api/auth/profil', { headers: { authorization: 'Bearer abc' } });
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${Buffer.from('wisata-web:wisata-web').toString('base64')}`,
      'Bearer abc',
    ]);
  });

  test.each(['/media/hotel/1.avif', '/gateway/pay/token', '/dev/inbox', '/dev/inbox/7', '/openapi.json'])(
    'answers %s too',
    async (target) => {
      expect((await ask(edge, target)).headers['x-from']).toBe('api');
      expect(calls[0]?.url).toBe(target);
    },
  );

  test('does not get what only begins like it', async () => {
    await ask(edge, '/apiary');
    expect(calls).toEqual([]);
  });

  test('cannot be reached outside of its paths', async () => {
    for (const target of ['/api/../metrics', '/api/%2e%2e/metrics', '/api/..%2fmetrics', '/api//evil.test/x']) {
      const { status } = await ask(edge, target);
      expect([target, status < 500]).toEqual([target, true]);
    }
    expect(calls.map(({ url }) => url).filter((url) => !url?.startsWith('/api/'))).toEqual([]);
  });

  test('learns who calls from the proxy in front, when that one is known', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'wisata.test',
    };
    await ask(edge, '/api/x', { headers });
    expect(calls[0]?.headers).toMatchObject(headers);
    const careful = await startEdge(data.dataDir, {
      API_BASE_URL: api,
      TRUST_PROXY: '198.51.100.1, 10.0.0.0/8',
    });
    await ask(careful, '/api/x', { headers });
    expect(calls[1]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  });

  test('is asked once, however busy it says it is', async () => {
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '0' }).end('{"status":false}');
    const { status, text } = await ask(edge, '/api/v1/hotel/availability');
    expect([status, text, calls.length]).toEqual([503, '{"status":false}', 1]);
  });

  test('that takes too long is a 504 in its envelope', async () => {
    answer = () => undefined;
    const { status, text, headers } = await ask(edge, '/api/v1/hotel/availability');
    expect([status, headers['cache-control']]).toEqual([504, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ status: false, code: 'API_TIMEOUT', message: 'Something went wrong!' });
  });

  test.each([
    ['GET', [200, 2]],
    ['POST', [502, 1]],
  ])('that ends while it is asked by %s: status and calls are %j', async (method, expected) => {
    answer = (request, response) => (calls.length === 1 ? request.socket.destroy() : response.end('{"status":true}'));
    const { status } = await ask(edge, '/media/hotel/1.avif', { method });
    expect([status, calls.length]).toEqual(expected);
  });

  test('that is gone is asked for a page twice, not for ever', async () => {
    answer = (request) => request.socket.destroy();
    const { status } = await ask(edge, '/gateway/pay/token');
    expect([status, calls.length]).toEqual([502, 2]);
  });

  test('that breaks off is a 502 in its envelope', async () => {
    answer = (request) => request.socket.destroy();
    const { status, text } = await ask(edge, '/api/v1/hotel/booking', { method: 'POST', body: '' });
    expect([status, JSON.parse(text)]).toEqual([
      502,
      { status: false, success: false, message: 'Something went wrong!', code: 'API_UNREACHABLE', data: null },
    ]);
  });
});

describe('an API that hangs', () => {
  test('keeps nobody waiting: calls are cut off, the next ones refused at once, and all go on when it answers', async () => {
    let isHung = true;
    const waiting: (() => void)[] = [];
    const asked: (string | undefined)[] = [];
    const api = await startApi((request, response) => {
      asked.push(request.url);
      if (isHung) waiting.push(() => response.end());
      else response.end('{"status":true}');
    });
    const edge = await startEdge(data.dataDir, { API_BASE_URL: api });
    const startedAt = performance.now();
    const cut = await ask(edge, '/api/v1/hotel/availability');
    expect([cut.status, cut.headers['retry-after'], JSON.parse(cut.text)]).toMatchObject([
      503,
      '2',
      { status: false, code: 'API_UNREACHABLE' },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect((await ask(edge, '/api/v1/top/get-menu')).status).toBe(503);
    expect(asked).not.toContain('/api/v1/top/get-menu');
    isHung = false;
    for (const answer of waiting) answer();
    let status = 503;
    while (status === 503) ({ status } = await ask(edge, '/api/v1/top/get-menu'));
    expect(status).toBe(200);
  });

  test('is not one that only takes its time', async () => {
    let answer = () => undefined as void;
    let lives = 0;
    const api = await startApi((request, response) => {
      if (request.url !== '/health/live') return void (answer = () => void response.end('{"status":true}'));
      lives += 1;
      response.end();
      if (lives === 2) answer();
    });
    const edge = await startEdge(data.dataDir, { API_BASE_URL: api });
    expect((await ask(edge, '/api/v1/hotel/availability')).status).toBe(200);
    expect(lives).toBe(2);
  });
});
