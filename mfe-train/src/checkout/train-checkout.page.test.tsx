import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInContact, findPart as part, type User } from '@wisata/runtime/testing-checkout';
import {
  TRAIN_HOLD_ANSWER,
  TRAIN_PRICE_ANSWER,
  TRAIN_QUEUE_ANSWERS,
  TRAIN_SEATS_ANSWER,
} from '@wisata/kernel/contracts/train-answers.fixture';
import { refusal, TEST_USER } from '@wisata/runtime/testing';
import { SAVED_SUHARTO } from '@wisata/runtime/testing-orders';
import { DEPART_KEY, FAMILY_PRICE, RETURN_KEY } from '../api/train.fixture.ts';
import { BOOKING_CALL, CHECKOUT_URL, HOLD_CALL, openTrains, PRICE_CALL, QUEUE_CALL } from '../testing/train-pages.ts';

const goOn = (user: User) => user.click(screen.getByText('Continue to review', { selector: 'button' }));
const pressBook = async (user: User) =>
  user.click(await screen.findByText('Book and choose how to pay', { selector: 'button' }));

async function fillInInfant(user: User) {
  const infant = await part('Infant 1');
  const typed = { 'First name': 'Bima', 'Last name': 'Lestari', Day: '9', Month: '3', Year: '2025' };
  for (const [label, text] of Object.entries(typed)) await user.type(infant.getByLabelText(label), text);
}

async function fillInFamily(user: User) {
  await fillInContact(user);
  await user.type((await part('Adult 1')).getByLabelText('KTP number (NIK)'), '3171025704910003');
  const second = await part('Adult 2');
  await user.selectOptions(second.getByRole('combobox', { name: 'Title' }), 'Mr');
  await user.type(second.getByLabelText('First name'), 'Suharto');
  await user.click(second.getByLabelText(/^Only one name/));
  await user.type(second.getByLabelText('KTP number (NIK)'), '3171021708860001');
  await fillInInfant(user);
  await user.tab();
}

test('shows both trains and a price that adds up', async () => {
  await openTrains({ url: CHECKOUT_URL });
  const table = await screen.findByRole('table', { name: 'Price of the trains' });
  expect(table).toHaveTextContent(
    /Departure.*1\.335\.000.*Adult 2 × Rp\. 660\.000.*1\.320\.000.*Service fee 2 × Rp\. 7\.500.*15\.000.*Return.*Total.*2\.670\.000/,
  );
});

