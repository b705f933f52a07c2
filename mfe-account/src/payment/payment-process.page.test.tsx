import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMatches } from 'react-router-dom';
import type { CheckoutProgress, SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers } from '@wisata/runtime/testing';
import { makeLine, makeTransaction, PAID_LINE } from '../api/order.fixture.ts';
import type { Transaction } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const WAITING = makeTransaction();
const PAID = makeTransaction({ paymentStatus: 'paid', bookings: [PAID_LINE] });
const ISSUING = makeTransaction({ paymentStatus: 'paid', bookings: [makeLine({ payment_status: 'paid' })] });
const slots = {
  'hotel:order-line': ({ line }: SlotProps['order-line']) => <article aria-label={line.title}>{line.code}</article>,
  'hotel:ticket': ({ line }: SlotProps['ticket']) => <article aria-label={`Voucher of ${line.title}`} />,
};
const answer = (next: () => Transaction): Handlers => ({
  [`GET /api/v1/transaction/detail/${WAITING.id}`]: next,
});
const open = (handlers: Handlers, more: { guest?: true; nowMs?: () => number } = {}) =>
  renderPage({
    routes: remote.routes,
    url: `/payment/process?id=${WAITING.id}`,
    handlers,
    slots,
    messages: { account: en },
    ...(more.guest ? {} : { user: TEST_USER }),
    ...(more.nowMs ? { nowMs: more.nowMs } : {}),
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => void jest.useRealTimers());

test('a paid order shows its voucher and how to find it again', async () => {
  await open(answer(() => PAID));
  expect(await title('Paid. Your voucher is ready')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Voucher of Grand Inna Kuta' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/sent it to ayu@wisata.test.*order ID WS7K3M9Q2X/);
});

test.each([
  ['a failed payment', makeTransaction({ paymentStatus: 'failed' }), 3],
  ['a paid one', PAID, 4],
])('the frame learns how far %s is', async (_name, transaction, step) => {
  function Frame() {
    const data = useMatches().at(-1)?.loaderData as CheckoutProgress | undefined;
    return <p>Step {data?.checkoutStep}</p>;
  }
  await renderPage({
    routes: [{ Component: Frame, children: [...remote.routes] }],
    url: `/payment/process?id=${WAITING.id}`,
    handlers: answer(() => transaction),
    user: TEST_USER,
    messages: { account: en },
  });
  expect(await screen.findByText(`Step ${step}`)).toBeVisible();
});

test('the page turns by itself, and tells the rest of the site once', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 7), advanceTimers: true });
  let current = WAITING;
  const { app } = await open(
    answer(() => current),
    { nowMs: () => Date.now() },
  );
  const settled: string[] = [];
  app.bus.subscribe('account:payment-settled', ({ transactionId }) => settled.push(transactionId));
  expect(await title('Waiting for your payment')).toBeVisible();
  current = ISSUING;
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(await title('Payment received, issuing your voucher')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/within 24 hours of payment, contact customer service: 021/);
  current = PAID;
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(await title('Paid. Your voucher is ready')).toBeVisible();
  expect(settled).toEqual([PAID.id]);
});

test('an answer that does not come changes nothing, and the page asks on', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 7), advanceTimers: true });
  let current: () => Transaction | Response = () => WAITING;
  await open({ [`GET /api/v1/transaction/detail/${WAITING.id}`]: () => current() }, { nowMs: () => Date.now() });
  expect(await title('Waiting for your payment')).toBeVisible();
  current = () => refusal(429, 'Too many attempts.');
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(await title('Waiting for your payment')).toBeVisible();
  current = () => PAID;
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(await title('Paid. Your voucher is ready')).toBeVisible();
});

test('a settled payment is not asked for again', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 7), advanceTimers: true });
  const { requests } = await open(
    answer(() => PAID),
    { nowMs: () => Date.now() },
  );
  await title('Paid. Your voucher is ready');
  const asked = requests.length;
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(requests).toHaveLength(asked);
});

