/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { enterWorkerWorld, json, ORIGIN, type WorkerWorld } from '../testing/worker-world.ts';
import { answerCall } from './saved-calls.ts';
import { CACHES } from './tickets.rules.ts';

let world: WorkerWorld;

beforeEach(() => {
  world = enterWorkerWorld();
});

const tokenOf = (sub: string, extra = '') => `Bearer head.${btoa(JSON.stringify({ sub, extra }))}.signature`;
const guestOrder = (email: string, orderId = 'WS7K3M9Q2X') =>
  new Request(`${ORIGIN}/api/v1/guest-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en-GB' },
    body: JSON.stringify({ email, order_id: orderId }),
  });
const memberCall = (path: string, sub: string, extra = '') =>
  new Request(ORIGIN + path, { headers: { authorization: tokenOf(sub, extra), 'accept-language': 'en-GB' } });
const voucher = (email: string) =>
  new Request(`${ORIGIN}/api/v1/download/voucher`, { method: 'POST', body: JSON.stringify({ id: '1', email }) });

const paid = { data: { carts: [{ code: 'WS7K3M9Q2X', payment_status: 'paid' }], transactions: [] } };

async function see(request: Request, answer: () => Response): Promise<void> {
  world.network = answer;
  await answerCall(request, world.event);
  await world.settled();
  world.network = undefined;
}
const offline = (request: Request) => answerCall(request, world.event);
const isLost = (request: Request) => expect(offline(request)).rejects.toThrow('Failed to fetch');

describe('a paid order', () => {
  test('of a guest is there without network, however they write e-mail and order ID, and the page hears its age', async () => {
    const before = Date.now();
    await see(guestOrder('ayu@example.com'), () => json(paid));
    const answer = await offline(guestOrder(' Ayu@Example.com', 'ws7k3m9q2x'));
    expect(await answer.json()).toEqual({ data: paid });
    expect(answer.headers.get('age')).toBe('1');
    await world.settled();
    expect(world.told).toEqual([{ kind: 'saved-shown', savedAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    const [{ savedAt }] = world.told as [{ savedAt: string }];
    expect(Date.parse(savedAt)).toBeGreaterThanOrEqual(before);
    await isLost(guestOrder('other@example.com'));
    await isLost(guestOrder('ayu@example.com', 'WS22222222'));
  });

  test('leaves neither e-mail nor order ID in the names of what is stored', async () => {
    await see(guestOrder('ayu@example.com'), () => json(paid));
    const [key] = await (await caches.open(CACHES.guest)).keys();
    expect(key!.url).toMatch(/^https:\/\/wisata\.test\/saved\/[0-9a-f]{64}$/);
  });

  test('of a member is there with a renewed token, and not for another member', async () => {
    const path = '/api/v1/dashboard/booking/42';
    await see(memberCall(path, 'ayu'), () => json({ id: '42', payment_status: 'paid' }));
    expect((await offline(memberCall(path, 'ayu', 'renewed'))).status).toBe(200);
    await isLost(memberCall(path, 'budi'));
    await isLost(new Request(ORIGIN + path));
    await caches.delete(CACHES.member);
    await isLost(memberCall(path, 'ayu'));
  });

  test('shows its newest state', async () => {
    const path = '/api/v1/transaction/detail/7';
    await see(memberCall(path, 'ayu'), () => json({ paymentStatus: 'paid', version: 1 }));
    await see(memberCall(path, 'ayu'), () => json({ paymentStatus: 'paid', version: 2 }));
    expect(await (await offline(memberCall(path, 'ayu'))).json()).toMatchObject({ data: { version: 2 } });
  });

  test.each([
    ['was refunded', () => json({ payment_status: 'refunded' })],
    ['is not known any more', () => json(null, 404)],
  ])('is forgotten when it %s', async (_why, answer) => {
    const request = () => memberCall('/api/v1/dashboard/booking/42', 'ayu');
    await see(request(), () => json({ payment_status: 'paid' }));
    await see(request(), answer);
    await isLost(request());
  });

  test('stays when the server has trouble', async () => {
    const request = () => memberCall('/api/v1/dashboard/booking/42', 'ayu');
    await see(request(), () => json({ payment_status: 'paid' }));
    await see(request(), () => json(null, 502));
    expect((await offline(request())).status).toBe(200);
  });
});

test('an order that is not paid is not kept', async () => {
  await see(guestOrder('ayu@example.com'), () => json({ data: { carts: [{ payment_status: 'process' }] } }));
  await isLost(guestOrder('ayu@example.com'));
});

test('a calendar file is kept, and not for another member', async () => {
  const path = '/api/v1/download/calendar?id=42&locale=en';
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  await see(memberCall(path, 'ayu'), () => new Response('BEGIN:VCALENDAR', { headers }));
  expect(await (await offline(memberCall(path, 'ayu', 'renewed'))).text()).toBe('BEGIN:VCALENDAR');
  await isLost(memberCall(path, 'budi'));
  await isLost(memberCall('/api/v1/download/calendar?id=43&locale=en', 'ayu'));
});

test('a voucher is kept as it is, its refusal is not', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="voucher.pdf"' };
  await see(voucher('ayu@example.com'), () => new Response('%PDF-1.7', { headers }));
  const answer = await offline(voucher('ayu@example.com'));
  expect([await answer.text(), answer.headers.get('content-disposition')]).toEqual([
    '%PDF-1.7',
    headers['content-disposition'],
  ]);
  await see(voucher('budi@example.com'), () => json(null, 409));
  await isLost(voucher('budi@example.com'));
});