test('a family is typed, read once more and booked with one key, and goes on to the payment', async () => {
  const user = userEvent.setup();
  const { requests, router } = await openTrains({
    url: CHECKOUT_URL,
    handlers: { [BOOKING_CALL]: () => ({ id: 'b1', code: 'WS7K3M9Q2X', amount: 2_670_000, currency: 'IDR' }) },
  });
  await fillInFamily(user);
  await goOn(user);
  const people = await part('Passengers');
  for (const text of ['LESTARI / AYU MRS', 'SUHARTO / SUHARTO MR', 'LESTARI / BIMA MSTR', 'KTP 3171025704910003'])
    expect(people.getByText(text)).toBeVisible();
  await pressBook(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  const sent = requests.find(({ target }) => target === BOOKING_CALL)?.json;
  expect(sent).toMatchObject({ adult: 2, infant: 1, total_price: 2_670_000, hold: null });
});

test('what is missing is listed by whose it is', async () => {
  const user = userEvent.setup();
  await openTrains({ url: CHECKOUT_URL });
  await screen.findByRole('heading', { name: 'Who is travelling?' });
  await goOn(user);
  expect(await screen.findByRole('link', { name: 'Adult 1: Fill in the number of the document' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Infant 1: Fill in the date of birth' })).toBeVisible();
});

test('who has no card yet gives a birth date', async () => {
  const user = userEvent.setup();
  await openTrains({ url: CHECKOUT_URL });
  const second = await part('Adult 2');
  await user.click(second.getByLabelText(/^Under 17, without an ID card/));
  expect(second.getByRole('group', { name: /^Date of birth/ })).toBeVisible();
  expect(second.queryByLabelText('KTP number (NIK)')).not.toBeInTheDocument();
});

test('seats are chosen by real checkboxes, kept for five minutes, and booked after them too while nobody took them', async () => {
  const user = userEvent.setup();
  let nowMs = Date.parse('2026-11-20T06:00:00Z');
  const { requests } = await openTrains({
    url: CHECKOUT_URL,
    nowMs: () => nowMs,
    handlers: {
      [HOLD_CALL]: () => TRAIN_HOLD_ANSWER,
      [BOOKING_CALL]: () => refusal(409, 'taken', { code: 'TRAIN_SEAT_TAKEN' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose seats' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose seats' }));
  const free = await sheet.findByRole('checkbox', { name: 'Coach 3, seat 1A, window, facing forward, free' });
  expect(sheet.getByRole('checkbox', { name: 'Coach 3, seat 1C, aisle, facing forward, taken' })).toBeDisabled();
  await user.click(free);
  expect(await sheet.findByText('Your 2 seats: EKS-3 / 1A, EKS-3 / 1B')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Continue to Argo Bromo Anggrek 1' }));
  await user.click(await sheet.findByRole('checkbox', { name: /seat 1B.*free/ }));
  await user.click(sheet.getByRole('button', { name: 'Hold for five minutes' }));
  expect(await screen.findByText(/^Your seats are held until/)).toBeVisible();
  expect(requests.find(({ target }) => target === HOLD_CALL)?.json).toMatchObject({
    journeys: [
      { ClassKey: DEPART_KEY, Seats: ['EKS-3 / 1A', 'EKS-3 / 1B'] },
      { ClassKey: RETURN_KEY, Seats: ['EKS-3 / 1A', 'EKS-3 / 1B'] },
    ],
  });
  await fillInFamily(user);
  await goOn(user);
  nowMs += 6 * 60_000;
  await pressBook(user);
  expect(await screen.findByText('Somebody else was faster with one of these seats. Choose again.')).toBeVisible();
  await pressBook(user);
  const held = () =>
    requests.flatMap(({ target, json }) => (target === BOOKING_CALL ? (json as { hold: string | null }).hold : []));
  await waitFor(() => expect(held()).toEqual([TRAIN_HOLD_ANSWER.hold, null]));
});

test('a seat that somebody else has taken meanwhile is told, and is chosen no longer', async () => {
  const user = userEvent.setup();
  const [coach] = TRAIN_SEATS_ANSWER.Coaches;
  const [first, ...others] = coach!.Seats;
  let map = TRAIN_SEATS_ANSWER;
  await openTrains({
    url: CHECKOUT_URL.replace('&returnDate=2026-12-14', ''),
    handlers: {
      [PRICE_CALL]: () => TRAIN_PRICE_ANSWER,
      'GET /api/v1/train/seats': () => map,
      [HOLD_CALL]: () => refusal(409, 'taken', { code: 'TRAIN_SEAT_TAKEN' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose seats' }));
  await user.click(await screen.findByRole('checkbox', { name: /seat 1A/ }));
  map = { ...map, Coaches: [{ ...coach!, Seats: [{ ...first!, State: 'taken' }, ...others] }] };
  await user.click(screen.getByRole('button', { name: 'Hold for five minutes' }));
  expect(await screen.findByText('Somebody else was faster with one of these seats. Choose again.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /seat 1A.*taken/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Hold for five minutes' })).toBeDisabled();
});

test.each([
  ['en', '34 people are before you.', /^About 2 minutes/],
  ['id', '34 orang di depan Anda.', /^Sekitar 2 menit/],
] as const)(
  'in a peak the line comes first, with the place and an honest estimate in %s',
  async (locale, ahead, wait) => {
    await openTrains({
      url: CHECKOUT_URL,
      locale,
      handlers: {
        [PRICE_CALL]: () => ({ ...FAMILY_PRICE, queue_required: true }),
        [QUEUE_CALL]: () => TRAIN_QUEUE_ANSWERS[0],
      },
    });
    expect(await screen.findByText(ahead)).toBeVisible();
    expect(screen.getByText(wait)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^(Contact|Kontak)$/ })).not.toBeInTheDocument();
  },
);

test('who is let in goes on to the form', async () => {
  await openTrains({
    url: CHECKOUT_URL,
    handlers: {
      [PRICE_CALL]: () => ({ ...FAMILY_PRICE, queue_required: true }),
      [QUEUE_CALL]: () => TRAIN_QUEUE_ANSWERS[1],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
});

test('seats that are gone lead to other trains of the search', async () => {
  await openTrains({
    url: CHECKOUT_URL,
    handlers: { [PRICE_CALL]: () => refusal(409, 'sold out', { code: 'TRAIN_SOLD_OUT' }) },
  });
  expect(await screen.findByRole('heading', { name: 'These seats are no longer available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See trains of this search' })).toBeVisible();
});

test('a member fills a place in with whom they have saved, and has somebody new saved with the booking', async () => {
  const user = userEvent.setup();
  const { requests } = await openTrains({
    url: CHECKOUT_URL,
    user: { ...TEST_USER, gender: 'female' },
    handlers: {
      'GET /api/v1/dashboard/passenger': () => ({ data: [SAVED_SUHARTO], current_page: 1, per_page: 100, total: 1 }),
      'POST /api/v1/dashboard/passenger': () => SAVED_SUHARTO,
      [BOOKING_CALL]: () => ({ id: 'b1', code: 'WS7K3M9Q2X', amount: 2_670_000, currency: 'IDR' }),
    },
  });
  const second = await part('Adult 2');
  await user.click(await second.findByRole('button', { name: /Suharto/ }));
  expect(second.getByLabelText('KTP number (NIK)')).toHaveValue('3374111708860001');
  await user.type((await part('Adult 1')).getByLabelText('KTP number (NIK)'), '3171025704910003');
  const infant = await part('Infant 1');
  expect(infant.getByText(/is an adult on/)).toBeVisible();
  await fillInInfant(user);
  await user.click(infant.getByLabelText(/^Save this traveller for next time/));
  await goOn(user);
  await pressBook(user);
  await waitFor(() => expect(requests.at(-1)?.target).toBe('POST /api/v1/dashboard/passenger'));
  expect(requests.at(-1)?.json).toMatchObject({ first_name: 'Bima', title: 'MSTR', birthdate: '2025-03-09' });
});