test('while it waits, the payment page can be opened again', async () => {
  const user = userEvent.setup();
  const { requests } = await open({
    ...answer(() => WAITING),
    'POST /api/v1/merchant/redirect-url': () => ({ redirect_url: `${window.location.origin}/#gateway` }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open the payment page' }));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  const redirect = requests.findLast(({ target }) => target === 'POST /api/v1/merchant/redirect-url');
  expect(redirect?.json).toEqual({ id: WAITING.id });
});

test('a failed payment leads to another way to pay', async () => {
  await open(answer(() => makeTransaction({ paymentStatus: 'failed', bookings: [makeLine()] })));
  expect(await title('The payment did not go through')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try another method' })).toHaveAttribute(
    'href',
    `/payment?booking=${makeLine().id}`,
  );
  expect(screen.getByText(/Pay by 15:00 WIB/)).toBeVisible();
});

const LATE_REFUND = { status: 'due', amount: 1_349_000, currency: 'IDR', reason: 'late' } as const;

test('money that came too late is returned, in so many words', async () => {
  const late = makeTransaction({ paymentStatus: 'expired', refund: LATE_REFUND });
  await open(answer(() => late));
  expect(await title('Payment deadline has expired')).toBeVisible();
  expect(screen.getByText(/^Rp\.\s1\.349\.000 arrived too late or twice/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search again' })).toBeVisible();
});

test('what was paid and cancelled since says what comes back, and has no voucher', async () => {
  const given = { ...PAID_LINE, payment_status: 'refunded', status: 'refunded' } as const;
  const refund = { status: 'due', amount: 1_345_000, currency: 'IDR', reason: 'canceled' } as const;
  await open(answer(() => makeTransaction({ paymentStatus: 'paid', bookings: [given], refund })));
  expect(await title('This order was cancelled')).toBeVisible();
  expect(screen.getByText(/^Rp\.\s1\.345\.000 comes back to you/)).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Grand Inna Kuta' })).toBeVisible();
  expect(screen.queryByRole('article', { name: /Voucher/ })).toBeNull();
  expect(screen.queryByText(/Paid\./)).toBeNull();
});

test('two orders that were paid together are both named', async () => {
  const bookings = [PAID_LINE, { ...PAID_LINE, id: 'other', code: 'WS2B8D4H6J' }];
  await open(answer(() => makeTransaction({ paymentStatus: 'paid', bookings })));
  expect(await screen.findByText(/each order again .* its order ID: WS7K3M9Q2X, WS2B8D4H6J\./)).toBeVisible();
});

test('a flight that is paid is told of its e-ticket', async () => {
  const bookings = [makeLine({ payment_status: 'paid', service: 'flight' })];
  await open(answer(() => makeTransaction({ paymentStatus: 'paid', bookings })));
  expect(await title('Payment received, issuing your e-ticket')).toBeVisible();
});

test('a voucher that cannot be issued says whom to call', async () => {
  const bookings = [makeLine({ payment_status: 'paid', status_issue: 'failed' })];
  await open(answer(() => makeTransaction({ paymentStatus: 'paid', bookings })));
  const words = 'We are experiencing an issue in issuing your voucher, contact customer service.';
  expect(await title(words)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Call 021 5084 7000 and say your order ID WS7K3M9Q2X.');
});

test('a guest proves the order by e-mail', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const { requests } = await open(
    { 'POST /api/v1/guest-order': () => ({ data: { carts: [], transactions: [PAID] } }) },
    { guest: true },
  );
  expect(await title('Paid. Your voucher is ready')).toBeVisible();
  expect(requests.at(-1)?.json).toEqual({ email: 'guest@wisata.test', order_id: PAID.id });
});

test.each([
  { who: 'a stranger', handlers: {}, guest: true as const },
  { who: 'a wrong address', handlers: answer(() => refusal(404, 'Gone', { code: 'TRANSACTION_NOT_FOUND' }) as never) },
])('$who finds no transaction', async ({ handlers, guest }) => {
  await open(handlers, guest ? { guest } : {});
  expect(await title('Transaction not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find my order' })).toHaveAttribute('href', '/order');
});

test('a failure can be tried again', async () => {
  const user = userEvent.setup();
  let up = false;
  await open(answer(() => (up ? PAID : (refusal(500, 'Away.') as never))));
  expect(await title('The result cannot be shown right now')).toBeVisible();
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title('Paid. Your voucher is ready')).toBeVisible();
});
