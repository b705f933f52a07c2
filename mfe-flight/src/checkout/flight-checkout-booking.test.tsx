import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookAndLeave, bookButton, bookOnce } from '@wisata/runtime/testing-checkout';
import { refusal, TEST_USER } from '@wisata/runtime/testing';
import { BOOKED_ANSWER, checkoutUrl, fareAnswer, SUHARTO } from '../api/flight-checkout.fixture.ts';
import { FARE, goToReview, openCheckout } from '../testing/checkout-page.tsx';

test('warns, books once and goes on to the payment', async () => {
  const user = userEvent.setup();
  const page = await openCheckout({ booking: () => BOOKED_ANSWER });
  await goToReview(user);
  expect(screen.getByText('LESTARI / AYU MRS')).toBeVisible();
  expect(screen.getByText('Born 4 Mar 1990')).toBeVisible();
  expect(screen.getByText('+62 812-3456-7890')).toBeVisible();
  expect(screen.getByText('Half of the fare comes back.')).toBeVisible();
  expect(screen.getByText('Order details cannot be changed afterwards.')).toBeVisible();
  expect(await bookOnce(user, page, 'flight', BOOKED_ANSWER.id)).toMatchObject({
    total_price: 854_000,
    currency: 'IDR',
    correlation_id: 'quote-2',
    contact: { title: 'MRS', mobile_phone: '6281234567890', calling_code: '62' },
    passengers: [{ index: 1, title: 'MRS', first_name: 'Ayu', birth_date: '1990-03-04', nationality: 'ID' }],
  });
  expect(page.toasts).toEqual([{ message: 'Succes Submit Booking', kind: 'success' }]);
});

test('a price that moved since the list is asked about before anything else', async () => {
  const user = userEvent.setup();
  const url = checkoutUrl().replace('totalPrice=854000', 'totalPrice=800000');
  const { router, requests } = await openCheckout({ url });
  const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(dialog).toHaveTextContent(
    /for 1 person and all flights.*You saw.*800\.000.*Difference.*\+ Rp\. 54\.000.*854\.000/,
  );
  expect(within(dialog).getByRole('link', { name: 'See other flights' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/flight\/list\?/),
  );
  await user.click(within(dialog).getByRole('button', { name: /^Accept Rp/ }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toContain('totalPrice=854000');
  expect(requests.filter(({ target }) => target === FARE)).toHaveLength(1);
});

test('a new price while booking is shown beside the old one; accepting it books at that price', async () => {
  const user = userEvent.setup();
  const bodies: unknown[] = [];
  const dearer = { ...fareAnswer(), total: 880_000, correlation_id: 'quote-3' };
  const { router } = await openCheckout({
    handlers: { [FARE]: () => (bodies.length > 0 ? dearer : fareAnswer()) },
    booking({ json }) {
      bodies.push(json);
      return bodies.length > 1 ? BOOKED_ANSWER : refusal(409, 'The price has changed.', { code: 'PRICE_CHANGED' });
    },
  });
  await goToReview(user);
  await user.click(bookButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(dialog).toHaveTextContent(/854\.000.*26\.000.*880\.000/);
  await user.click(within(dialog).getByRole('button', { name: /^Accept Rp/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(bodies[1]).toMatchObject({ total_price: 880_000, correlation_id: 'quote-3' });
});

test('what the server objects to stands at its field, back in the form', async () => {
  const user = userEvent.setup();
  const fields = { 'passengers.0.birth_date': 'Adults are 12 to 101 years old on the day of departure' };
  await openCheckout({ booking: () => refusal(400, 'Adults are 12 to 101 years old', { fields }) });
  await goToReview(user);
  await user.click(bookButton());
  const summary = await screen.findByRole('group', { name: 'Passenger data is not complete. Please recheck.' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link')).toHaveTextContent('Adult 1: Adults are 12 to 101 years old');
});

test('a member’s new traveller is saved once the booking is made', async () => {
  const user = userEvent.setup();
  const { requests, toasts, app } = await openCheckout({
    user: TEST_USER,
    booking: () => BOOKED_ANSWER,
    handlers: {
      'GET /api/v1/dashboard/passenger': () => refusal(500, 'Something went wrong!'),
      'POST /api/v1/dashboard/passenger': () => SUHARTO,
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Mrs' }));
  await user.click(screen.getByRole('checkbox', { name: /Save this traveller/ }));
  for (const [label, text] of [
    ['Day', '4'],
    ['Month', '3'],
    ['Year', '1990'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByText('Continue to review', { selector: 'button' }));
  await screen.findByRole('heading', { name: 'Check everything once' });
  await user.click(bookButton());
  await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('Success create passenger'));
  const saved = requests.filter(({ target }) => target === 'POST /api/v1/dashboard/passenger');
  expect(saved.map(({ json }) => json)).toEqual([
    expect.objectContaining({ title: 'MRS', first_name: 'Ayu', last_name: 'Lestari', birthdate: '1990-03-04' }),
  ]);
  expect(app.storage.session.get('guest_email')).toBeUndefined();
});

test('a guest who booked the flights sees the own order and its payment, not that they were sold', async () => {
  const user = userEvent.setup();
  const first = await openCheckout({ booking: () => BOOKED_ANSWER });
  await goToReview(user);
  await bookAndLeave(user, first);
  await openCheckout({ handlers: { [FARE]: () => refusal(409, 'Sold out', { code: 'FLIGHT_SOLD_OUT' }) } });
  expect(await screen.findByRole('heading', { name: 'You have booked these flights' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to its payment' })).toHaveAttribute(
    'href',
    `/payment?booking=${BOOKED_ANSWER.id}`,
  );
});
