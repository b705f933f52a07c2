import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine, VENUE_LINE } from '../api/order.fixture.ts';
import type { Line } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const NOW_MS = Date.UTC(2026, 10, 20, 7);
const STAY = makeLine();
const SECOND = makeLine({ id: 'second', code: 'WS0SECOND0', title: 'Pullman Legian', amount: 900_000 });
const LATE = makeLine({ id: 'late', title: 'Tugu Malang', time_limit: '2026-11-20T06:59:00.000Z' });
const slots = {
  'hotel:order-line': ({ line }: SlotProps['order-line']) => <article aria-label={line.title}>{line.code}</article>,
};
const cartOf = (...lines: Line[]) => ({ 'GET /api/v1/cart': () => ({ carts: lines, count: lines.length }) });

const open = (handlers: Handlers, more: { locale?: 'id'; nowMs?: () => number } = {}) =>
  renderPage({
    routes: remote.routes,
    url: '/cart',
    user: TEST_USER,
    handlers,
    slots,
    messages: { account: more.locale ? id : en },
    ...more,
  });

afterEach(() => void jest.useRealTimers());

test('an empty cart says so and leads to the search', async () => {
  await open(cartOf());
  const title = 'Your cart is currently empty. Please place an order now.';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/');
});

test('without a cart on the server the open ones of the newest bookings stand here', async () => {
  const paid = makeLine({ id: 'paid', title: 'Amandari', status_checkout: 'done' });
  await open({
    'GET /api/v1/cart': () => refusal(404, '404 Not Found', { code: 'NOT_FOUND' }),
    'GET /api/v1/dashboard/booking': () => ({ data: [STAY, paid], current_page: 1, per_page: 100, total: 2 }),
  });
  expect(await screen.findByRole('article', { name: STAY.title })).toBeVisible();
  expect(screen.queryByRole('article', { name: paid.title })).toBeNull();
});

test('a cart that the server does not know says so in the words of the contract', async () => {
  const gone = () => refusal(404, 'Gone.', { code: 'NOT_FOUND' });
  await open({ 'GET /api/v1/cart': gone, 'GET /api/v1/dashboard/booking': gone });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart not found' })).toBeVisible();
});

test('a cart that cannot be had is asked for again', async () => {
  let up = false;
  const user = userEvent.setup();
  await open({ 'GET /api/v1/cart': () => (up ? { carts: [STAY], count: 1 } : refusal(500, 'The database is away.')) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart cannot be shown' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The database is away.');
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: STAY.title })).toBeVisible();
});

test('each booking has its deadline, and all are paid together', async () => {
  await open(cartOf(STAY, SECOND));
  expect(await screen.findByRole('article', { name: SECOND.title })).toBeVisible();
  expect(screen.getAllByText(/^Pay by 15:00 WIB, Fri 20 Nov 2026/)).toHaveLength(2);
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Rp. 2.245.000');
  expect(within(summary).getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
    'href',
    `/payment?booking=${STAY.id},second`,
  );
});

test('what is left out is not paid, and at least one has to stay', async () => {
  const user = userEvent.setup();
  await open(cartOf(STAY, SECOND));
  await user.click(await screen.findByRole('checkbox', { name: `Pay ${STAY.title}` }));
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Rp. 900.000');
  expect(within(summary).getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
    'href',
    '/payment?booking=second',
  );
  await user.click(screen.getByRole('checkbox', { name: `Pay ${SECOND.title}` }));
  expect(within(summary).queryByRole('link')).toBeNull();
  expect(summary).toHaveTextContent('Choose at least one booking to pay');
});

test('two currencies are two payments, and a service that is down keeps its facts', async () => {
  await open(cartOf(STAY, VENUE_LINE));
  const [rupiah, dollars] = await screen.findAllByRole('region', { name: /^Summary/ });
  expect(rupiah).toHaveTextContent('Paid separately, in rupiah');
  expect(rupiah).toHaveTextContent('Rp. 1.345.000');
  expect(dollars).toHaveTextContent('Paid separately, in Singapore dollars');
  expect(within(dollars!).getByRole('link')).toHaveAttribute('href', `/payment?booking=${VENUE_LINE.id}`);
  expect(await screen.findByText(/Your booking and its price are safe/)).toBeVisible();
  expect(screen.getByText(VENUE_LINE.code)).toBeVisible();
});

test('what was not paid in time stands below and cannot be paid', async () => {
  await open(cartOf(STAY, LATE));
  expect(await screen.findByRole('heading', { name: 'Time is over' })).toBeVisible();
  expect(screen.getByRole('article', { name: LATE.title })).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
    'href',
    `/payment?booking=${STAY.id}`,
  );
});

test('a booking is removed after one question, and the badge hears of it', async () => {
  const user = userEvent.setup();
  let lines = [STAY, SECOND];
  const { app, requests, toasts } = await open({
    'GET /api/v1/cart': () => ({ carts: lines, count: lines.length }),
    [`DELETE /api/v1/dashboard/booking/${STAY.id}`]: () => {
      lines = [SECOND];
      return { ...STAY, payment_status: 'canceled', status: 'canceled' };
    },
  });
  const counts: (number | null)[] = [];
  app.bus.subscribe('account:cart-changed', ({ count }) => counts.push(count));
  const [first] = await screen.findAllByRole('button', { name: 'Remove' });
  await user.click(first!);
  const question = await screen.findByRole('alertdialog', { name: 'Remove this booking?' });
  expect(requests.some(({ target }) => target.startsWith('DELETE'))).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Remove booking' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: STAY.title })).toBeNull());
  expect(toasts).toEqual([{ message: 'Booking Canceled', kind: 'success' }]);
  expect(counts.at(-1)).toBe(1);
});

test('a booking that cannot be removed stays, with the reason', async () => {
  const user = userEvent.setup();
  const path = `DELETE /api/v1/dashboard/booking/${STAY.id}`;
  await open({ ...cartOf(STAY), [path]: () => refusal(409, 'This booking is being paid.') });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Remove booking' }));
  expect(await screen.findByText('This booking is being paid.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('article', { name: STAY.title })).toBeVisible();
});

test('time runs out on an open page', async () => {
  jest.useFakeTimers({ now: NOW_MS, advanceTimers: true });
  await open(cartOf(STAY), { nowMs: () => Date.now() });
  expect(await screen.findAllByRole('link', { name: 'Choose how to pay' })).not.toHaveLength(0);
  await act(async () => jest.advanceTimersByTime(60 * 60_000));
  expect(await screen.findByRole('heading', { name: 'Time is over' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose how to pay' })).toBeNull();
});

test('in Indonesian too', async () => {
  await open(cartOf(STAY), { locale: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pesanan saya' })).toBeVisible();
  expect(screen.getByText(/Bayar sebelum 15.00 WIB, Jum, 20 Nov 2026/)).toBeVisible();
});
