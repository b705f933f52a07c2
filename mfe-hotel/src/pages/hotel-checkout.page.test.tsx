import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router';
import { refusal, renderPage, TEST_USER, type RenderPageOptions, type SentRequest } from '@wisata/runtime/testing';
import { BOOKED_ANSWER, CHECKOUT_URL, HOTEL, POLICY } from '../api/hotel-booking.fixture.ts';
import en from '../messages/en.json';
import id from '../messages/id.json';

const BOOKING = 'POST /api/v1/hotel/booking';
const ROUTES: RouteObject[] = [
  { path: '/hotel/checkout', lazy: async () => import('./hotel-checkout.page.tsx'), HydrateFallback: () => null },
  { path: '*', Component: () => <h1>Elsewhere</h1> },
];

function open(more: Partial<RenderPageOptions> & { booking?: (request: SentRequest) => unknown } = {}) {
  const { booking, handlers, locale = 'en', ...rest } = more;
  return renderPage({
    routes: ROUTES,
    url: CHECKOUT_URL,
    locale,
    messages: { hotel: locale === 'id' ? id : en },
    handlers: {
      'POST /api/v1/hotel/detail': () => HOTEL,
      'POST /api/v1/hotel/cancel-policy': () => POLICY,
      ...(booking ? { [BOOKING]: booking } : {}),
      ...handlers,
    },
    ...rest,
  });
}

const contact = async () => within(await screen.findByRole('region', { name: 'Contact' }));

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const fields = await contact();
  await user.selectOptions(fields.getByLabelText('Title'), 'Mrs');
  await user.type(fields.getByLabelText('First name'), 'Ayu');
  await user.type(fields.getByLabelText('Last name'), 'Lestari');
  await user.type(fields.getByLabelText('E-mail'), 'ayu@mail.example');
  await user.type(await fields.findByRole('textbox', { name: 'Mobile phone' }), '0812 3456 7890');
  await user.tab();
}

const next = () => screen.getByRole('button', { name: 'Continue to review' });
const book = () => screen.getByRole('button', { name: 'Book and choose how to pay' });
const sureness = () => screen.getByRole('button', { name: 'Yes, book this room' });

async function review(user: ReturnType<typeof userEvent.setup>) {
  await fillIn(user);
  await user.click(next());
  await screen.findByRole('heading', { name: 'Check everything once' });
}

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(book());
  await user.click(sureness());
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  document.title = '';
});

