import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookButton, bookingCall, findPart, nextButton } from '@wisata/runtime/testing-checkout';
import { PASSENGER_DEFAULTS, type PassengerAnswer } from '@wisata/kernel/contracts/passenger';
import { TEST_USER, refusal } from '@wisata/runtime/testing';
import { BOOKED_ANSWER } from '../api/hotel-booking.fixture.ts';
import { openCheckout } from '../testing/checkout-page.tsx';

const SAVE = 'POST /api/v1/dashboard/passenger';
const person = (id: string, more: Partial<PassengerAnswer>): PassengerAnswer => ({
  id,
  title: 'MR',
  first_name: '',
  ...PASSENGER_DEFAULTS,
  is_complete: false,
  created_at: '2026-10-02T02:00:00.000Z',
  updated_at: '2026-10-02T02:00:00.000Z',
  ...more,
});
const REACH = { calling_code: '62', phone: '081234567890', email: 'other@mail.example' };
const SAVED = [
  person('p-ayu', { title: 'MRS', first_name: 'Ayu', last_name: 'Lestari', birthdate: '1990-05-17', ...REACH }),
  person('p-budi', { first_name: 'Budi', last_name: 'Santoso', birthdate: '1986-08-17' }),
  person('p-suharto', { first_name: 'Suharto', last_name: 'Suharto' }),
  person('p-bima', { first_name: 'Bima', last_name: 'Santoso', birthdate: '2017-01-31' }),
];
const known = {
  user: TEST_USER,
  handlers: {
    'GET /api/v1/dashboard/passenger': () => ({ data: SAVED, current_page: 1, per_page: 100, total: SAVED.length }),
    [SAVE]: () => ({ id: 'p-new' }),
  },
};

const findGuest = async (name = 'Guest') => within(await screen.findByRole('region', { name }));
const picker = (fields: Awaited<ReturnType<typeof findGuest>>) =>
  within(fields.getByRole('group', { name: 'Saved passengers' }));

test('one press names the guest, and the member stays the contact', async () => {
  const user = userEvent.setup();
  await openCheckout(known);
  const guest = await findGuest();
  await user.click(picker(guest).getByRole('button', { name: 'Budi Santoso' }));
  expect(guest.getByRole('checkbox', { name: /I am the guest/ })).not.toBeChecked();
  expect(guest.getByLabelText('First name')).toHaveValue('Budi');
  expect(guest.getByLabelText('Last name')).toHaveValue('Santoso');
  expect(guest.getByLabelText('Title')).toHaveValue('Mr');
  expect((await findPart('Contact')).getByLabelText('First name')).toHaveValue('Ayu');
  expect(picker(guest).getByRole('button', { name: 'Budi Santoso' })).toHaveAttribute('aria-pressed', 'true');
});

test('who chooses themselves stays the guest, the title filled in', async () => {
  const user = userEvent.setup();
  await openCheckout(known);
  const guest = await findGuest();
  await user.click(picker(guest).getByRole('button', { name: 'Ayu Lestari' }));
  expect(guest.getByRole('checkbox', { name: /I am the guest/ })).toBeChecked();
  expect((await findPart('Contact')).getByLabelText('Title')).toHaveValue('Mrs');
});

test('an only name is repeated, and a child cannot have the key', async () => {
  const user = userEvent.setup();
  await openCheckout(known);
  const guest = await findGuest();
  await user.click(picker(guest).getByRole('button', { name: 'Suharto' }));
  expect(guest.getByRole('checkbox', { name: /Only one name/ })).toBeChecked();
  expect(guest.getByLabelText('Last name')).toHaveValue('Suharto');
  expect(picker(guest).getByRole('button', { name: 'Bima Santoso' })).toBeDisabled();
  expect(guest.getByText(/is 9 years old at check-in/)).toBeVisible();
});

