import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { LIST_ANSWER } from '../api/transport.fixture.ts';
import { LIST_URL, openTransport, SEARCH_CALL } from '../testing/transport-pages.tsx';

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const title = (count: number) => ({
  level: 1,
  name: `${count} ${count === 1 ? 'vehicle' : 'vehicles'} from Ngurah Rai Airport`,
});

test('the cheapest stands first, at all that has to be paid, with its terms', async () => {
  const { requests } = await openTransport();
  expect(await screen.findByRole('heading', title(2))).toBeVisible();
  expect(requests.find(({ target }) => target === SEARCH_CALL)?.json).toMatchObject({
    pickUp: 'airport:DPS',
    dropOff: 'district:DPS.sanur',
    dropOffTime: '10:00',
    limit: 100,
  });
  expect(names()).toEqual(['Honda Brio', 'Toyota Avanza 1.5 G']);
  const card = within(screen.getByRole('article', { name: 'Toyota Avanza 1.5 G' }));
  expect(card.getByText('Rp. 1.235.000')).toBeVisible();
  expect(card.getByText('total for 3 days, all charges')).toBeVisible();
  expect(card.getByText(/^Deposit Rp.\s1.000.000/)).toBeVisible();
  expect(card.getByText(/^Free cancellation until 10:00 WITA/)).toBeVisible();
  expect(card.getByText('Driver 21 or older, licence held for 1 year')).toBeVisible();
  const small = within(screen.getByRole('article', { name: 'Honda Brio' }));
  expect(small.getByText('Not all bags fit: there is room for 1 large bag')).toBeVisible();
  expect(small.getByText('Only 2 left')).toBeVisible();
  expect(small.getByText('Lowest total')).toBeVisible();
  expect(card.queryByText('Lowest total')).toBeNull();
  expect(card.getByText('Distance: Without limit')).toBeVisible();
});

test('what leaving the car elsewhere costs is said once, where it is the same for all', async () => {
  const fee = { code: 'ONE_WAY', quantity: 1, amount: 75_000 };
  const { vehicles } = LIST_ANSWER;
  const data = vehicles.data.map((vehicle) => ({ ...vehicle, charges: [...vehicle.charges, fee] }));
  await openTransport({ handlers: { [SEARCH_CALL]: () => ({ ...LIST_ANSWER, vehicles: { ...vehicles, data } }) } });
  expect(await screen.findByText(/^Bringing it back elsewhere costs Rp.\s75.000/)).toBeVisible();
});

test('the address carries order and filters, which are taken off one by one', async () => {
  const user = userEvent.setup();
  const { router } = await openTransport({ url: `${LIST_URL}&sort=price_desc&brandName=Toyota` });
  await screen.findByRole('heading', title(1));
  await user.click(screen.getByRole('button', { name: 'Remove filter Toyota' }));
  await screen.findByRole('heading', title(2));
  expect(names()).toEqual(['Toyota Avanza 1.5 G', 'Honda Brio']);
  expect(router.state.location.search).toContain('sort=price_desc');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', title(1))).toBeVisible();
});