describe('the form', () => {
  test('shows stay, nights and total of the room in the address', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeVisible();
    const price = screen.getByRole('table', { name: 'Price of the stay' });
    expect(within(price).getAllByRole('row')).toHaveLength(6);
    expect(price).toHaveTextContent(/Total.*Rp\. 5\.380\.000/);
    expect(screen.getByText('Free cancellation until 18:00 WITA, Wed 9 Dec 2026.')).toBeVisible();
  });

  test('names every missing field in a summary that takes the focus and leads to it', async () => {
    const user = userEvent.setup();
    document.title = 'Book your room';
    await open();
    await screen.findByRole('heading', { name: 'Who is staying?' });
    await user.click(next());
    const summary = await screen.findByRole('group', { name: '5 things to fix before you continue' });
    expect(summary).toHaveFocus();
    expect(document.title).toBe('Error: Book your room');
    const words = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(words).toEqual([
      'Choose a title',
      'Fill in the first name',
      'Fill in the last name',
      'Fill in the e-mail address',
      'Fill in the phone number',
    ]);
    await user.click(within(summary).getByRole('link', { name: 'Fill in the e-mail address' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  test('says nothing while somebody types, and what is wrong after they leave the field', async () => {
    const user = userEvent.setup();
    await open();
    const email = await screen.findByLabelText('E-mail');
    await user.type(email, 'ayu@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    expect(email).toHaveAccessibleDescription(/An e-mail address looks like/);
  });

  test('repeats an only name and shows what will be printed', async () => {
    const user = userEvent.setup();
    await open();
    const fields = await contact();
    await user.type(fields.getByLabelText('First name'), 'Suharto');
    await user.click(fields.getByRole('checkbox', { name: /Only one name/ }));
    expect(fields.getByLabelText('Last name')).toHaveValue('Suharto');
    expect(fields.getByText('Suharto Suharto')).toBeVisible();
  });

  test('asks for the guest of each room and the age of each child', async () => {
    const user = userEvent.setup();
    await open({ url: CHECKOUT_URL.replace('countRoom=1', 'countRoom=2').replace('countChild=0', 'countChild=1') });
    expect(await screen.findByRole('region', { name: 'Guest of room 2' })).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Guest of room 1' }));
    expect(first.queryByLabelText('First name')).not.toBeInTheDocument();
    await user.click(first.getByRole('checkbox', { name: /I am the guest/ }));
    expect(first.getByLabelText('First name')).toBeVisible();
    expect(screen.getByLabelText('Age at check-in')).toBeVisible();
  });

  test('keeps what was typed over a reload', async () => {
    const user = userEvent.setup();
    const page = await open();
    await fillIn(user);
    await user.type(screen.getByLabelText(/Other requests/), 'Near the garden');
    page.unmount();
    await open();
    const fields = await contact();
    expect(fields.getByLabelText('First name')).toHaveValue('Ayu');
    expect(await fields.findByRole('textbox', { name: 'Mobile phone' })).toHaveValue('81234567890');
    expect(screen.getByLabelText(/Other requests/)).toHaveValue('Near the garden');
  });

  test('is filled in for a member, the leading zero of the phone gone', async () => {
    await open({ user: { ...TEST_USER, phone: '0812 3456 7890' } });
    const fields = await contact();
    expect(fields.getByLabelText('First name')).toHaveValue('Ayu');
    expect(fields.getByLabelText('E-mail')).toHaveValue('ayu@wisata.test');
    expect(await fields.findByRole('textbox', { name: 'Mobile phone' })).toHaveValue('81234567890');
    expect(screen.getByText(/Signed in as Ayu Lestari/)).toBeVisible();
  });

  test('offers the login and remembers this page for afterwards', async () => {
    const user = userEvent.setup();
    const { app, router } = await open();
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(app.storage.session.get('wanted_page')).toBe(CHECKOUT_URL);
  });

  test('speaks Indonesian', async () => {
    await open({ locale: 'id' });
    expect(await screen.findByRole('heading', { name: 'Siapa yang menginap?' })).toBeVisible();
    expect(screen.getAllByText('2 Tamu, 1 Kamar')[0]).toBeVisible();
  });
});

describe('booking', () => {
  test('warns, books once and goes on to the payment', async () => {
    const user = userEvent.setup();
    const { app, router, requests, toasts } = await open({ booking: () => BOOKED_ANSWER });
    const heard: string[] = [];
    app.bus.subscribe('hotel:booking-created', ({ bookingId }) => heard.push(bookingId));
    app.bus.subscribe('account:cart-changed', () => heard.push('cart'));
    await review(user);
    expect(router.state.location.search).toContain('step=review');
    expect(screen.getAllByText('Mrs Ayu Lestari')).toHaveLength(2);
    expect(screen.getByText('+62 812-3456-7890')).toBeVisible();
    await user.click(book());
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Order details cannot be changed afterwards.');
    await user.dblClick(sureness());
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
    expect(heard).toEqual([BOOKED_ANSWER.id, 'cart']);
    expect(app.storage.session.get('guest_email')).toBe('ayu@mail.example');
    expect(toasts).toEqual([{ message: 'Booking hotel success', kind: 'success' }]);
  });

  test('a retry after a lost answer carries the same key, also after a reload', async () => {
    const user = userEvent.setup();
    const keys: (string | null)[] = [];
    const booking = ({ headers }: SentRequest) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? refusal(500, 'Something went wrong!') : BOOKED_ANSWER;
    };
    const page = await open({ booking });
    await review(user);
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No booking was made');
    page.unmount();
    const { router } = await open({ booking, url: `${CHECKOUT_URL}&step=review` });
    await screen.findByRole('heading', { name: 'Check everything once' });
    await confirm(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('a new price is shown beside the old one and asked for; nothing is lost', async () => {
    const user = userEvent.setup();
    const bodies: unknown[] = [];
    const { router } = await open({
      booking({ json }) {
        bodies.push(json);
        if (bodies.length > 1) return BOOKED_ANSWER;
        const fields = { old_total: '5380000', new_total: '5541400', currency: 'IDR' };
        return refusal(409, 'The price has changed.', { code: 'PRICE_CHANGED', fields });
      },
    });
    await review(user);
    await confirm(user);
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
    ['HOTEL_ROOM_SOLD_OUT', 'This room has just been sold out.', 'alertdialog', 'This room is no longer available'],
    ['BOOKING_DUPLICATE', 'Data already exist', 'dialog', 'You already have this booking'],
  ])('%s leads on', async (code, message, role, title) => {
    const user = userEvent.setup();
    await open({ booking: () => refusal(409, message, { code }) });
    await review(user);
    await confirm(user);
    const dialog = await screen.findByRole(role, { name: title });
    expect(within(dialog).getAllByRole('link')).toHaveLength(2);
  });

  test('what the server objects to stands at its field, back in the form', async () => {
    const user = userEvent.setup();
    const fields = { 'contact.email': 'Must be an e-mail address' };
    await open({ booking: () => refusal(400, 'Must be an e-mail address', { fields }) });
    await review(user);
    await confirm(user);
    expect(await screen.findByRole('group', { name: '1 thing to fix before you continue' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Must be an e-mail address/);
  });

  test('a review without a complete form shows the form', async () => {
    await open({ url: `${CHECKOUT_URL}&step=review` });
    expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  });
});

describe('without an offer', () => {
  test('a room that is gone leads to others', async () => {
    await open({ handlers: { 'POST /api/v1/hotel/detail': () => ({ ...HOTEL, Rooms: [] }) } });
    expect(await screen.findByRole('heading', { name: 'This room is no longer available' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Choose another room' });
    expect(link.getAttribute('href')).toMatch(/^\/hotel\/detail\?.*hotelKey=HTL-DPS-007/);
  });

  test('an address without a room says so', async () => {
    await open({ url: '/hotel/checkout' });
    expect(await screen.findByRole('heading', { name: 'This room is no longer available' })).toBeVisible();
  });

  test('a failure is told and can be tried again', async () => {
    const user = userEvent.setup();
    let isUp = false;
    await open({
      handlers: { 'POST /api/v1/hotel/detail': () => (isUp ? HOTEL : refusal(500, 'Something went wrong!')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  });
});

test('a price that is held runs out with a way to search again', async () => {
  const handlers = {
    'POST /api/v1/hotel/detail': () => ({ ...HOTEL, QuoteExpiresAt: '2026-11-20T06:59:00Z' }),
  };
  await open({ handlers });
  const dialog = await screen.findByRole('alertdialog', { name: 'Booking Expired' });
  expect(within(dialog).getByRole('link', { name: 'Back to search' }).getAttribute('href')).toMatch(/^\/hotel\/list\?/);
});