test('what is saved of the member fills what is empty of the contact', async () => {
  const user = userEvent.setup();
  await openCheckout({ ...known, user: { ...TEST_USER, phone: '' } });
  const guest = await findGuest();
  await user.click(picker(guest).getByRole('button', { name: 'Ayu Lestari' }));
  const contact = await findPart('Contact');
  expect(await contact.findByLabelText('Mobile phone', { selector: 'input' })).toHaveValue('81234567890');
  expect(contact.getByLabelText('E-mail')).toHaveValue('ayu@wisata.test');
});

test('guests without an account are offered nobody, and nothing is asked for them', async () => {
  const { requests } = await openCheckout({ handlers: known.handlers });
  await findGuest();
  expect(screen.queryByRole('group', { name: 'Saved passengers' })).not.toBeInTheDocument();
  expect(requests.map(({ target }) => target)).not.toContain('GET /api/v1/dashboard/passenger');
});

async function bookForSomebodyNew(more: object = {}) {
  const user = userEvent.setup();
  const page = await openCheckout({
    ...known,
    booking: () => BOOKED_ANSWER,
    ...more,
  });
  const guest = await findGuest();
  await user.selectOptions((await findPart('Contact')).getByLabelText('Title'), 'Mrs');
  await user.click(guest.getByRole('checkbox', { name: /I am the guest/ }));
  await user.selectOptions(guest.getByLabelText('Title'), 'Dr');
  await user.type(guest.getByLabelText('First name'), 'Citra');
  await user.type(guest.getByLabelText('Last name'), 'Dewi');
  await user.click(guest.getByRole('checkbox', { name: /Save this guest/ }));
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Check everything once' });
  await user.click(bookButton());
  await screen.findByRole('heading', { name: 'Elsewhere' });
  return page;
}

test('a new guest is saved once the booking stands', async () => {
  const { requests, toasts } = await bookForSomebodyNew();
  await waitFor(() => expect(toasts).toContainEqual({ message: 'Success create passenger', kind: 'success' }));
  const sent = requests.filter(({ target }) => [bookingCall('hotel'), SAVE].includes(target));
  expect(sent.map(({ target }) => target)).toEqual([bookingCall('hotel'), SAVE]);
  expect(sent[1]?.json).toEqual({ title: 'DR', first_name: 'Citra', last_name: 'Dewi' });
});

test('a guest that cannot be saved does not touch the booking', async () => {
  const handlers = { ...known.handlers, [SAVE]: () => refusal(500, 'Something went wrong!') };
  const { toasts, router } = await bookForSomebodyNew({ handlers });
  await waitFor(() => expect(toasts).toContainEqual(expect.objectContaining({ kind: 'error' })));
  expect(router.state.location.pathname).toBe('/payment');
});

test('what is changed of a saved guest is saved once the booking stands', async () => {
  const user = userEvent.setup();
  const CHANGE = 'PATCH /api/v1/dashboard/passenger/p-budi';
  const handlers = { ...known.handlers, [CHANGE]: () => ({ id: 'p-budi' }) };
  const { requests, toasts } = await openCheckout({ ...known, handlers, booking: () => BOOKED_ANSWER });
  const guest = await findGuest();
  await user.selectOptions((await findPart('Contact')).getByLabelText('Title'), 'Mrs');
  await user.click(picker(guest).getByRole('button', { name: 'Budi Santoso' }));
  expect(guest.queryByRole('checkbox', { name: /Save/ })).toBeNull();
  await user.type(guest.getByLabelText('Last name'), 'a');
  await user.click(await guest.findByRole('checkbox', { name: /Save these changes to Budi Santoso/ }));
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Check everything once' });
  await user.click(bookButton());
  await waitFor(() => expect(toasts).toContainEqual({ message: 'Success create passenger', kind: 'success' }));
  expect(requests.find(({ target }) => target === CHANGE)?.json).toEqual({
    title: 'MR',
    first_name: 'Budi',
    last_name: 'Santosoa',
  });
});
