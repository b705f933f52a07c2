import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillInContact, findPart as part, type User } from '@wisata/runtime/testing-checkout';
import { refusal, renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { PIECES, RECORD, SOLD_SAMPLE } from '../api/sold.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

const BOOKING = 'POST /api/v1/category-product/booking';
const PRICE = 'POST /api/v1/category-product/get-price';
const QUERY = 'slug=manta-snorkelling&option=snorkel&date=2026-12-12&time=0730&adult=2&totalPrice=1380000';
const PRICED = { ...RECORD.payments, left: 4, free_until: RECORD.free_until };

const open = ({ handlers, ...more }: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes: [...remote.routes, { path: '*', Component: () => <h1>Elsewhere</h1> }],
    url: `/product/checkout?${QUERY}`,
    nowMs: Date.parse('2026-11-20T03:00:00Z'),
    messages: { content: en },
    ...more,
    handlers: { 'POST /api/v1/top/get-product': () => SOLD_SAMPLE, [PRICE]: () => PRICED, ...handlers },
  });

const press = (user: User, text: string) => user.click(screen.getByText(text, { selector: 'button' }));

test('the contact and a second traveller are booked at the total that was seen, and pay next', async () => {
  const user = userEvent.setup();
  const { requests, router } = await open({ handlers: { [BOOKING]: () => ({ id: 'b1', code: 'WS7K3M9Q2X' }) } });
  await fillInContact(user, '81234567890');
  await press(user, 'Continue to review');
  expect(await screen.findByRole('link', { name: 'Traveller 2: Fill in the first name' })).toBeVisible();
  const second = await part('Traveller 2');
  await user.selectOptions(second.getByRole('combobox', { name: 'Title' }), 'Mr');
  await user.type(second.getByLabelText('First name'), 'Raka');
  await user.type(second.getByLabelText('Last name'), 'Prasetya');
  await press(user, 'Continue to review');
  expect(await screen.findByText('Mr Raka Prasetya')).toBeVisible();
  await press(user, 'Book and choose how to pay');
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(requests.find(({ target }) => target === BOOKING)?.json).toMatchObject({
    uniqueId: 'ACT-004',
    option_id: 'snorkel',
    date: '2026-12-12',
    time_id: '0730',
    adult: 2,
    total_price: 1_380_000,
    contact: { first_name: 'Ayu', calling_code: '65', email: 'ayu@mail.example' },
    paxes: [
      { type: 'ADT', title: 'Mrs', first_name: 'Ayu' },
      { type: 'ADT', title: 'Mr', first_name: 'Raka' },
    ],
  });
});

test('a child stays a child when somebody else comes along, and nobody who was typed is lost', async () => {
  const user = userEvent.setup();
  const party = (adult: number, child: number) =>
    `/product/checkout?${QUERY.replace('adult=2', `adult=${adult}&child=${child}`)}`;
  await open({ url: party(2, 1) });
  await user.type((await part('Traveller 2')).getByLabelText('First name'), 'Budi');
  await user.type((await part('Traveller 3')).getByLabelText('First name'), 'Kirana');
  await user.tab();
  cleanup();
  await open({ url: party(1, 1) });
  const child = await part('Traveller 2');
  expect(child.getByLabelText('First name')).toHaveValue('Kirana');
  await user.type(child.getByLabelText('Last name'), 'Lestari');
  await user.tab();
  cleanup();
  await open({ url: party(2, 1) });
  expect((await part('Traveller 2')).getByLabelText('First name')).toHaveValue('Budi');
  expect((await part('Traveller 3')).getByLabelText('Last name')).toHaveValue('Lestari');
});

test('where nobody is named the contact is all that is asked for', async () => {
  const user = userEvent.setup();
  await open({
    url: '/product/checkout?slug=sim&option=week&date=2026-12-12&qty=2',
    handlers: {
      'POST /api/v1/top/get-product': () => ({ ...SOLD_SAMPLE, sale: PIECES }),
      [PRICE]: () => ({
        ...PRICED,
        product_unit: 'piece',
        price: 120_000,
        TotalQty: 2,
        SubTotal: 240_000,
        GrandTotal: 240_000,
      }),
    },
  });
  await fillInContact(user, '81234567890');
  await press(user, 'Continue to review');
  expect(await screen.findByRole('heading', { name: 'Check everything once' })).toBeVisible();
  expect(screen.getAllByText(/Rp\. 240\.000/).length).toBeGreaterThan(0);
});

test.each([
  ['a day that is full', QUERY.replace('2026-12-12', '2026-12-11'), {}],
  ['no product', 'date=2026-12-12', {}],
  ['a choice that has just been sold', QUERY, { [PRICE]: () => refusal(409, 'full', { code: 'PRODUCT_FULL' }) }],
])('%s leads back to the product', async (_what, query, handlers) => {
  await open({ url: `/product/checkout?${query}`, handlers });
  expect(await screen.findByRole('heading', { level: 1, name: 'This cannot be booked any more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another one' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/product/),
  );
});
