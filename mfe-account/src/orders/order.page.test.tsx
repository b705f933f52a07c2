import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@wisata/kernel/remote';
import { TEST_USER, refusal, renderPage, type Handlers, type RenderPageOptions } from '@wisata/runtime/testing';
import { makeLine, makeRequest, makeTransaction, PAID_LINE } from '../api/order.fixture.ts';
import type { GuestOrder } from '../api/order.schema.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

// What a test waits for is the page, not the compiler.
beforeAll(() => import('./guest-order-result.tsx'));

const GUEST_ORDER = 'POST /api/v1/guest-order';
const LINE = makeLine();
const slots = {
  'hotel:order-line': ({ line }: SlotProps['order-line']) => <article aria-label={line.title}>{line.code}</article>,
  'hotel:ticket': ({ line, email }: SlotProps['ticket']) => (
    <article aria-label={`Voucher of ${line.title}`}>{email}</article>
  ),
};
const found = (order: Partial<GuestOrder>): Handlers => ({
  [GUEST_ORDER]: () => ({ data: { carts: [], transactions: [], ...order } }),
});
const open = (handlers: Handlers, url = '/order', user?: typeof TEST_USER, config: RenderPageOptions['config'] = {}) =>
  renderPage({
    config,
    routes: remote.routes,
    url,
    handlers,
    slots,
    messages: { account: en },
    ...(user ? { user } : {}),
  });

async function lookUp(email: string, orderId: string) {
  const user = userEvent.setup();
  if (email) await user.type(await screen.findByLabelText('E-mail address'), email);
  if (orderId) await user.type(await screen.findByLabelText('Order ID'), orderId);
  await user.click(await screen.findByRole('button', { name: 'Find my order' }));
}

test('an order is found by e-mail and order ID, and only the order ID stands in the address', async () => {
  const { requests, router } = await open(found({ carts: [LINE] }));
  await lookUp('ayu@wisata.test', 'ws7k3m9q2x');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  expect(await screen.findByRole('article', { name: LINE.title })).toBeVisible();
  expect(requests.find(({ target }) => target === GUEST_ORDER)?.json).toEqual({
    email: 'ayu@wisata.test',
    order_id: 'WS7K3M9Q2X',
  });
  expect(router.state.location.search).toBe('?order_id=WS7K3M9Q2X');
  expect(screen.getByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
    'href',
    `/payment?booking=${LINE.id}`,
  );
});

test('a reload shows the order again', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@wisata.test');
  await open(found({ carts: [LINE] }), '/order?order_id=WS7K3M9Q2X');
  expect(await screen.findByRole('article', { name: LINE.title })).toBeVisible();
});

test('a line or voucher whose slot an operator has turned off keeps the facts that are known, with nothing to try again', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@wisata.test');
  const config = { slotsOff: ['hotel:order-line', 'hotel:ticket'] };
  await open(found({ carts: [LINE] }), '/order?order_id=WS7K3M9Q2X', undefined, config);
  expect(await screen.findByText(/Your booking and its price are safe/)).toBeVisible();
  expect(screen.getAllByText(LINE.code, { exact: false })[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: en.again })).toBeNull();
});

test('a paid order shows its voucher, with the proof of the guest', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@wisata.test');
  const transactions = [makeTransaction({ paymentStatus: 'paid', bookings: [PAID_LINE] })];
  await open(found({ transactions }), '/order?order_id=TRX-261120-000007');
  expect(await screen.findByRole('article', { name: `Voucher of ${LINE.title}` })).toHaveTextContent('ayu@wisata.test');
  expect(screen.queryByRole('link', { name: 'Choose how to pay' })).toBeNull();
});

test('a paid order tells programs that read the page its reservations, as data that no name can end', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@wisata.test');
  const reservations = [{ '@type': 'LodgingReservation', underName: { name: '</script><b>Ayu</b>' } }];
  const { container } = await open(found({ carts: [{ ...PAID_LINE, reservations }] }), '/order?order_id=WS7K3M9Q2X');
  await screen.findByRole('article', { name: `Voucher of ${LINE.title}` });
  const data = container.querySelector('script[type="application/ld+json"]')!.textContent;
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(reservations);
});

