import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestBackend } from '../../testing.ts';
import { createDesk, startDesk } from './requests.fixture.ts';

let backend: TestBackend;
const { answer, buy, guestOrder, mailsTo, refund } = createDesk(() => backend);
beforeAll(async () => {
  backend = await startDesk();
});
afterAll(() => backend.close());

const QUESTION = 'Does your sister still travel?';
const REPLY = 'No, nobody does.';

async function asked(hotelKey: string, more: object = {}) {
  const order = await buy({ hotelKey });
  const { id } = (await refund(order, {}, more)).body.data as { id: string };
  return { order, id };
}
const reply = (id: string, json: object, as = 'basic') =>
  backend.call('POST', `/api/v1/request/${id}/reply`, { json, as });

test('a question stands on the page, on the timeline and in the mail, and so does its answer', async () => {
  const { order, id } = await asked('HTL-DPS-001');
  const { status, body } = await answer(id, { status: 'question', note: QUESTION }, 'support');
  expect([status, body.data.status]).toEqual([200, 'in-review']);
  const cart = await guestOrder(order);
  expect(cart.requests[0].timeline.at(-1)).toMatchObject({ kind: 'question', note: QUESTION });
  expect(cart.timeline.at(-1)).toMatchObject({ kind: 'request-question', note: QUESTION });
  const letter = (await mailsTo(order.email)).at(-1)!;
  expect(letter.subject).toBe(`We have a question about your request (${order.code})`);
  expect(letter.text).toContain(QUESTION);

  const replied = await reply(id, { note: REPLY, email: order.email });
  expect(replied.status).toBe(200);
  expect(replied.body.data.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'received',
    'question',
    'reply',
  ]);
  const desk = (await mailsTo('desk@example.com')).at(-1)!;
  expect([desk.subject, desk.text.includes(REPLY)]).toEqual([`Answer to our question: ${order.code}`, true]);
  const shop = await backend.call('GET', `/api/v1/admin/order/${order.id}`, { as: 'support' });
  expect(shop.body.data.timeline.at(-1)).toMatchObject({ kind: 'request-reply', note: REPLY, actor: 'guest' });
  const audit = await backend.call('GET', '/api/v1/admin/audit?area=request', { as: 'support' });
  expect(audit.body.data.data[0]).toMatchObject({ action: 'question', actor: 'support@wisata.test' });
});

test('is written in the language of the traveller', async () => {
  const { order, id } = await asked('HTL-DPS-002', { headers: { 'accept-language': 'id-ID' } });
  await answer(id, { status: 'question', note: 'Apakah adik Anda tetap berangkat?' }, 'support');
  expect((await mailsTo(order.email)).at(-1)!.subject).toBe(
    `Kami punya pertanyaan tentang permintaan Anda (${order.code})`,
  );
});

test('only who may see the order answers, once for each question, and not after the request is answered', async () => {
  const { order, id } = await asked('HTL-DPS-003');
  const own = { note: REPLY, email: order.email };
  expect((await reply(id, own)).body.code).toBe('REQUEST_NOT_ASKED');
  await answer(id, { status: 'question', note: QUESTION }, 'support');
  expect((await reply(id, { ...own, email: 'other@example.com' })).status).toBe(404);
  expect((await reply(id, { note: REPLY }, 'member')).status).toBe(404);
  expect((await reply('nonsense', own)).status).toBe(404);
  expect(Object.keys((await reply(id, { ...own, note: ' ' })).body.fields)).toEqual(['note']);
  const twins = await Promise.all([reply(id, own), reply(id, own)]);
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  await answer(id, { status: 'question', note: QUESTION }, 'support');
  expect((await reply(id, own)).status).toBe(200);
  await answer(id, { status: 'answered', decision: 'declined', note: 'No' }, 'support');
  expect((await reply(id, own)).body.code).toBe('REQUEST_ANSWERED');
  expect((await answer(id, { status: 'question', note: QUESTION }, 'support')).body.code).toBe('REQUEST_ANSWERED');
});

test('a question without words is named, and only the help desk asks', async () => {
  const { id } = await asked('HTL-DPS-004');
  expect(Object.keys((await answer(id, { status: 'question', note: '' }, 'support')).body.fields)).toEqual(['note']);
  expect((await answer(id, { status: 'question', note: QUESTION }, 'content')).status).toBe(403);
  expect((await answer(id, { status: 'question', note: QUESTION }, 'member')).status).toBe(403);
});
