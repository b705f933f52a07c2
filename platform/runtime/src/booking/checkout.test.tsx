import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, TEST_USER, type SentRequest } from '../testing/testing.tsx';
import {
  bookButton,
  followMissing,
  findPart,
  goToLogin,
  MISSING_CONTACT,
  typeOnlyName,
} from '../testing/testing-checkout.tsx';
import { BOOKED, BOOKING, CHECKOUT_URL, goToReview, openCheckout } from './testing/tour-checkout.tsx';

describe('the form', () => {
  test('names every missing field in a summary that takes the focus and leads to it', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await findPart('Contact');
    await followMissing(user, {
      summary: 'Contact and passenger data is not complete. Please recheck.',
      links: [
        ...MISSING_CONTACT,
        'Guest: Choose a title',
        'Guest: Fill in the first name',
        'Guest: Fill in the last name',
      ],
      follow: ['Fill in the e-mail address', 'E-mail'],
    });
  });

  test('says nothing while somebody types, and what is wrong after they leave the field', async () => {
    const user = userEvent.setup();
    await openCheckout();
    const email = await screen.findByLabelText('E-mail');
    await user.type(email, 'ayu@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    expect(email).toHaveAccessibleDescription(/An e-mail address looks like/);
  });

  test('offers the address that was probably meant', async () => {
    const user = userEvent.setup();
    await openCheckout();
    const contact = await findPart('Contact');
    await user.type(contact.getByLabelText('E-mail'), 'ayu@gmial.com');
    await user.click(await contact.findByRole('button', { name: 'ayu@gmail.com' }));
    expect(contact.getByLabelText('E-mail')).toHaveValue('ayu@gmail.com');
  });

  test('repeats an only name and shows what will be printed', async () => {
    const user = userEvent.setup();
    await openCheckout();
    await typeOnlyName(user, 'Contact', 'The voucher will print');
  });

  test('offers the login and remembers this page for afterwards', async () => {
    const user = userEvent.setup();
    await goToLogin(user, await openCheckout(), CHECKOUT_URL);
  });

  test('is filled in for a member, the leading zero of the phone gone', async () => {
    await openCheckout({ user: { ...TEST_USER, phone: '0812 3456 7890' } });
    const contact = await findPart('Contact');
    expect(contact.getByLabelText('First name')).toHaveValue('Ayu');
    expect(await contact.findByLabelText('Mobile phone', { selector: 'input' })).toHaveValue('81234567890');
    expect(screen.getByText(/Signed in as Ayu Lestari/)).toBeVisible();
  });

  test('stands for a review whose form is not complete', async () => {
    await openCheckout({ url: `${CHECKOUT_URL}&step=review` });
    expect(await screen.findByRole('heading', { name: 'Who is coming along?' })).toBeVisible();
  });
});

describe('leaving', () => {
  test('with data is asked about once', async () => {
    const user = userEvent.setup();
    const { router } = await openCheckout();
    const contact = await findPart('Contact');
    await user.click(contact.getByRole('radio', { name: 'Mrs' }));
    const leave = () => user.click(screen.getAllByRole('link', { name: 'Back to tours' })[0]!);
    await leave();
    const dialog = await screen.findByRole('dialog', { name: 'Leave this booking?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/tour/checkout');
    await leave();
    await waitFor(() => expect(router.state.location.pathname).toBe('/tour/detail'));
  });

  test('the review by Back goes to the form', async () => {
    const user = userEvent.setup();
    const { router } = await openCheckout();
    await goToReview(user);
    expect(router.state.location.search).toContain('step=review');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Who is coming along?' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ayu@mail.example');
  });
});