test('a booking in the cart and in its payment is shown once, and can be continued', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'ayu@wisata.test');
  const transaction = makeTransaction();
  await open(found({ carts: transaction.bookings, transactions: [transaction] }), '/order?order_id=WS7K3M9Q2X');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Continue to pay' })).toBeVisible();
});

test('what fits no order says so and keeps what was typed', async () => {
  await open({ [GUEST_ORDER]: () => refusal(404, 'Orders not found', { code: 'ORDER_NOT_FOUND' }) });
  await lookUp('ayu@wisata.test', 'WS0000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Orders not found No order has this e-mail address/);
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ayu@wisata.test');
  expect(screen.getByLabelText('Order ID')).toHaveValue('WS0000000');
});

test('an e-mail is kept only once an order proves it', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  let isRight = false;
  const answer = () =>
    isRight
      ? { data: { carts: [LINE], transactions: [] } }
      : refusal(404, 'Orders not found', { code: 'ORDER_NOT_FOUND' });
  await open({ [GUEST_ORDER]: answer });
  const email = await screen.findByLabelText('E-mail address');
  await userEvent.clear(email);
  await lookUp('gest@wisata.test', LINE.code);
  expect(await screen.findByRole('alert')).toHaveTextContent('Orders not found');
  expect(email).toHaveValue('gest@wisata.test');
  expect(window.sessionStorage.getItem('aerowisata_guest_email')).toBe('guest@wisata.test');
  isRight = true;
  await userEvent.click(screen.getByRole('button', { name: 'Find my order' }));
  expect(await screen.findByRole('article', { name: LINE.title })).toBeVisible();
  expect(window.sessionStorage.getItem('aerowisata_guest_email')).toBe('gest@wisata.test');
});

test('a link from an old mail does not take the place of the e-mail that is known', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const none = { [GUEST_ORDER]: () => refusal(404, 'Orders not found', { code: 'ORDER_NOT_FOUND' }) };
  await open(none, '/order?email=old%40wisata.test&order_id=WS0000000');
  expect(await screen.findByLabelText('E-mail address')).toHaveValue('old@wisata.test');
  expect(window.sessionStorage.getItem('aerowisata_guest_email')).toBe('guest@wisata.test');
});

test('a failure is told in its own words', async () => {
  await open({ [GUEST_ORDER]: () => refusal(429, 'Too many tries. Wait a minute.') });
  await lookUp('ayu@wisata.test', 'WS7K3M9Q2X');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait a minute.');
});

test('both fields are needed', async () => {
  const { requests } = await open(found({}));
  await lookUp('ayu', '');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus());
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/such as name@example.com/);
  expect(screen.getByLabelText('Order ID')).toHaveAccessibleDescription(/Enter your order ID/);
  expect(requests.map(({ target }) => target)).not.toContain(GUEST_ORDER);
});

test('a member is shown the way to the cart', async () => {
  await open(found({}), '/order', TEST_USER);
  expect(await screen.findByRole('link', { name: 'My order' })).toHaveAttribute('href', '/cart');
});

test('a link from a mail shows the order at once, and its e-mail does not stay in the address', async () => {
  const { requests, router } = await open(
    found({ carts: [LINE] }),
    '/order?email=ayu%40wisata.test&order_id=WS7K3M9Q2X',
  );
  expect(await screen.findByRole('article', { name: LINE.title })).toBeVisible();
  expect(requests.find(({ target }) => target === GUEST_ORDER)?.json).toMatchObject({ email: 'ayu@wisata.test' });
  expect(router.state.location.search).toBe('?order_id=WS7K3M9Q2X');
});

