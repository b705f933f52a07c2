/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { okAnswer, hotelCall, json, serverOfEachTest, unauthorized, type Answer } from './api-server.fixture.ts';

const server = serverOfEachTest();

describe('an access token that has ended', () => {
  test('is renewed once and the call goes out again, a POST too', async () => {
    server().answers.push(unauthorized, okAnswer);
    let renewals = 0;
    const api = server().client({ token: () => 'old', refreshToken: async () => `new-${++renewals}` });
    expect((await api.call(hotelCall({ method: 'POST', json: { a: 1 } }))).ok).toBe(true);
    expect(server().seen.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['Bearer old', '{"a":1}'],
      ['Bearer new-1', '{"a":1}'],
    ]);
  });

  test('that cannot be renewed is a refusal', async () => {
    server().answers.push(unauthorized, okAnswer);
    const answer = await server()
      .client({ token: () => 'old' })
      .call(hotelCall());
    expect(answer).toMatchObject({ ok: false, failure: { code: 'AUTH_REQUIRED', message: 'Unauthorized' } });
    expect(server().seen).toHaveLength(1);
  });

  test('with a session that is over asks as a guest, whom most of the site answers', async () => {
    let token: string | undefined = 'old';
    server().answers.push(unauthorized, okAnswer);
    const refreshToken = async () => (token = undefined);
    const api = server().client({ token: () => token, refreshToken });
    expect((await api.call(hotelCall({ method: 'POST', json: {} }))).ok).toBe(true);
    expect(server().seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', undefined]);
  });

  test('with a session that is over never places an order as a guest', async () => {
    let token: string | undefined = 'old';
    server().answers.push(unauthorized, okAnswer);
    const api = server().client({ token: () => token, refreshToken: async () => (token = undefined) });
    const answer = await api.call(hotelCall({ method: 'POST', json: {}, idempotencyKey: 'k-1' }));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'AUTH_REQUIRED' } });
    expect(server().seen).toHaveLength(1);
  });

  test('with a session that nobody can ask for is no refusal, so nobody is signed out by it', async () => {
    server().answers.push(unauthorized, okAnswer);
    const refreshToken = () => Promise.reject(new Error('offline'));
    const answer = await server()
      .client({ token: () => 'old', refreshToken })
      .call(hotelCall());
    expect(answer).toMatchObject({ ok: false, failure: { code: 'NETWORK_UNREACHABLE', retryable: true } });
    expect(server().seen).toHaveLength(1);
  });

  test('never places an order with the token of somebody who signed in meanwhile', async () => {
    const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.sign`;
    for (const [next, sent] of [
      ['budi', 1],
      ['ayu', 2],
    ] as const) {
      server().answers.splice(0, Infinity, unauthorized, okAnswer);
      server().seen.length = 0;
      const api = server().client({ token: () => tokenOf('ayu'), refreshToken: async () => `${tokenOf(next)}2` });
      await api.call(hotelCall({ method: 'POST', json: {}, idempotencyKey: 'k-2' }));
      expect(server().seen).toHaveLength(sent);
    }
  });

  test('is not renewed a second time when the new one is refused too', async () => {
    server().answers.push(unauthorized, unauthorized, okAnswer);
    let renewals = 0;
    const api = server().client({ token: () => 'old', refreshToken: async () => `new-${++renewals}` });
    expect((await api.call(hotelCall())).ok).toBe(false);
    expect([renewals, server().seen.length]).toEqual([1, 2]);
  });

  test('is renewed after trouble, and trouble after it is met once more', async () => {
    server().answers.push(json(502, {}), unauthorized, json(502, {}), okAnswer);
    const api = server().client({ token: () => 'old', refreshToken: async () => 'new' });
    expect((await api.call(hotelCall())).ok).toBe(true);
    expect(server().seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      'Bearer old',
      'Bearer new',
      'Bearer new',
    ]);
  });

  test('is not renewed when another call has renewed it meanwhile', async () => {
    let token = 'old';
    server().answers.push((request, response, body) => {
      token = 'new';
      unauthorized(request, response, body);
    }, okAnswer);
    const refreshToken = () => Promise.reject(new Error('There was no need'));
    expect(
      (
        await server()
          .client({ token: () => token, refreshToken })
          .call(hotelCall())
      ).ok,
    ).toBe(true);
    expect(server().seen[1]?.headers.authorization).toBe('Bearer new');
  });

  test('is not asked for on behalf of a guest', async () => {
    server().answers.push(unauthorized);
    const refreshToken = () => Promise.reject(new Error('There was no need'));
    expect(await server().client({ refreshToken }).call(hotelCall())).toMatchObject({
      failure: { code: 'AUTH_REQUIRED' },
    });
  });
});

describe("the server's clock", () => {
  const date = 'Fri, 20 Nov 2026 07:00:00 GMT';

  test('is told with every answer, a refusal too', async () => {
    const heard: number[] = [];
    server().answers.push(json(200, { status: true, data: { id: 'x' } }, { date }), json(404, {}, { date }));
    const api = server().client({ onServerTime: (ms) => heard.push(ms) });
    await api.call(hotelCall());
    await api.call(hotelCall());
    expect(heard).toEqual([Date.UTC(2026, 10, 20, 7), Date.UTC(2026, 10, 20, 7)]);
  });

  test('is not told by an answer that may come from a cache', async () => {
    const heard: number[] = [];
    const body = { status: true, data: { id: 'x' } };
    server().answers.push(
      json(200, body, { date, 'cache-control': 'public, max-age=300' }),
      json(200, body, { date, age: '40' }),
      json(200, body, { date, 'cache-control': 'no-store' }),
    );
    const api = server().client({ onServerTime: (ms) => heard.push(ms) });
    for (let n = 0; n < 3; n++) await api.call(hotelCall());
    expect(heard).toHaveLength(1);
  });
});

describe('a call that is aborted', () => {
  const expectAborted = (signal: AbortSignal) =>
    expect(server().client().call(hotelCall({ signal }))).rejects.toMatchObject({ name: 'AbortError' });

  test('rejects with an AbortError while it waits, whatever the reason', async () => {
    const leaving = new AbortController();
    server().answers.push(() => leaving.abort(new Error('The visitor left')));
    await expectAborted(leaving.signal);
    expect(server().seen).toHaveLength(1);
  });

  test('rejects with an AbortError within the answer', async () => {
    const leaving = new AbortController();
    server().answers.push((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"status":true,');
      setImmediate(() => leaving.abort());
    });
    await expectAborted(leaving.signal);
  });

  test('does not go out when it was aborted before', async () => {
    await expect(
      server()
        .client()
        .call(hotelCall({ signal: AbortSignal.abort() })),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(server().seen).toHaveLength(0);
  });
});

describe('a download', () => {
  const file =
    (disposition?: string): Answer =>
    (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          ...(disposition ? { 'content-disposition': disposition } : {}),
        })
        .end(Buffer.from([37, 80, 68, 70]));

  test.each([
    ['attachment; filename="voucher-WS7K3M9Q2X.pdf"', 'voucher-WS7K3M9Q2X.pdf'],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    [`attachment; filename="tiket.pdf"; filename*=UTF-8''tiket%20pesawat.pdf`, 'tiket pesawat.pdf'],
    [`attachment; filename="tiket.pdf"; filename*=UTF-8''%E0%A4%A`, 'tiket.pdf'],
    [undefined, 'download'],
  ])('has the name the server suggests: %s', async (disposition, fileName) => {
    server().answers.push(file(disposition));
    const answer = await server()
      .client()
      .download({ method: 'POST', path: '/api/v1/download/voucher', operation: 'voucher' });
    expect(answer).toEqual({
      ok: true,
      data: { bytes: new Uint8Array([37, 80, 68, 70]), fileName, mediaType: 'application/pdf' },
    });
  });

  test('that is refused says why', async () => {
    server().answers.push(json(403, { status: false, message: 'Voucher is not issued', code: 'VOUCHER_NOT_ISSUED' }));
    const answer = await server()
      .client()
      .download({ method: 'POST', path: '/api/v1/download/voucher', operation: 'voucher' });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'VOUCHER_NOT_ISSUED', retryable: false } });
  });
});