describe('booking', () => {
  test('happens once, goes on to the payment and carries the same key after a lost answer and a reload', async () => {
    const user = userEvent.setup();
    const keys: (string | null)[] = [];
    const booking = ({ headers }: SentRequest) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refusal(500, 'Something went wrong!') : BOOKED;
    };
    const page = await openCheckout({ booking });
    await goToReview(user);
    expect(screen.getByText('+62 812-3456-7890')).toBeVisible();
    await user.click(bookButton());
    const refused = await screen.findByRole('alert');
    expect(refused).toHaveTextContent('No booking was made');
    await waitFor(() => expect(refused.parentElement).toHaveFocus());
    page.unmount();
    const { app, router, toasts } = await openCheckout({ booking, url: `${CHECKOUT_URL}&step=review` });
    await screen.findByRole('heading', { name: 'Check everything once' });
    await user.dblClick(bookButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    expect(router.state.location.search).toBe(`?booking=${BOOKED.id}`);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(app.storage.session.get('guest_email')).toBe('ayu@mail.example');
    expect(toasts).toEqual([{ message: 'Booking tour success', kind: 'success' }]);
  });

  test.each([
    ['TOUR_SOLD_OUT', 'alertdialog', 'This tour is full'],
    ['BOOKING_DUPLICATE', 'dialog', 'You already have this booking'],
  ])('leads on from %s', async (code, role, title) => {
    const user = userEvent.setup();
    await openCheckout({ booking: () => refusal(409, 'Not possible', { code }) });
    await goToReview(user);
    await user.click(bookButton());
    const dialog = await screen.findByRole(role, { name: title });
    expect(within(dialog).getAllByRole('link')).toHaveLength(2);
  });

  test('a second time leads to the order that stands, where the server names it', async () => {
    const user = userEvent.setup();
    const more = { code: 'BOOKING_DUPLICATE', fields: { booking_id: 'b-elsewhere' } };
    await openCheckout({ booking: () => refusal(409, 'Data already exist', more) });
    await goToReview(user);
    await user.click(bookButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'You already have this booking' }));
    expect(dialog.getByRole('link', { name: 'Go to its payment' })).toHaveAttribute(
      'href',
      '/payment?booking=b-elsewhere',
    );
  });

  test('comes back to the field that the server objects to', async () => {
    const user = userEvent.setup();
    const fields = { 'contact.email': 'Must be an e-mail address' };
    await openCheckout({ booking: () => refusal(400, 'Must be an e-mail address', { fields }) });
    await goToReview(user);
    await user.click(bookButton());
    const name = 'Contact data is not complete. Please recheck.';
    await waitFor(() => expect(screen.getByRole('group', { name })).toHaveFocus());
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Must be an e-mail address/);
  });
});

describe('a price', () => {
  test.each([
    { seen: 800_000, told: /You saw.*800\.000.*Difference\+.*100\.000.*New total.*900\.000/ },
    { seen: 1_000_000, told: /You saw.*1\.000\.000.*Difference−.*100\.000.*New total.*900\.000/ },
  ])('other than the $seen that was seen is told once, before anything is typed', async ({ seen, told }) => {
    const user = userEvent.setup();
    const { router } = await openCheckout({ url: `${CHECKOUT_URL}&totalPrice=${seen}` });
    expect(await screen.findByRole('alertdialog', { name: 'The price has changed' })).toHaveTextContent(told);
    await user.click(screen.getByRole('button', { name: /^Accept Rp/ }));
    await waitFor(() => expect(router.state.location.search).toContain('totalPrice=900000'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('that is neither accepted nor refused is asked about again before the booking', async () => {
    const user = userEvent.setup();
    const { requests } = await openCheckout({ url: `${CHECKOUT_URL}&totalPrice=800000`, booking: () => BOOKED });
    await screen.findByRole('alertdialog', { name: 'The price has changed' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await goToReview(user);
    await user.click(bookButton());
    expect(await screen.findByRole('alertdialog', { name: 'The price has changed' })).toBeVisible();
    expect(requests.filter(({ target }) => target === BOOKING)).toHaveLength(0);
  });

  test('that comes in answer to the booking is booked once it is accepted', async () => {
    const user = userEvent.setup();
    const totals: unknown[] = [];
    const { router } = await openCheckout({
      booking({ json }) {
        totals.push((json as { total: number }).total);
        const fields = { old_total: '900000', new_total: '950000', currency: 'IDR' };
        return totals.length > 1 ? BOOKED : refusal(409, 'Changed', { code: 'PRICE_CHANGED', fields });
      },
    });
    await goToReview(user);
    await user.click(bookButton());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The price has changed' }));
    await user.click(dialog.getByRole('button', { name: /^Accept Rp.*950\.000$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    expect(totals).toEqual([900_000, 950_000]);
  });

  test('that is held runs out with a way to search again', async () => {
    await openCheckout({ offer: { expiresAtMs: Date.UTC(2026, 10, 20, 6, 59) } });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Booking Expired' }));
    expect(dialog.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/tour/list');
  });
});