test('a guest asks for a refund with the e-mail of the booking, and sees how it stands', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const user = userEvent.setup();
  let line = PAID_LINE;
  const transactions = [makeTransaction({ paymentStatus: 'paid', bookings: [PAID_LINE] })];
  const { requests } = await open(
    {
      [GUEST_ORDER]: () => ({ data: { carts: [line], transactions } }),
      'POST /api/v1/messages/create-new': () => {
        line = { ...PAID_LINE, requests: [makeRequest()] };
        return Response.json({ status: true, success: true, message: 'Request is sent', data: null });
      },
    },
    '/order?order_id=WS7K3M9Q2X',
  );
  await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'We cannot travel after all.');
  await user.click(screen.getByRole('button', { name: 'Send refund request' }));
  expect(await screen.findByRole('list', { name: 'Refund request' })).toHaveTextContent('under way: Received');
  expect(requests.find(({ target }) => target.endsWith('create-new'))?.json).toMatchObject({
    type: 'refund',
    order_id: PAID_LINE.id,
    email: 'guest@wisata.test',
  });
});

test.each([
  ['asks again while an order is still to be paid', LINE, true],
  [
    'does not ask again for a cancelled order, of which nothing changes',
    { ...LINE, payment_status: 'refunded' },
    false,
  ],
] as const)('%s', async (_what, line, isAskedAgain) => {
  jest.useFakeTimers({ advanceTimers: true });
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const { requests } = await open(found({ carts: [line] }), '/order?order_id=WS7K3M9Q2X');
  await screen.findByText(`Order ID ${line.code}`);
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(requests.filter(({ target }) => target === GUEST_ORDER).length > 1).toBe(isAskedAgain);
});

test('a request that is open already is shown, not refused', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const user = userEvent.setup();
  let line = PAID_LINE;
  await open(
    {
      [GUEST_ORDER]: () => ({ data: { carts: [line], transactions: [] } }),
      'POST /api/v1/messages/create-new': () => {
        line = { ...PAID_LINE, requests: [makeRequest()] };
        return refusal(409, 'A refund for this order is already being looked at.', { code: 'REQUEST_OPEN' });
      },
    },
    '/order?order_id=WS7K3M9Q2X',
  );
  await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'We cannot travel after all.');
  await user.click(screen.getByRole('button', { name: 'Send refund request' }));
  const story = await screen.findByRole('list', { name: 'Refund request' });
  expect(story).toHaveTextContent(/Received.*You · .*to come: Being looked at.*With our help desk/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a guest cancels while that is free, knowing both amounts', async () => {
  window.sessionStorage.setItem('aerowisata_guest_email', 'guest@wisata.test');
  const user = userEvent.setup();
  const terms = { paid: 5_380_000, refund: 5_380_000, currency: 'IDR', until: '2026-12-06T10:00:00Z' } as const;
  const agenda = [
    { kind: 'check-in', date: '2026-12-08', time: '14:00', zone: 'WITA', title: 'Check-in', place: 'Bali' } as const,
  ];
  let line = { ...PAID_LINE, agenda, cancellation: terms } as typeof PAID_LINE;
  const CANCEL = 'POST /api/v1/guest-order/cancel';
  const { requests } = await open(
    {
      [GUEST_ORDER]: () => ({ data: { carts: [line], transactions: [] } }),
      [CANCEL]: () => (line = { ...PAID_LINE, payment_status: 'refunded', status: 'refunded', cancellation: null }),
    },
    '/order?order_id=WS7K3M9Q2X',
  );
  const panel = within(await screen.findByRole('region', { name: 'Cancel this booking' }));
  expect(panel.getByText(/Cancelling is free now: Rp\.\s5\.380\.000 comes back/)).toBeVisible();
  expect(panel.getByText(/^Free until 18:00 WITA, Sun 6 Dec 2026/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Cancel booking' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
  expect(dialog).toHaveTextContent(/you paid Rp\.\s5\.380\.000 for it, and Rp\.\s5\.380\.000 goes back/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cancel this booking' })).toBeNull());
  expect(requests.find(({ target }) => target === CANCEL)?.json).toEqual({
    email: 'guest@wisata.test',
    order_id: PAID_LINE.id,
    refund: 5_380_000,
  });
});
