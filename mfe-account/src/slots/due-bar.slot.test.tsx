import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { makeLine, PAID_LINE } from '../api/order.fixture.ts';
import en from '../messages/en.json' with { type: 'json' };
import DueBar from './due-bar.slot.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const LINE = makeLine();
const GUEST_ORDER = 'POST /api/v1/guest-order';
const open = (more: object) =>
  renderPage({
    routes: [{ path: '*', Component: DueBar }],
    url: '/',
    messages: { account: en },
    ...more,
  });

function remember(): void {
  const values = [{ id: LINE.id, email: 'ayu@wisata.test' }];
  const draft = { owner: 'guest', endsAt: Date.parse('2026-11-21T07:00:00Z'), values };
  window.localStorage.setItem('aerowisata_drafts', JSON.stringify({ open_orders: draft }));
}

test('a guest of this device is told what is to be paid and until when, and may pay it', async () => {
  remember();
  const { requests } = await open({
    handlers: { [GUEST_ORDER]: () => ({ data: { carts: [LINE], transactions: [] } }) },
  });
  const bar = await screen.findByRole('region', { name: 'Still to pay' });
  expect(bar).toHaveTextContent(/Rp\.\s1\.345\.000 to pay by 15:00 WIB/);
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/payment?booking=${LINE.id}`);
  expect(requests.at(-1)?.json).toEqual({ email: 'ayu@wisata.test', order_id: LINE.id });
  expect(window.sessionStorage.getItem('aerowisata_guest_email')).toBe('ayu@wisata.test');
});

test('an order that was paid is forgotten', async () => {
  remember();
  await open({ handlers: { [GUEST_ORDER]: () => ({ data: { carts: [PAID_LINE], transactions: [] } }) } });
  await waitFor(() => expect(window.localStorage.getItem('aerowisata_drafts')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
});

test("a member's cart is asked again when it has changed", async () => {
  let carts = [LINE];
  const { app } = await open({
    user: TEST_USER,
    handlers: { 'GET /api/v1/cart': () => ({ carts, count: carts.length }) },
  });
  expect(await screen.findByRole('region', { name: 'Still to pay' })).toBeVisible();
  carts = [];
  act(() => app.bus.publish('account:cart-changed', { count: 0 }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
