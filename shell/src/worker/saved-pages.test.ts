/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { enterWorkerWorld, json, ORIGIN, type WorkerWorld } from '../testing/worker-world.ts';
import { answerCall } from './saved-calls.ts';
import { answerPage, savePage } from './saved-pages.ts';
import { CACHES } from './tickets.rules.ts';

let world: WorkerWorld;

beforeEach(() => {
  world = enterWorkerWorld();
});

const document = (text: string, script = '', content = '') =>
  new Response(
    `<!doctype html><head><title>${text}</title></head><div id="app"${content ? '' : ' data-drawn-by="browser"'}>${content}</div>${script && `<script defer src="${script}"></script>`}`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );

async function visit(path: string): Promise<string> {
  const answer = await answerPage(new Request(ORIGIN + path), world.event);
  await world.settled();
  return answer.text();
}

test('with network the document is always the live one', async () => {
  world.network = () => document('release 1');
  await visit('/order?order_id=A');
  world.network = () => document('release 2');
  expect(await visit('/order?order_id=A')).toContain('release 2');
});

test('without network an order page opens as it was last seen, for another order of the same page too', async () => {
  world.network = () => document('the page');
  await visit('/id/dashboard/order/detail?id=1');
  world.network = undefined;
  expect(await visit('/id/dashboard/order/detail?id=1')).toContain('the page');
  expect(await visit('/id/dashboard/order/detail?id=2')).toContain('the page');
});

test('a document that has an order in it is shown for that order alone, and says how old it is', async () => {
  world.network = () => document('the page', '', 'Order WS7K3M9Q2X');
  await visit('/dashboard/order/detail?id=1');
  world.network = undefined;
  const saved = await visit('/dashboard/order/detail?id=1');
  expect(saved).toContain('Order WS7K3M9Q2X');
  expect(saved).toMatch(/<head><meta name="wisata-saved-at" content="\d{4}-[^"]*Z">/);
  expect(await visit('/dashboard/order/detail?id=2')).toContain('You are offline');
});

const LINE = {
  id: '7b1c',
  code: 'WS7K3M9Q2X',
  title: 'Jakarta (CGK) → Denpasar (DPS)',
  payment_status: 'paid',
  agenda: [{ date: '2026-12-16' }, { date: '2026-12-12' }],
};

/** The page of an order and the call behind it, as the network answers both. */
async function see(path: string, call: string, data: unknown): Promise<void> {
  world.network = () => document('the page');
  await visit(path);
  world.network = () => json(data);
  await answerCall(new Request(ORIGIN + call), world.event);
  await world.settled();
  world.network = undefined;
}

describe('a page that is not kept leads', () => {
  test('to the tickets that are, by what was booked and when, in its own language', async () => {
    await see('/flight/eticket?id=7b1c', '/api/v1/dashboard/booking/7b1c', LINE);
    const page = await visit('/id/hotel/list?city=Bali');
    expect(page).toContain('Anda sedang offline');
    expect(page).toContain(
      '<a href="/flight/eticket?id=7b1c"><strong>Jakarta (CGK) → Denpasar (DPS)</strong><small>Sab, 12 Des 2026 · WS7K3M9Q2X</small></a>',
    );
    expect(await visit('/hotel/list?city=Bali')).toContain('Sat 12 Dec 2026 · WS7K3M9Q2X');
  });

  test('to each of them once, whichever of its pages were seen, and to the ticket first', async () => {
    const payment = { id: '99', paymentStatus: 'paid', bookings: [LINE] };
    await see('/payment/process?id=99', '/api/v1/transaction/detail/99', payment);
    await see('/flight/eticket?id=7b1c', '/api/v1/dashboard/booking/7b1c', LINE);
    expect((await visit('/help')).match(/<li><a href="[^"]*">/g)).toEqual(['<li><a href="/flight/eticket?id=7b1c">']);
  });

  test('to no payment that failed', async () => {
    const payment = { id: '99', paymentStatus: 'failed', bookings: [{ ...LINE, payment_status: 'unpaid' }] };
    await see('/payment/process?id=99', '/api/v1/transaction/detail/99', payment);
    expect(await visit('/help')).not.toContain('<li>');
  });
});

test('a failure page is not kept', async () => {
  world.network = () => new Response('broken', { status: 500, headers: { 'content-type': 'text/html' } });
  await visit('/order?order_id=A');
  world.network = undefined;
  expect(await visit('/order?order_id=A')).toContain('You are offline');
});

test('a page reached without loading gets a document; one of a release this browser does not have replaces none', async () => {
  const assets = await caches.open(CACHES.assets);
  await assets.put('/r/shell/1/shell.js', new Response('boot()'));
  world.network = () => document('release 1', '/r/shell/1/shell.js');
  await savePage(`${ORIGIN}/payment/process?id=1`);
  world.network = () => document('release 2', '/r/shell/2/shell.js');
  await savePage(`${ORIGIN}/payment/process?id=1`);
  world.network = undefined;
  expect(await visit('/payment/process?id=1')).toContain('release 1');
});
