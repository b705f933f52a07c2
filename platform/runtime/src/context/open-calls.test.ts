/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createApiClient } from './api-client.ts';
import { watchCalls } from './open-calls.ts';

function clientWith(send: typeof fetch) {
  const watch = watchCalls(send);
  const api = createApiClient({
    baseUrl: 'http://api.test',
    acceptLanguage: 'id-ID',
    token: () => undefined,
    refreshToken: async () => undefined,
    onServerTime: () => undefined,
    fallbackMessage: () => '',
    fetch: watch.fetch,
  });
  return { watch, api };
}

const call = (path: string, json?: unknown) => ({
  method: json === undefined ? ('GET' as const) : ('POST' as const),
  path,
  operation: 'test',
  read: () => ({ ok: true, data: undefined }) as const,
  ...(json === undefined ? { query: { page: 2 } } : { json }),
});

test('what has no answer yet is known as a browser would send it, and what has one is not', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isSent = () => undefined as void;
  const sent = new Promise<void>((resolve) => (isSent = resolve));
  const { watch, api } = clientWith(async (input) => {
    const { pathname } = new URL((input as Request).url);
    if (pathname === '/asked') isSent();
    if (pathname !== '/quick') await held;
    return Response.json({});
  });
  await api.call(call('/quick'));
  const late = Promise.all([api.call(call('/late')), api.call(call('/asked', { origin: 'CGK' }))]);
  await sent;
  const read = watch.late();
  answer();
  await late;
  await expect(read()).resolves.toEqual([
    { method: 'GET', address: '/late?page=2', language: 'id-ID' },
    { method: 'POST', address: '/asked', language: 'id-ID', body: '{"origin":"CGK"}' },
  ]);
  await expect(watch.late()()).resolves.toEqual([]);
});

test('a call that was refused because of who asks is noticed, any other trouble is not', async () => {
  const { watch, api } = clientWith(async (input) => {
    const { pathname } = new URL((input as Request).url);
    return Response.json({}, { status: Number(pathname.slice(1)) });
  });
  for (const status of [200, 404, 500]) await api.call(call(`/${status}`));
  expect(watch.isRefused()).toBe(false);
  await api.call(call('/429'));
  expect(watch.isRefused()).toBe(true);
});
