/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { enterWorkerWorld, ORIGIN } from '../testing/worker-world.ts';
import { isForTicketPage } from './worker-clients.ts';

test.each([
  ['/id/order?order_id=A', true],
  ['/flight/eticket?id=1', true],
  ['/', false],
  ['/hotel/list?city=Bali', false],
])('a file that %s fetches is kept on the device: %s', async (path, isKept) => {
  enterWorkerWorld().pages.set('page', ORIGIN + path);
  expect(await isForTicketPage({ clientId: 'page' })).toBe(isKept);
});

test('so is one that the worker itself fetches for a page, and none for a page that has gone', async () => {
  enterWorkerWorld().pages.clear();
  expect(await isForTicketPage({})).toBe(true);
  expect(await isForTicketPage({ clientId: 'page' })).toBe(false);
});
