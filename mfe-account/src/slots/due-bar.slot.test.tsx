import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { coversControl } from '@wisata/ui/covers-control';
import { makeLine, PAID_LINE } from '../api/order.fixture.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import DueBar from './due-bar.slot.tsx';

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
  const endsAt = Date.parse('2026-11-21T07:00:00Z');
  const order = { id: LINE.id, email: 'ayu@wisata.test', openUntil: endsAt, endsAt };
  window.localStorage.setItem('aerowisata_own_orders', JSON.stringify([order]));
}

test('of one booking it says no number in Indonesian either', async () => {
  remember();
  const handlers = { [GUEST_ORDER]: () => ({ data: { carts: [LINE], transactions: [] } }) };
  await open({ handlers, locale: 'id', messages: { account: id } });
  expect(await screen.findByText(/harus dibayar sebelum/)).not.toHaveTextContent('untuk 1 pesanan');
});

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
  await waitFor(() => expect(window.localStorage.getItem('aerowisata_own_orders')).toContain('"openUntil":0'));
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

test('an answer that was overtaken by a newer one changes nothing', async () => {
  const answers: ((carts: readonly object[]) => void)[] = [];
  const { app } = await open({
    user: TEST_USER,
    handlers: {
      'GET /api/v1/cart': () =>
        new Promise((resolve) => answers.push((carts) => resolve({ carts, count: carts.length }))),
    },
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => app.bus.publish('account:cart-changed', { count: 0 }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]!([]));
  await act(async () => answers[0]!([LINE]));
  await expect(screen.findByRole('region', {}, { timeout: 300 })).rejects.toThrow('Unable to find');
});

describe('for the rest of a visit', () => {
  const SECOND = makeLine({ id: 'second', code: 'WSSECOND' });
  let carts = [LINE];
  const openCart = () =>
    open({ user: TEST_USER, handlers: { 'GET /api/v1/cart': () => ({ carts, count: carts.length }) } });
  const hide = async () => userEvent.click(await screen.findByRole('button', { name: 'Hide this reminder' }));

  beforeEach(() => {
    carts = [LINE];
  });

  test('it is gone once it was closed', async () => {
    const { unmount } = await openCart();
    await hide();
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    await openCart();
    await expect(screen.findByRole('region', {}, { timeout: 300 })).rejects.toThrow('Unable to find');
  });

  test('it comes again with another booking to pay, and stays away when one of those closed was paid', async () => {
    const { app } = await openCart();
    await hide();
    carts = [LINE, SECOND];
    act(() => app.bus.publish('account:cart-changed', { count: 2 }));
    expect(await screen.findByText(/for 2 bookings to pay/)).toBeVisible();
    await hide();
    carts = [SECOND];
    act(() => app.bus.publish('account:cart-changed', { count: 1 }));
    await expect(screen.findByRole('region', {}, { timeout: 300 })).rejects.toThrow('Unable to find');
  });
});

test('a message that would lie on it goes elsewhere, as with a bar of the page', async () => {
  remember();
  await open({ handlers: { [GUEST_ORDER]: () => ({ data: { carts: [LINE], transactions: [] } }) } });
  const words = await screen.findByText(/to pay by/);
  document.elementsFromPoint = () => [words];
  expect(coversControl(document.createElement('div'))).toBe(true);
});
