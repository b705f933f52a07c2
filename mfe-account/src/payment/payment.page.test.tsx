import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers, type SentRequest } from '@wisata/runtime/testing';
import { makeLine, makeTransaction, MERCHANTS, PAID_LINE } from '../api/order.fixture.ts';
import type { Line, Transaction } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

// What a test waits for is the page, not the compiler.
beforeAll(() => import('./payment-choice.tsx'));

const NOW_MS = Date.UTC(2026, 10, 20, 7);
const LINE = makeLine();
const URL_OF_LINE = `/payment?booking=${LINE.id}`;
const REDIRECT = 'POST /api/v1/merchant/redirect-url';
const ADD = 'POST /api/v1/payment/add';
const slots = {
  'hotel:order-line': ({ line }: SlotProps['order-line']) => <article aria-label={line.title}>{line.code}</article>,
};

interface Server {
  line?: Line;
  transactions?: readonly Transaction[];
  more?: Handlers;
}

function serve({ line = LINE, transactions = [], more = {} }: Server = {}): Handlers {
  return {
    [`GET /api/v1/dashboard/booking/${line.id}`]: () => line,
    'GET /api/v1/payment/merchant-info': () => MERCHANTS,
    'GET /api/v1/transaction': () => ({
      data: transactions,
      current_page: 1,
      per_page: 10,
      total: transactions.length,
    }),
    [ADD]: () => ({ id: 'trx-1', no_trx: 'TRX-261120-000007' }),
    // Only the fragment of an address can change in the tests' browser.
    [REDIRECT]: () => ({ redirect_url: `${window.location.origin}/#gateway` }),
    ...more,
  };
}

const open = (
  handlers: Handlers,
  more: { guest?: true; url?: string; locale?: 'en' | 'id'; nowMs?: () => number } = {},
) =>
  renderPage({
    routes: remote.routes,
    url: more.url ?? URL_OF_LINE,
    handlers,
    slots,
    messages: { account: more.locale === 'id' ? id : en },
    ...(more.locale ? { locale: more.locale } : {}),
    ...(more.guest ? {} : { user: TEST_USER }),
    ...(more.nowMs ? { nowMs: more.nowMs } : {}),
  });

beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => void jest.useRealTimers());

const keysOf = (requests: readonly SentRequest[]) =>
  requests.filter(({ target }) => target === ADD).map(({ headers }) => headers.get('idempotency-key'));

const payButton = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!;

