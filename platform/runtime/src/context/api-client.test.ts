/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { closedConnection, closedInBody, okAnswer, hotelCall, json, serverOfEachTest } from './api-server.fixture.ts';

const server = serverOfEachTest();

describe('what goes out', () => {
  test('is the method, the path, the defined part of the query, the body and the headers', async () => {
    server().answers.push(okAnswer);
    const query = { city: 'DPS', page: 2, smoking: false, promo: undefined };
    const call = hotelCall({
      method: 'POST',
      query,
      json: { guests: 2 },
      headers: { 'x-form': '1' },
      idempotencyKey: 'k-1',
    });
    expect(
      await server()
        .client({ token: () => 'abc' })
        .call(call),
    ).toEqual({ ok: true, data: { id: 'DPS-1' } });
    expect(server().seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/hotel/detail?city=DPS&page=2&smoking=false',
      body: '{"guests":2}',
      headers: {
        'accept-language': 'id-ID',
        authorization: 'Bearer abc',
        'idempotency-key': 'k-1',
        'x-form': '1',
        'content-type': 'application/json',
      },
    });
  });

  test('has no authorization for a guest', async () => {
    server().answers.push(okAnswer);
    await server().client().call(hotelCall());
    expect(server().seen[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('a server in trouble', () => {
  test.each([502, 503, 504])('is asked once more for a GET after a %i', async (status) => {
    server().answers.push(json(status, {}, { 'retry-after': '3600' }), okAnswer);
    expect(await server().client().call(hotelCall())).toEqual({ ok: true, data: { id: 'DPS-1' } });
    expect(server().seen).toHaveLength(2);
  });

  test('is asked once more for a GET after a lost connection', async () => {
    server().answers.push(closedConnection, okAnswer);
    expect((await server().client().call(hotelCall())).ok).toBe(true);
  });

  test('is asked twice, not three times', async () => {
    server().answers.push(json(502, {}), json(502, { message: 'Bad gateway' }), okAnswer);
    const answer = await server().client({ acceptLanguage: 'en-GB' }).call(hotelCall());
    expect(answer).toEqual({ ok: false, failure: { code: 'HTTP_502', message: 'Bad gateway', retryable: true } });
    expect(server().seen).toHaveLength(2);
  });

  test('is not quoted to a reader of another language', async () => {
    server().answers.push(json(500, { message: 'Down', code: 'INTERNAL_ERROR' }));
    expect(
      await server()
        .client({ fallbackMessage: () => 'Terjadi kesalahan!' })
        .call(hotelCall()),
    ).toMatchObject({
      failure: { code: 'INTERNAL_ERROR', message: 'Terjadi kesalahan!' },
    });
  });

  test.each([
    [{ until: '2026-11-20T20:30:00.000Z' }, '2026-11-20T20:30:00.000Z'],
    [{ until: 'soon' }, undefined],
    [null, undefined],
  ])('says until when with %j in its data', async (data, until) => {
    server().answers.push(json(500, { message: 'Closed', code: 'TRAIN_MAINTENANCE', data }));
    const answer = await server().client().call(hotelCall());
    expect(answer.ok ? answer : answer.failure.until).toBe(until);
  });

  test('never gets a POST twice', async () => {
    server().answers.push(closedConnection);
    const lost = await server()
      .client()
      .call(hotelCall({ method: 'POST', json: {} }));
    expect(lost).toMatchObject({ ok: false, failure: { code: 'NETWORK_UNREACHABLE', retryable: true } });
    expect(server().seen).toHaveLength(1);
    server().answers.push(json(502, {}));
    expect(
      (
        await server()
          .client()
          .call(hotelCall({ method: 'POST', json: {} }))
      ).ok,
    ).toBe(false);
    expect(server().seen).toHaveLength(2);
  });

  test.each([
    ['a lost connection', closedConnection],
    ['a 502', json(502, {})],
  ])('gets a POST with a key again, under the same key, after %s', async (_what, trouble) => {
    server().answers.push(trouble, okAnswer);
    const call = hotelCall({ method: 'POST', json: { pax: 1 }, idempotencyKey: 'k-2' });
    expect((await server().client().call(call)).ok).toBe(true);
    expect(server().seen.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['k-2', '{"pax":1}'],
      ['k-2', '{"pax":1}'],
    ]);
  });

  test.each([
    ['a lost connection', closedConnection],
    ['a 503', json(503, {})],
  ])('gets a POST that only asks again after %s', async (_what, trouble) => {
    server().answers.push(trouble, okAnswer);
    const call = hotelCall({ method: 'POST', json: { page: 1 }, isIdempotent: true });
    expect((await server().client().call(call)).ok).toBe(true);
    expect(server().seen.map(({ body }) => body)).toEqual(['{"page":1}', '{"page":1}']);
  });

  test('is not asked again when it has answered, however badly', async () => {
    server().answers.push(json(500, {}), okAnswer);
    expect(await server().client().call(hotelCall())).toMatchObject({
      ok: false,
      failure: { code: 'HTTP_500', retryable: true },
    });
    expect(server().seen).toHaveLength(1);
  });

  test('that breaks off within its answer counts as unreachable', async () => {
    server().answers.push(closedInBody);
    expect(await server().client().call(hotelCall())).toMatchObject({
      ok: false,
      failure: { code: 'NETWORK_UNREACHABLE', message: 'Something went wrong!', retryable: true },
    });
    server().answers.push(closedInBody);
    expect(await server().client().download({ method: 'GET', path: '/x', operation: 'voucher' })).toMatchObject({
      ok: false,
      failure: { code: 'NETWORK_UNREACHABLE' },
    });
  });
});

describe('a server that is too slow', () => {
  test('is not asked a second time and counts as unreachable', async () => {
    server().answers.push(() => undefined, okAnswer);
    expect(await server().client({ timeoutMs: 100 }).call(hotelCall())).toMatchObject({
      ok: false,
      failure: { code: 'NETWORK_UNREACHABLE', retryable: true },
    });
  });

  test('counts as unreachable when it stops in the middle of its answer', async () => {
    server().answers.push((_request, response) => void response.writeHead(200).write('{"status":'));
    expect(await server().client({ timeoutMs: 100 }).call(hotelCall())).toMatchObject({
      failure: { code: 'NETWORK_UNREACHABLE' },
    });
  });
});

describe('a refusal', () => {
  test('keeps code, message and the text of each field', async () => {
    const fields = { email: 'Not an address', phone: ['Too short', 'Not a number'], other: { deep: 1 } };
    server().answers.push(json(400, { status: false, message: 'Please check', code: 'FIELDS_INVALID', fields }));
    expect(
      await server()
        .client()
        .call(hotelCall({ method: 'POST', json: {} })),
    ).toEqual({
      ok: false,
      failure: {
        code: 'FIELDS_INVALID',
        message: 'Please check',
        fields: { email: 'Not an address', phone: 'Too short' },
        retryable: false,
      },
    });
  });

  test('is understood whatever kind of text it says it is', async () => {
    server().answers.push(json(409, { message: 'Sold out', code: 'SOLD_OUT' }, { 'content-type': 'text/plain' }));
    expect(await server().client().call(hotelCall())).toMatchObject({
      failure: { code: 'SOLD_OUT', message: 'Sold out' },
    });
  });

  test('without words of its own has the fallback text', async () => {
    server().answers.push((_request, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
    );
    expect(await server().client().call(hotelCall())).toEqual({
      ok: false,
      failure: { code: 'HTTP_404', message: 'Something went wrong!', retryable: false },
    });
  });

  test('in a okAnswer answer that is not JSON is the literal of the contract', async () => {
    server().answers.push((_request, response) => response.writeHead(200).end('<!doctype html>'));
    expect(await server().client().call(hotelCall())).toMatchObject({
      ok: false,
      failure: { message: 'Data not available on hotel detail' },
    });
  });

  test('for asking too often may be tried later', async () => {
    server().answers.push(json(429, { message: 'Slow down' }));
    expect(await server().client().call(hotelCall())).toMatchObject({
      failure: { message: 'Slow down', retryable: true },
    });
    expect(server().seen).toHaveLength(1);
  });
});
