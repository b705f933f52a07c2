import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { conflict } from './envelope.ts';
import { withIdempotency } from './idempotency.ts';
import type { BackendModule } from './module.ts';
import { defineRoute } from './route.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';

let runs = 0;
let gate: Promise<void> = Promise.resolve();
let failing = false;

const orderModule: BackendModule = {
  name: 'order',
  routes: [
    defineRoute({
      method: 'POST',
      path: '/api/v1/order',
      access: 'public',
      summary: 'Order once',
      body: v.object({ room: v.string(), guests: v.optional(v.number()) }),
      response: v.object({ number: v.number(), room: v.string(), at: v.unknown() }),
      handler: (request, context) =>
        withIdempotency(context, request, 'order', async () => {
          runs += 1;
          const number = runs;
          await gate;
          if (failing) throw conflict('Sold out.', 'HOTEL_ROOM_SOLD_OUT');
          return { number, room: request.body.room, at: context.clock.now() };
        }),
    }),
  ],
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ modules: [orderModule] });
});
beforeEach(() => {
  runs = 0;
  failing = false;
  gate = Promise.resolve();
});
afterAll(() => backend.close());

const order = (key: string | undefined, json: object = { room: 'deluxe' }, as = 'basic') =>
  backend.call('POST', '/api/v1/order', { as, json, headers: key ? { 'idempotency-key': key } : {} });

test('a repeat gives the first answer, whatever the order of the fields', async () => {
  const first = await order('repeat-0001', { room: 'deluxe', guests: 2 });
  const second = await order('repeat-0001', { guests: 2, room: 'deluxe' });
  expect(second.body).toEqual(first.body);
  expect(runs).toBe(1);
});

test('a twin that arrives meanwhile waits for the first answer', async () => {
  let open = () => {};
  gate = new Promise((done) => {
    open = done;
  });
  const twins = [order('twins-00001'), order('twins-00001'), order('twins-00001')];
  while (runs === 0) await new Promise(setImmediate);
  open();
  const answers = await Promise.all(twins);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(runs).toBe(1);
});

test('another body under the same key is refused', async () => {
  await order('other-00001');
  const refused = await order('other-00001', { room: 'suite' });
  expect([refused.status, refused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('two users may choose the same key', async () => {
  await order('shared-0001', { room: 'deluxe' }, 'member');
  await order('shared-0001', { room: 'deluxe' }, 'admin');
  expect(runs).toBe(2);
});

test('a call that failed can be made again with its key', async () => {
  failing = true;
  expect((await order('failed-0001')).status).toBe(409);
  failing = false;
  expect((await order('failed-0001')).status).toBe(200);
  expect(runs).toBe(2);
});

test('without a key every call counts, and a key that is too short is refused', async () => {
  await order(undefined);
  await order(undefined);
  expect(runs).toBe(2);
  expect((await order('short')).status).toBe(400);
});
