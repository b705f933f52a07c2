import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { TEST_USER, createTestApp } from '@wisata/runtime/testing';
import type { AppContext } from '@wisata/kernel/app-context';
import { createStore } from 'zustand/vanilla';
import { startCartCount } from './cart-count.ts';

function countOf(app: AppContext) {
  const store = createStore<number>(() => 0);
  startCartCount(app, store);
  return store;
}

const cart = (count: number) => ({ 'GET /api/v1/cart': () => ({ carts: [], count }) });

test('a guest has no cart and nobody is asked', async () => {
  const { app, requests } = createTestApp({ handlers: cart(4) });
  const store = countOf(app);
  await app.session.ready();
  expect(store.getState()).toBe(0);
  expect(requests).toEqual([]);
});

test("a member's count follows the cart", async () => {
  const { app } = createTestApp({ handlers: cart(2), user: TEST_USER });
  const store = countOf(app);
  await waitFor(() => expect(store.getState()).toBe(2));
  app.bus.publish('account:cart-changed', { count: 5 });
  expect(store.getState()).toBe(5);
  app.bus.publish('account:cart-changed', { count: null });
  await waitFor(() => expect(store.getState()).toBe(2));
  app.session.signOut();
  expect(store.getState()).toBe(0);
});

test('without a cart on the server the open ones of the newest bookings are counted', async () => {
  const missing = () =>
    Response.json({ status: false, message: '404 Not Found', code: 'NOT_FOUND', data: null }, { status: 404 });
  const lines = ['open', 'done', 'locked'].map((status_checkout) => ({ status_checkout }));
  const handlers = { 'GET /api/v1/cart': missing, 'GET /api/v1/dashboard/booking': () => ({ data: lines }) };
  const { app } = createTestApp({ handlers, user: TEST_USER });
  const store = countOf(app);
  await waitFor(() => expect(store.getState()).toBe(2));
});

test('an old answer does not undo a newer event', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => (answer = resolve));
  const answers: unknown[] = [slow, { carts: [], count: 3 }];
  const { app, requests } = createTestApp({ handlers: { 'GET /api/v1/cart': () => answers.shift() }, user: TEST_USER });
  const store = countOf(app);
  const seen: number[] = [];
  store.subscribe((count) => seen.push(count));
  await waitFor(() => expect(requests.map(({ target }) => target)).toContain('GET /api/v1/cart'));
  app.bus.publish('account:cart-changed', { count: 1 });
  answer({ carts: [], count: 9 });
  await slow;
  app.bus.publish('account:cart-changed', { count: null });
  await waitFor(() => expect(store.getState()).toBe(3));
  expect(seen).toEqual([1, 3]);
});
