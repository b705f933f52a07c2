/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createMemoryCaches } from '../../testing/memory-caches.ts';
import { CACHES } from '../../worker/tickets.rules.ts';
import { forgetMember } from './forget-member.ts';

test('signing out takes the orders and pages of the member away and leaves those of guests', async () => {
  const caches = createMemoryCaches();
  const origin = 'https://wisata.test';
  await (await caches.open(CACHES.member)).put(`${origin}/saved/1`, new Response('order'));
  await (await caches.open(CACHES.guest)).put(`${origin}/saved/2`, new Response('order'));
  const pages = await caches.open(CACHES.pages);
  for (const path of ['/order?order_id=A', '/id/order?order_id=A', '/dashboard/order/detail?id=1', '/member/history'])
    await pages.put(origin + path, new Response('page'));
  await forgetMember(caches);
  expect(await caches.keys()).toEqual([CACHES.guest, CACHES.pages]);
  expect((await pages.keys()).map(({ url }) => url)).toEqual([
    `${origin}/order?order_id=A`,
    `${origin}/id/order?order_id=A`,
  ]);
});