test('a filter that is taken off and an order that is chosen before the list has followed both count', async () => {
  await openTransport({ url: `${LIST_URL}&brandName=Toyota` });
  await screen.findByRole('heading', title(1));
  const order = screen.getByRole('combobox', { name: 'Order of the list' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Toyota' }));
  fireEvent.change(order, { target: { value: 'price_desc' } });
  expect(order).toHaveValue('price_desc');
  await screen.findByRole('heading', title(2));
  expect(names()).toEqual(['Toyota Avanza 1.5 G', 'Honda Brio']);
});

test('each choice says how many it would leave before it is made, and Back undoes what was applied', async () => {
  const user = userEvent.setup();
  const { router } = await openTransport();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('checkbox', { name: /Honda/ }));
  await user.click(sheet.getByRole('button', { name: 'Show 1 vehicle' }));
  await screen.findByRole('heading', title(1));
  expect(names()).toEqual(['Honda Brio']);
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', title(2))).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where nobody has vehicles the page says so in its language, and leads on', async () => {
  const empty = { ...LIST_ANSWER, vehicles: { ...LIST_ANSWER.vehicles, data: [], total: 0 } };
  await openTransport({ locale: 'id', handlers: { [SEARCH_CALL]: () => empty } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kendaraan tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yang sama dengan sopir' })).toHaveAttribute(
    'href',
    expect.stringContaining('mode=with-driver'),
  );
});

test.each([
  ['en', 'Pick-up must be at least three hours from now.', /^Search .* instead$/],
  ['id', 'Waktu jemput paling cepat tiga jam dari sekarang.', /^Cari .*2026/],
] as const)('a search that cannot be made says why in %s, and leads to the same on other days', async (...said) => {
  const [locale, words, instead] = said;
  const message = 'Pick-up must be at least three hours from now';
  const refused = () => refusal(400, message, { code: 'TRANSPORT_CLOSED', fields: { pickUpTime: message } });
  await openTransport({
    locale,
    url: LIST_URL.replace('2026-12-08', '2026-11-24'),
    handlers: { [SEARCH_CALL]: refused },
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: instead })).toHaveAttribute(
    'href',
    expect.stringContaining('pickUpDate=2026-12-01'),
  );
});

test('a transfer to nowhere asks where to, with the rest filled in', async () => {
  const { requests } = await openTransport({
    url: '/transport/list?mode=transfer&pickUp=airport%3ADPS&pickUpDate=2026-12-12&pickUpTime=13%3A30&flight=QG+690',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Where does it go?' })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Flight number.*QG 690/ })).toBeVisible();
  expect(requests.filter(({ target }) => target === SEARCH_CALL)).toEqual([]);
});

test('the form above the list searches for another place', async () => {
  const user = userEvent.setup();
  const { router } = await openTransport();
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  const field = await screen.findByRole('combobox', { name: 'Return the car at' });
  await user.clear(field);
  await user.type(field, 'ubu');
  await user.click(await screen.findByRole('option', { name: /Ubud/ }));
  await user.click(screen.getByRole('button', { name: 'Search transport' }));
  await waitFor(() => expect(router.state.location.search).toContain('dropOff=district%3ADPS.ubud'));
});

test('a destination that a car search hides is not searched, and is there again for a transfer', async () => {
  const user = userEvent.setup();
  const { router } = await openTransport({ url: LIST_URL.replace('&dropOff=district%3ADPS.sanur', '') });
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  const way = (name: string) => user.click(screen.getByRole('radio', { name }));
  await screen.findByRole('checkbox', { name: 'Return it elsewhere' });
  await way('Transfer');
  await user.type(screen.getByRole('combobox', { name: 'To' }), 'ubu');
  await user.click(await screen.findByRole('option', { name: /Ubud/ }));
  await way('Self-drive');
  await way('Transfer');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('Ubud');
  await way('Self-drive');
  await user.click(screen.getByRole('checkbox', { name: 'I leave the city' }));
  await user.click(screen.getByRole('button', { name: 'Search transport' }));
  await waitFor(() => expect(router.state.location.search).toContain('outOfTown=1'));
  expect(router.state.location.search).not.toContain('dropOff=');
});

test.each([
  ['Ubud', 'district:DPS.ubud'],
  ['Juanda Airport, Surabaya', 'airport:SUB'],
])('the name %s that a form has sent without script leads to the list of its id', async (name, id) => {
  const { router } = await openTransport({ url: `/transport/list?${new URLSearchParams({ pickUp: name })}` });
  await waitFor(() => expect(router.state.location.search).toBe(`?${new URLSearchParams({ pickUp: id })}`));
});

test('the form can be sent before its script works: to the list, with everything that it holds', async () => {
  await openTransport();
  await userEvent.click(await screen.findByRole('button', { name: /Change search/ }));
  const form = (await screen.findByRole('button', { name: 'Search transport' })).closest('form')!;
  expect(new URL(form.action).pathname).toBe('/transport/list');
  const sent = new URLSearchParams(LIST_URL.split('?')[1]);
  expect([...new FormData(form).keys()]).toEqual(expect.arrayContaining([...sent.keys()]));
  expect(new FormData(form).get('pickUp')).toMatch(/Ngurah Rai Airport/);
});
