/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hotelCall, json, okAnswer, startApiServer, type ApiServer } from './api-server.fixture.ts';
import { takeEarly } from './early-answers.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(() => server.close());

const CALL = { method: 'POST', path: '/api/v1/hotel/detail', json: { hotelKey: 'DPS-1' } } as const;
const KEY = 'POST /api/v1/hotel/detail {"hotelKey":"DPS-1"}';

/** A client of a document that has sent the call already. */
function clientOf(answer: Promise<Response>, more: Parameters<ApiServer['client']>[0] = {}) {
  answer.catch(() => undefined);
  return server.client({ fetch: takeEarly({ fetch, wisataAnswers: new Map([[KEY, answer]]) }), ...more });
}

const early = (status = 200) =>
  Promise.resolve(
    Response.json(
      { status: true, message: '', data: { id: 'early' } },
      { status, headers: { date: 'Thu, 01 Jan 2026 00:00:00 GMT' } },
    ),
  );

test('an answer that the document asked for is taken once, and says nothing of the time', async () => {
  server.answers.push(okAnswer);
  const onServerTime = jest.fn();
  const api = clientOf(early(), { onServerTime });
  expect(await api.call(hotelCall(CALL))).toEqual({ ok: true, data: { id: 'early' } });
  expect(server.seen).toEqual([]);
  expect(onServerTime).not.toHaveBeenCalled();
  expect(await api.call(hotelCall(CALL))).toEqual({ ok: true, data: { id: 'DPS-1' } });
});

test('another body, an answer that failed and one that never came are asked for', async () => {
  server.answers.push(okAnswer, okAnswer, json(200, { status: true, message: '', data: { id: 'third' } }));
  const other = { ...CALL, json: { hotelKey: 'DPS-2' } };
  expect(await clientOf(early()).call(hotelCall(other))).toMatchObject({ data: { id: 'DPS-1' } });
  expect(await clientOf(early(503)).call(hotelCall(CALL))).toMatchObject({ data: { id: 'DPS-1' } });
  const lost = Promise.reject<Response>(new TypeError('Failed to fetch'));
  expect(await clientOf(lost).call(hotelCall(CALL))).toMatchObject({ data: { id: 'third' } });
});

test('a member never gets what was asked for a guest', async () => {
  server.answers.push(okAnswer);
  const api = clientOf(early(), { token: () => 'ayu' });
  expect(await api.call(hotelCall(CALL))).toMatchObject({ data: { id: 'DPS-1' } });
  expect(server.seen[0]!.headers.authorization).toBe('Bearer ayu');
});

test('a call that was given up meanwhile rejects as aborted', async () => {
  const stop = new AbortController();
  const call = clientOf(new Promise(() => undefined)).call(hotelCall({ ...CALL, signal: stop.signal }));
  stop.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
