import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookAndLeave, bookButton, bookOnce, goToReview } from '@wisata/runtime/testing-checkout';
import { refusal } from '@wisata/runtime/testing';
import { BOOKED_ANSWER, HOTEL } from '../api/hotel-booking.fixture.ts';
import { openCheckout } from '../testing/checkout-page.tsx';

test('warns, books once and goes on to the payment', async () => {
  const user = userEvent.setup();
  window.sessionStorage.setItem('aerowisata_selected_hotel', 'HTL-DPS-001');
  const page = await openCheckout({ booking: () => BOOKED_ANSWER });
  await goToReview(user);
  expect(page.router.state.location.search).toContain('step=review');
  expect(screen.getAllByText('Mrs Ayu Lestari')).toHaveLength(2);
  expect(screen.getByText('+62 812-3456-7890')).toBeVisible();
  expect(screen.getByText('Order details cannot be changed afterwards.')).toBeVisible();
  expect(await bookOnce(user, page, 'hotel', BOOKED_ANSWER.id)).toMatchObject({
    total_price: 5_380_000,
    count_guest: 2,
    contact: { first_name: 'Ayu', last_name: 'Lestari', phone: '6281234567890', calling_code: '62' },
    paxes: [{ title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT' }],
  });
  expect(window.sessionStorage.getItem('aerowisata_selected_hotel')).toBeNull();
  expect(page.toasts).toEqual([{ message: 'Booking hotel success', kind: 'success' }]);
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
  await user.click(bookButton());
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

const DUPLICATE = { code: 'BOOKING_DUPLICATE' };

test('a guest who booked the room sees the own order and its payment, not that it was sold', async () => {
  const user = userEvent.setup();
  const first = await openCheckout({ booking: () => BOOKED_ANSWER });
  await goToReview(user);
  await bookAndLeave(user, first);
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
  await user.click(bookButton());
  const dialog = await screen.findByRole('dialog', { name: 'You already have this booking' });
  expect(within(dialog).getByRole('link', { name: 'Go to its payment' })).toHaveAttribute(
    'href',
    `/payment?booking=${BOOKED_ANSWER.id}`,
  );
  expect(within(dialog).getByRole('link', { name: 'See or cancel the order' })).toBeVisible();
});