test('an order that a voucher code covers whole is completed without a way to pay, by one press', async () => {
  const user = userEvent.setup();
  const free = makeLine({ amount: 0, promo_code: 'ALLOFIT', total_discount: LINE.amount });
  const { requests } = await open(serve({ line: free, more: { 'GET /api/v1/payment/merchant-info': () => [] } }));
  expect(await screen.findByText(/Your voucher code covers all of it/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(await payButton(/Complete the order/));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  expect(requests.filter(({ target }) => target === ADD).map(({ json }) => json)).toEqual([
    { bookings: [free.id], bank_code: 'NONE', product_code: 'VOUCHER' },
  ]);
});

test('each way has its tile, and the card stands for one without', async () => {
  const [bank, wallet] = MERCHANTS;
  const merchants = () => [bank, { ...wallet, logo: undefined }];
  await open(serve({ more: { 'GET /api/v1/payment/merchant-info': merchants } }));
  const tileOf = (name: string) => screen.getByRole('radio', { name }).closest('label')?.querySelector('img');
  await screen.findByRole('radio', { name: 'GoPay' });
  expect(tileOf('BCA virtual account')).toHaveAttribute('src', '/media/merchant/BCAVA.svg');
  expect(tileOf('GoPay')).toBeNull();
});

test('each way says its fee and speed, and an impossible one its reason', async () => {
  await open(serve());
  const bank = await screen.findByRole('radio', { name: 'BCA virtual account' });
  expect(bank).toHaveAccessibleDescription(/within 5 minutes Fee Rp\.\s4\.000/);
  expect(screen.getByRole('radio', { name: 'GoPay' })).toHaveAccessibleDescription(/No fee/);
  const shop = screen.getByRole('radio', { name: 'Indomaret' });
  expect(shop).toBeDisabled();
  expect(shop).toHaveAccessibleDescription(/The deadline is too near/);
  expect(screen.getByText(/Pay by 15:00 WIB, Fri 20 Nov 2026/)).toBeVisible();
});

test('the button names the total with its fee, and leads to the gateway', async () => {
  const user = userEvent.setup();
  const { requests } = await open(serve());
  expect(await payButton(/^Choose a payment method$/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('radio', { name: 'BCA virtual account' }));
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent('Rp. 1.349.000');
  await user.click(await payButton(/^Pay Rp\.\s1\.349\.000$/));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  const added = requests.find(({ target }) => target === ADD);
  expect(added?.json).toEqual({ bookings: [LINE.id], bank_code: 'BCA', product_code: 'VA' });
  expect(added?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests.findLast(({ target }) => target === REDIRECT)?.json).toEqual({ id: 'trx-1' });
});

test('trying again after a lost answer repeats the same payment', async () => {
  const user = userEvent.setup();
  const { requests } = await open(serve({ more: { [ADD]: () => refusal(500, 'The answer was lost.') } }));
  await user.click(await screen.findByRole('radio', { name: 'GoPay' }));
  await user.click(await payButton(/^Pay /));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not start The answer was lost.');
  await user.click(await payButton(/^Pay /));
  await waitFor(() => expect(keysOf(requests).length).toBeGreaterThan(1));
  expect(new Set(keysOf(requests)).size).toBe(1);
});

test('a refused payment says why, and a new try is a new payment', async () => {
  const user = userEvent.setup();
  const { requests } = await open(serve({ more: { [ADD]: () => refusal(409, 'This way is closed for tonight.') } }));
  await user.click(await screen.findByRole('radio', { name: 'GoPay' }));
  await user.click(await payButton(/^Pay /));
  expect(await screen.findByRole('alert')).toHaveTextContent('This way is closed for tonight.');
  await user.click(await payButton(/^Pay /));
  await waitFor(() => expect(new Set(keysOf(requests)).size).toBe(2));
});

test('a payment that was begun can be continued', async () => {
  const user = userEvent.setup();
  const { requests } = await open(serve({ transactions: [makeTransaction({ bookings: [LINE] })] }));
  expect(await screen.findByText('You have started to pay with BCA virtual account.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to pay' }));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  expect(requests.map(({ target }) => target)).not.toContain(ADD);
  expect(requests.find(({ target }) => target.endsWith('redirect-url'))?.json).toEqual({ id: makeTransaction().id });
});

test('a payment of other bookings is not continued here', async () => {
  await open(serve({ transactions: [makeTransaction({ bookings: [LINE, makeLine({ id: 'other' })] })] }));
  await screen.findByRole('radio', { name: 'GoPay' });
  expect(screen.queryByRole('button', { name: 'Continue to pay' })).toBeNull();
});

test('a guest pays with the e-mail of the booking', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const user = userEvent.setup();
  const order = { 'POST /api/v1/guest-order': () => ({ data: { carts: [LINE], transactions: [] } }) };
  const { requests } = await open(serve({ more: order }), { guest: true });
  await user.click(await screen.findByRole('radio', { name: 'GoPay' }));
  await user.click(await payButton(/^Pay /));
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
  expect(requests.find(({ target }) => target === ADD)?.json).toMatchObject({ email: 'guest@wisata.test' });
  expect(requests.find(({ target }) => target.endsWith('merchant-info'))?.query.get('email')).toBe('guest@wisata.test');
  expect(requests.findLast(({ target }) => target === REDIRECT)?.json).toEqual({
    id: 'trx-1',
    email: 'guest@wisata.test',
  });
});

test('an order of this device is paid with the e-mail it was made with, whichever was looked up since', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'other@wisata.test');
  const order = { id: LINE.id, email: 'guest@wisata.test', openUntil: 0, endsAt: NOW_MS + 60_000 };
  window.localStorage.setItem('aerowisata_own_orders', JSON.stringify([order]));
  const proven: Handlers = {
    'POST /api/v1/guest-order': ({ json }) =>
      (json as { email: string }).email === order.email
        ? { data: { carts: [LINE], transactions: [] } }
        : refusal(404, 'Orders not found', { code: 'ORDER_NOT_FOUND' }),
  };
  await open(serve({ more: proven }), { guest: true });
  expect(await screen.findByRole('radio', { name: 'GoPay' })).toBeVisible();
  expect(window.sessionStorage.getItem('aerowisata_guest_email')).toBe(order.email);
});

test.each([
  { case: 'without a booking', url: '/payment' },
  { case: 'of a guest who is not known here', url: URL_OF_LINE },
])('an address $case leads to the order', async ({ url }) => {
  await open(serve(), { guest: true, url });
  const title = 'There is nothing to pay at this address';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find my order' })).toHaveAttribute('href', '/order');
});

test('a paid order is not paid again', async () => {
  await open(serve({ line: PAID_LINE }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my order' })).toHaveAttribute('href', '/cart');
});

test.each([
  ['en', 'canceled', 'This order was cancelled', 'See my order', 'Search again'],
  ['id', 'refunded', 'Pesanan ini dibatalkan', 'Lihat pesanan saya', 'Cari lagi'],
] as const)('%s: an order that was %s says so and cannot be paid', async (locale, ended, title, see, again) => {
  const line = makeLine({ payment_status: ended, status: ended, status_checkout: 'done' });
  await open(serve({ line }), { locale });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: see })).toHaveAttribute('href', `/dashboard/order/detail?id=${line.id}`);
  expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a guest whose booking was cancelled is led to what still stands', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const kept = makeLine({ id: 'kept', code: 'WSKEPT' });
  const carts = [makeLine({ payment_status: 'canceled' }), kept];
  const order = { 'POST /api/v1/guest-order': () => ({ data: { carts, transactions: [] } }) };
  await open(serve({ more: order }), { guest: true, url: `${URL_OF_LINE},kept` });
  expect(await screen.findByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my order' })).toHaveAttribute('href', '/order?order_id=WSKEPT');
});

test('time runs out on an open page', async () => {
  jest.useFakeTimers({ now: NOW_MS, advanceTimers: true });
  await open(serve(), { nowMs: () => Date.now() });
  await screen.findByRole('radio', { name: 'GoPay' });
  await act(async () => jest.advanceTimersByTime(60 * 60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment deadline has expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a page that cannot be had is asked for again', async () => {
  const user = userEvent.setup();
  let up = false;
  const merchants = () => (up ? MERCHANTS : refusal(503, 'The payment service is away.'));
  await open(serve({ more: { 'GET /api/v1/payment/merchant-info': merchants } }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: 'The payment page cannot be shown' })).toBeVisible();
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'GoPay' })).toBeVisible();
});
