import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { drawing } from './envelope.ts';
import type { BackendModule } from './module.ts';
import { defineRoute } from './route.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';

const stay = v.object({ nights: v.number(), booked_at: v.string(), note: v.optional(v.string()) });
const answers = (path: string, answer: unknown) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'open',
    summary: 'Probe',
    response: v.object({ stays: v.array(stay) }),
    // What is wrong does not compile, unlike what a table or a supplier gives.
    handler: async () => answer as never,
  });

const files = (path: string, mediaType: 'application/pdf' | 'image/*', answer: unknown) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'open',
    summary: 'Probe of a file',
    response: { mediaType },
    handler: async () => answer as never,
  });

const BOOKED_AT = new Date('2026-11-20T03:00:00Z');
const module: BackendModule = {
  name: 'answers',
  routes: [
    answers('/api/v1/answers/right', { stays: [{ nights: 2, booked_at: BOOKED_AT, note: undefined, more: 1 }] }),
    answers('/api/v1/answers/wrong', { stays: [{ nights: 2, booked_at: BOOKED_AT }, { nights: 'two' }] }),
    answers('/api/v1/answers/none', undefined),
    files('/api/v1/answers/file', 'image/*', drawing('<svg/>')),
    files('/api/v1/answers/other-file', 'application/pdf', drawing('<svg/>')),
    files('/api/v1/answers/no-file', 'image/*', { nights: 2 }),
  ],
};

const SAFE = {
  NODE_ENV: 'production',
  API_BASIC_PASSWORD: 'a password of this shop alone',
  DATABASE_URL: 'postgres://unused',
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_SERVER_KEY: 'server-key',
  MIDTRANS_ENVIRONMENT: 'production',
  BASE_URL: 'https://wisata.example',
};

let development: TestBackend;
let production: TestBackend;
beforeAll(async () => {
  development = await startTestBackend({ modules: [module] });
  production = await startTestBackend({ modules: [module], env: SAFE });
});
afterAll(async () => {
  await development?.close();
  await production?.close();
});

test('an answer is held against what its route declares, as it goes over the wire', async () => {
  const { status, body } = await development.call('GET', '/api/v1/answers/right');
  expect([status, body.data.stays[0].booked_at]).toEqual([200, '2026-11-20T03:00:00.000Z']);
});

test('one that does not match is refused with its call and its fields', async () => {
  const { status, body } = await development.call('GET', '/api/v1/answers/wrong');
  expect(status).toBe(500);
  expect(body.message).toMatch(/^GET \/api\/v1\/answers\/wrong does not answer what it declares\. /);
  expect(body.message).toContain('stays.1.nights: ');
  expect(body.message).toContain('stays.1.booked_at: ');
  expect((await development.call('GET', '/api/v1/answers/none')).body.message).toContain('data: ');
});

test('in production it is given all the same', async () => {
  const { status, body } = await production.call('GET', '/api/v1/answers/wrong');
  expect([status, body.data.stays.length]).toEqual([200, 2]);
});

test('a file is of the kind that its route declares, and no data', async () => {
  expect((await development.call('GET', '/api/v1/answers/file')).status).toBe(200);
  const other = await development.call('GET', '/api/v1/answers/other-file');
  expect(other.body.message).toContain('image/svg+xml instead of application/pdf');
  expect((await development.call('GET', '/api/v1/answers/no-file')).body.message).toContain('Data instead of image/*');
});
