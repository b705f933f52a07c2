import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationsAnswer } from '@wisata/kernel/contracts/notifications';
import { refusal, renderPage, TEST_USER } from '@wisata/runtime/testing';
import en from '../messages/en.json' with { type: 'json' };
import News from './news.slot.tsx';

const ISSUED = {
  id: 'booking-2',
  kind: 'issued',
  at: '2026-11-20T02:00:00.000Z',
  is_read: false,
  booking_id: 'b1',
  title: 'Samudra Biru Sanur',
  service: 'hotel',
  time_limit: null,
} as const;
const DUE = {
  ...ISSUED,
  id: 'due-b2',
  kind: 'payment-due',
  booking_id: 'b2',
  title: 'Jakarta to Bali',
  time_limit: '2026-11-20T03:20:00.000Z',
} as const;

let news: NotificationsAnswer;
const onUnread = jest.fn();
beforeEach(() => {
  onUnread.mockClear();
  news = { notifications: [DUE, ISSUED], unread: 2 };
});

const open = (isOpen: boolean, handlers = {}) =>
  renderPage({
    routes: [{ path: '/', element: <News isOpen={isOpen} onClose={() => undefined} onUnread={onUnread} /> }],
    url: '/',
    user: TEST_USER,
    messages: { account: en },
    handlers: {
      'GET /api/v1/notification': () => news,
      'POST /api/v1/notification/read': () => {
        news = { notifications: news.notifications.map((each) => ({ ...each, is_read: true })), unread: 0 };
        return news;
      },
      ...handlers,
    },
  });

test('how much is unread is told while the list is closed, and nothing is marked as seen', async () => {
  const { requests } = await open(false);
  await waitFor(() => expect(onUnread).toHaveBeenLastCalledWith(2));
  expect(requests.some(({ target }) => target.startsWith('POST'))).toBe(false);
});

test('the list leads to what each is about, and marks what was new as seen', async () => {
  const { requests } = await open(true);
  expect(
    await screen.findByRole('link', { name: /Your ticket or voucher is ready.*Samudra Biru Sanur/ }),
  ).toHaveAttribute('href', '/dashboard/order/detail?id=b1');
  const due = screen.getByRole('link', { name: /To be paid soon New.*Jakarta to Bali.*Pay by 10:20 WIB/ });
  expect(due).toHaveAttribute('href', '/payment?booking=b2');
  await waitFor(() => expect(onUnread).toHaveBeenLastCalledWith(0));
  expect(requests.at(-1)?.json).toEqual({ until: DUE.at });
  expect(due).toHaveTextContent('New');
});

test('a payment that is settled meanwhile is told at once', async () => {
  news = { notifications: [], unread: 0 };
  const { app } = await open(true);
  expect(await screen.findByText('Nothing new yet')).toBeVisible();
  news = { notifications: [ISSUED], unread: 1 };
  act(() => app.bus.publish('account:payment-settled', { transactionId: 't' }));
  expect(await screen.findByText('Samudra Biru Sanur')).toBeVisible();
});

test('news that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  await open(true, { 'GET /api/v1/notification': () => (isDown ? refusal(400, 'Out of order') : news) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('Samudra Biru Sanur')).toBeVisible();
});

test('the browser is asked to tell news outside the page by a press only, and a refusal is said', async () => {
  const requestPermission = jest.fn(async () => 'denied' as const);
  Object.assign(globalThis, {
    Notification: Object.assign(() => undefined, { permission: 'default', requestPermission }),
  });
  await open(true);
  const tell = await screen.findByRole('button', { name: 'Tell me on this device too' });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(tell);
  expect(await screen.findByText('This browser does not let us tell you outside the page.')).toBeVisible();
  expect(window.localStorage.getItem('aerowisata_tell_news')).toBeNull();
  Object.assign(globalThis, { Notification: undefined });
});

test('where it is allowed, what comes while nobody looks is told once', async () => {
  const told: string[] = [];
  class Told {
    static permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      told.push(`${title}: ${body}`);
    }
  }
  Object.assign(globalThis, { Notification: Told });
  window.localStorage.setItem('aerowisata_tell_news', '1');
  news = { notifications: [ISSUED], unread: 1 };
  const { app } = await open(false);
  await waitFor(() => expect(onUnread).toHaveBeenLastCalledWith(1));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  news = { notifications: [DUE, ISSUED], unread: 2 };
  act(() => app.bus.publish('account:cart-changed', { count: 1 }));
  await waitFor(() => expect(told).toEqual(['To be paid soon: Jakarta to Bali']));
  act(() => app.bus.publish('account:cart-changed', { count: 1 }));
  await waitFor(() => expect(onUnread).toHaveBeenLastCalledWith(2));
  expect(told).toHaveLength(1);
  hidden.mockRestore();
  Object.assign(globalThis, { Notification: undefined });
});
