import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInContact, findPart as part, type User } from '@wisata/runtime/testing-checkout';
import { TOUR_DETAIL_ANSWER } from '@wisata/kernel/contracts/tour-answers.fixture';
import { TOUR_PRICE_ANSWER } from '@wisata/kernel/contracts/tour-price.fixture';
import {
  VENUE_DETAIL_ANSWER,
  VENUE_PASS_ANSWER,
  VENUE_PRICE_ANSWER,
  VENUE_WEEKEND_PRICE_ANSWER,
} from '@wisata/kernel/contracts/venue-answers.fixture';
import { refusal, type RenderPageOptions } from '@wisata/runtime/testing';
import { openVisits } from '../testing/visit-pages.tsx';

const VENUE_BOOKING = 'POST /api/v1/venue/booking';
const TOUR_BOOKING = 'POST /api/v1/tour/booking';
const FAMILY = '/venue/checkout?uniqueId=VEN-020&date=2026-12-01&time=2&pax=A&pax=A&pax=C&totalPrice=119';

async function open({ handlers, ...more }: Partial<RenderPageOptions>) {
  await Promise.all([import('./visit-checkout.tsx'), import('./visit-review.tsx')]);
  return openVisits({
    url: FAMILY,
    handlers: {
      'POST /api/v1/venue/detail': ({ json }) =>
        (json as { uniqueId: string }).uniqueId === 'VEN-014' ? VENUE_PASS_ANSWER : VENUE_DETAIL_ANSWER,
      'POST /api/v1/venue/price-detail': () => [VENUE_PRICE_ANSWER, VENUE_WEEKEND_PRICE_ANSWER],
      'POST /api/v1/tour/detail': () => TOUR_DETAIL_ANSWER,
      'POST /api/v1/tour/price-detail': () => [TOUR_PRICE_ANSWER],
      ...handlers,
    },
    ...more,
  });
}

async function fillInFamily(user: User) {
  await fillInContact(user, '8123 4567');
  const second = await part('Adult 2');
  await user.selectOptions(second.getByRole('combobox', { name: 'Title' }), 'Mr');
  await user.type(second.getByLabelText('First name'), 'Suharto');
  await user.click(second.getByLabelText(/^Only one name/));
  const child = await part('Child 1');
  await user.selectOptions(child.getByRole('combobox', { name: 'Title' }), 'Miss');
  await user.type(child.getByLabelText('First name'), 'Kirana');
  await user.type(child.getByLabelText('Last name'), 'Lestari');
  for (const [label, text] of [
    ['Day', '6'],
    ['Month', '5'],
    ['Year', '2019'],
  ] as const)
    await user.type(child.getByLabelText(label), text);
  await user.tab();
}

const press = (user: User, text: string) => user.click(screen.getByText(text, { selector: 'button' }));

test('a checkout whose operator does not answer says so, and is not taken for one that is gone', async () => {
  const down = () => refusal(502, 'Down', { code: 'TOUR_SUPPLIER_FAILED' });
  await open({ handlers: { 'POST /api/v1/venue/price-detail': down } });
  expect(await screen.findByText(/^The operator is not answering properly/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a family books a session in Singapore dollars, with the code of Singapore, and a guest finds it by e-mail', async () => {
  const user = userEvent.setup();
  const { requests, router } = await open({ handlers: { [VENUE_BOOKING]: () => null } });
  expect(await screen.findByRole('table', { name: 'Price' })).toHaveTextContent(
    /Adult 2 × S\$ 44.*S\$ 88.*Child 1 × S\$ 31.*S\$ 31.*Total.*S\$ 119/,
  );
  await fillInFamily(user);
  await press(user, 'Continue to review');
  const people = await part('Travellers');
  for (const name of ['Mrs Ayu Lestari', 'Mr Suharto', 'Miss Kirana Lestari'])
    expect(people.getByText(name)).toBeVisible();
  expect(screen.getByText('Tue 1 Dec 2026, 12:00 SGT', { selector: 'dd' })).toBeVisible();
  await press(user, 'Book and choose how to pay');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
  expect(requests.find(({ target }) => target === VENUE_BOOKING)?.json).toMatchObject({
    tour_date: '2026/12/01',
    time_id: '2',
    price_id: 'VEN-020-WD-P',
    total_price: 119,
    contact: { calling_code: '65' },
    paxes: [{ type: 'ADT' }, { type: 'ADT' }, { type: 'CHD', birth_date: '2019-05-06' }],
  });
});

test('a pass needs no day, and says until when it is good', async () => {
  await open({ url: '/venue/checkout?uniqueId=VEN-014&pax=A' });
  expect((await screen.findAllByText('Any day, 90 days from booking')).at(-1)).toBeVisible();
  expect(screen.getAllByText('Full refund while it is valid and not used')[0]).toBeVisible();
});

test('what is missing is listed by whose it is', async () => {
  const user = userEvent.setup();
  await open({});
  await screen.findByRole('heading', { name: 'Who is coming along?' });
  await press(user, 'Continue to review');
  expect(await screen.findByRole('link', { name: 'Child 1: Fill in the date of birth' })).toBeVisible();
  expect(screen.getByText('Contact and passenger data is not complete. Please recheck.')).toBeVisible();
});

test('a session that is full by now leads to another day', async () => {
  await open({ url: FAMILY.replace('2026-12-01&time=2', '2026-12-02&time=1') });
  expect(await screen.findByRole('heading', { name: 'These places are no longer free' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another day' })).toHaveAttribute(
    'href',
    '/venue/detail?uniqueId=VEN-020&date=2026-12-02&time=1&pax=A&pax=A&pax=C',
  );
});

test('places that are taken while somebody types are told, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  const { router } = await open({
    url: '/venue/checkout?uniqueId=VEN-020&date=2026-12-01&time=2&pax=A',
    handlers: { [VENUE_BOOKING]: () => refusal(409, 'full', { code: 'TOUR_FULL' }) },
  });
  await fillInContact(user, '8123 4567');
  await press(user, 'Continue to review');
  await screen.findByRole('heading', { name: 'Check everything once' });
  await press(user, 'Book and choose how to pay');
  expect(await screen.findByText(/^The last places were just sold/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/venue/checkout');
});

test('a tour is booked by the same form with its own date, and goes on to the payment', async () => {
  const user = userEvent.setup();
  const { requests, router } = await open({
    url: '/tour/checkout?uniqueId=TUR-001&date=2026-12-02&pax=A&pax=A',
    handlers: { [TOUR_BOOKING]: () => ({ id: 'b1', code: 'WS7K3M9Q2X', amount: 376, currency: 'SGD' }) },
  });
  await fillInContact(user, '8123 4567');
  const second = await part('Adult 2');
  await user.selectOptions(second.getByRole('combobox', { name: 'Title' }), 'Mr');
  await user.type(second.getByLabelText('First name'), 'Suharto');
  await user.click(second.getByLabelText(/^Only one name/));
  await press(user, 'Continue to review');
  await screen.findByRole('heading', { name: 'Check everything once' });
  await press(user, 'Book and choose how to pay');
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(requests.find(({ target }) => target === TOUR_BOOKING)?.json).toMatchObject({ tour_date: '2026-12-02' });
});
