import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type SentRequest } from '@wisata/runtime/testing';
import { BOOKED_ANSWER, CHECKOUT_URL, HOTEL } from '../api/hotel-booking.fixture.ts';
import { BOOKING, bookButton, confirmBooking, goToReview, openCheckout } from '../testing/checkout-page.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('warns, books once and goes on to the payment', async () => {
  const user = userEvent.setup();
  window.sessionStorage.setItem('aerowisata_selected_hotel', 'HTL-DPS-001');
  const { app, router, requests, toasts } = await openCheckout({ booking: () => BOOKED_ANSWER });
  const heard: string[] = [];
  app.bus.subscribe('account:cart-changed', () => heard.push('cart'));
  await goToReview(user);
  expect(router.state.location.search).toContain('step=review');
  expect(screen.getAllByText('Mrs Ayu Lestari')).toHaveLength(2);
  expect(screen.getByText('+62 812-3456-7890')).toBeVisible();
  expect(screen.getByText('Order details cannot be changed afterwards.')).toBeVisible();
  await user.dblClick(bookButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(router.state.location.search).toBe(`?booking=${BOOKED_ANSWER.id}`);
  const calls = requests.filter(({ target }) => target === BOOKING);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(calls[0]?.json).toMatchObject({
    total_price: 5_380_000,
    count_guest: 2,
    contact: { first_name: 'Ayu', last_name: 'Lestari', phone: '6281234567890', calling_code: '62' },
    paxes: [{ title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' }],
  });
  expect(heard).toEqual(['cart']);
  expect(app.storage.session.get('guest_email')).toBe('ayu@mail.example');
  expect(window.sessionStorage.getItem('aerowisata_selected_hotel')).toBeNull();
  expect(toasts).toEqual([{ message: 'Booking hotel success', kind: 'success' }]);
});

test('a retry after a lost answer carries the same key, also after a reload', async () => {
  const user = userEvent.setup();
  const keys: (string | null)[] = [];
  const booking = ({ headers }: SentRequest) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? refusal(500, 'Something went wrong!') : BOOKED_ANSWER;
  };
  const page = await openCheckout({ booking });
  await goToReview(user);
  await confirmBooking(user);
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('No booking was made');
  await waitFor(() => expect(refused.parentElement).toHaveFocus());
  page.unmount();
  const { router } = await openCheckout({ booking, url: `${CHECKOUT_URL}&step=review` });
  await screen.findByRole('heading', { name: 'Check everything once' });
  await confirmBooking(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a new price is shown beside the old one and asked for; nothing is lost', async () => {
  const user = userEvent.setup();
  const bodies: unknown[] = [];
  const { router } = await openCheckout({
    booking({ json }) {
      bodies.push(json);
      if (bodies.length > 1) return BOOKED_ANSWER;
      const fields = { old_total: '5380000', new_total: '5541400', currency: 'IDR' };
      return refusal(409, 'The price has changed.', { code: 'PRICE_CHANGED', fields });
    },
  });
  await goToReview(user);
  await confirmBooking(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(dialog).toHaveTextContent(/You saw.*5\.380\.000.*Difference.*161\.400.*New total.*5\.541\.400/);
  expect(within(dialog).getByRole('link', { name: 'See other rooms' })).toHaveAttribute(
    'href',
    expect.stringContaining('/hotel/detail?'),
  );
  await user.click(within(dialog).getByRole('button', { name: /^Accept Rp/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(bodies[1]).toMatchObject({ total_price: 5_380_000, accept_price: 5_541_400 });
});

test.each([
  { seen: 5_000_000, told: /You saw.*5\.000\.000.*Difference\+.*380\.000.*New total.*5\.380\.000/ },
  { seen: 6_000_000, told: /You saw.*6\.000\.000.*Difference−.*620\.000.*New total.*5\.380\.000/ },
])('a price other than the $seen of the choice is told once, before anything is typed', async ({ seen, told }) => {
  const user = userEvent.setup();
  const { router } = await openCheckout({ url: `${CHECKOUT_URL}&totalPrice=${seen}` });
  expect(await screen.findByRole('alertdialog', { name: 'The price has changed' })).toHaveTextContent(told);
  await user.click(screen.getByRole('button', { name: /^Accept Rp/ }));
  await waitFor(() => expect(router.state.location.search).toContain('totalPrice=5380000'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test.each([
  ['HOTEL_ROOM_SOLD_OUT', 'This room has just been sold out.', 'alertdialog', 'This room is no longer available'],
  ['BOOKING_DUPLICATE', 'Data already exist', 'dialog', 'You already have this booking'],
])('%s leads on', async (code, message, role, title) => {
  const user = userEvent.setup();
  await openCheckout({ booking: () => refusal(409, message, { code }) });
  await goToReview(user);
  await confirmBooking(user);
  const dialog = await screen.findByRole(role, { name: title });
  expect(within(dialog).getAllByRole('link')).toHaveLength(2);
});

test('what the server objects to stands at its field, back in the form', async () => {
  const user = userEvent.setup();
  const fields = { 'contact.email': 'Must be an e-mail address' };
  await openCheckout({ booking: () => refusal(400, 'Must be an e-mail address', { fields }) });
  await goToReview(user);
  await confirmBooking(user);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Contact data is not complete. Please recheck.' })).toHaveFocus(),
  );
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Must be an e-mail address/);
});

test('a review without a complete form shows the form', async () => {
  await openCheckout({ url: `${CHECKOUT_URL}&step=review` });
  expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeVisible();
});

const DUPLICATE = { code: 'BOOKING_DUPLICATE' };

test('a guest who booked the room sees the own order and its payment, not that it was sold', async () => {
  const user = userEvent.setup();
  const first = await openCheckout({ booking: () => BOOKED_ANSWER });
  await goToReview(user);
  await confirmBooking(user);
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/payment'));
  first.unmount();
  await openCheckout({ handlers: { 'POST /api/v1/hotel/detail': () => ({ ...HOTEL, Rooms: [] }) } });
  expect(await screen.findByRole('heading', { name: 'You have booked this stay' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to its payment' })).toHaveAttribute(
    'href',
    `/payment?booking=${BOOKED_ANSWER.id}`,
  );
  expect(screen.getByRole('link', { name: 'See or cancel the order' })).toHaveAttribute(
    'href',
    `/order?order_id=${BOOKED_ANSWER.id}`,
  );
});

test('a second booking of the same stay leads to the order that stands', async () => {
  const user = userEvent.setup();
  const own = { 'HTL-DPS-007|2026-12-12': BOOKED_ANSWER.id };
  window.sessionStorage.setItem('aerowisata_own_bookings.guest', JSON.stringify(own));
  await openCheckout({ booking: () => refusal(409, 'Data already exist', DUPLICATE) });
  await goToReview(user);
  await confirmBooking(user);
  const dialog = await screen.findByRole('dialog', { name: 'You already have this booking' });
  expect(within(dialog).getByRole('link', { name: 'Go to its payment' })).toHaveAttribute(
    'href',
    `/payment?booking=${BOOKED_ANSWER.id}`,
  );
  expect(within(dialog).getByRole('link', { name: 'See or cancel the order' })).toBeVisible();
});

test('the server names the order of a member who booked elsewhere', async () => {
  const user = userEvent.setup();
  const fields = { booking_id: 'b-elsewhere' };
  await openCheckout({ booking: () => refusal(409, 'Data already exist', { ...DUPLICATE, fields }) });
  await goToReview(user);
  await confirmBooking(user);
  const dialog = await screen.findByRole('dialog', { name: 'You already have this booking' });
  expect(within(dialog).getByRole('link', { name: 'Go to its payment' })).toHaveAttribute(
    'href',
    '/payment?booking=b-elsewhere',
  );
});
