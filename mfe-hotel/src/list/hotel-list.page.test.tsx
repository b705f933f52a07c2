import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { queryOf as queryOfLink } from '@wisata/runtime/testing-links';
import { availability, SAMUDRA, WANAKARTA } from '../api/hotel.fixture.ts';
import { LIST_CALL, LIST_URL, openHotelPage, PAGE_CALL } from '../testing/hotel-pages.tsx';

const TOTAL = /Rp\.\s5\.380\.000/;
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const queryOf = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search);

test('while hotels are looked for the page says so and the search stays in sight', async () => {
  let resolve: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((settle) => (resolve = settle));
  await openHotelPage({ url: LIST_URL, handlers: { [LIST_CALL]: () => promise } });
  expect(await screen.findByText('Looking for hotels')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your search' })).toHaveTextContent('Bali');
  resolve(availability([SAMUDRA]));
  await heading('1 stay in Bali');
});

test('an address with the key of a place only has its name in the search bar, the form and the links of the list', async () => {
  const user = userEvent.setup();
  await openHotelPage({ url: LIST_URL.replace('&city=Bali', '') });
  await heading('2 stays in Bali');
  const bar = screen.getByRole('region', { name: 'Your search' });
  expect(bar).toHaveTextContent(/^Bali/);
  expect(screen.getByRole('link', { name: 'See rooms of Samudra Biru Sanur' }).getAttribute('href')).toContain(
    'city=Bali',
  );
  await user.click(within(bar).getByRole('button', { name: /^Change/ }));
  expect(await screen.findByRole('combobox', { name: 'City, area or hotel' })).toHaveValue('Bali');
});

test('hotels show the total of the stay first, what it covers, the night, the deadline and scarcity', async () => {
  await openHotelPage({ url: LIST_URL });
  await heading('2 stays in Bali');
  const [first, second] = screen.getAllByRole('article');
  const samudra = within(first!);
  expect(samudra.getByText(TOTAL)).toBeInTheDocument();
  expect(samudra.getByText('4 nights, taxes included')).toBeInTheDocument();
  expect(samudra.getByText(/Rp\.\s1\.345\.000 per night/)).toBeInTheDocument();
  expect(samudra.getByText(/^Free cancellation until 18:00 WITA, Wed 9 Dec 2026 \(.*your time\)$/)).toBeInTheDocument();
  expect(samudra.queryByText(/left/)).toBeNull();
  const wanakarta = within(second!);
  expect(wanakarta.getByText('No refund after booking')).toBeInTheDocument();
  expect(wanakarta.getByText('2 rooms left')).toBeInTheDocument();
});

test('the hotel is opened with the search and its quote', async () => {
  await openHotelPage({ url: LIST_URL });
  const link = await screen.findByRole('link', { name: 'See rooms of Samudra Biru Sanur' });
  expect(queryOfLink(link)).toMatchObject({
    hotelKey: 'HTL-DPS-001',
    correlationId: 'quote-1',
    checkInDate: '2026-12-12',
    countGuest: '2',
    destinationKey: 'DPS',
  });
});

test('the party is in the words of the contract, and said in English', async () => {
  await openHotelPage({ url: LIST_URL });
  const search = await screen.findByRole('region', { name: 'Your search' });
  expect(within(search).getByText('2 Tamu, 1 Kamar')).toHaveAttribute('lang', 'id');
  expect(within(search).getByText('2 guests, 1 room')).toBeInTheDocument();
});

test('a quick filter goes into the address and to the server, its chip takes it off again', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openHotelPage({ url: LIST_URL });
  await user.click(await screen.findByRole('button', { name: /Free cancellation/ }));
  await heading('1 stay in Bali');
  expect(queryOf(router).get('freeCancellation')).toBe('1');
  expect(requests.at(-1)).toMatchObject({
    target: PAGE_CALL,
    json: { freeCancellation: true, correlationId: 'quote-1' },
  });
  // The keyboard is still on the chip that it pressed.
  expect(screen.getByRole('button', { name: 'Remove filter Free cancellation' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await heading('2 stays in Bali');
  expect(queryOf(router).has('freeCancellation')).toBe(false);
});

test('a second filter pressed before the first has been answered adds to it, and both show at once', async () => {
  const user = userEvent.setup();
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => (give = resolve));
  const { router, requests } = await openHotelPage({ url: LIST_URL, handlers: { [PAGE_CALL]: () => answer } });
  await user.click(await screen.findByRole('button', { name: /Free cancellation/ }));
  await screen.findByRole('button', { name: 'Remove filter Free cancellation' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Lowest price');
  give(availability([SAMUDRA]));
  await heading('1 stay in Bali');
  expect([queryOf(router).get('freeCancellation'), queryOf(router).get('sort')]).toEqual(['1', 'price_asc']);
  expect(requests.at(-1)).toMatchObject({ target: PAGE_CALL, json: { freeCancellation: true } });
});

test('the sheet counts while filters are put together, and only its button applies them', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openHotelPage({ url: LIST_URL });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('checkbox', { name: 'Swimming pool' })).toBeDisabled();
  expect(sheet.getByRole('checkbox', { name: 'All areas' })).toBeChecked();
  await user.click(sheet.getByRole('checkbox', { name: '3 stars' }));
  const show = await sheet.findByRole('button', { name: 'Show 1 stay' });
  expect(queryOf(router).has('star')).toBe(false);
  await user.click(show);
  await heading('1 stay in Bali');
  expect(queryOf(router).get('star')).toBe('3');
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  expect(requests.filter(({ target }) => target === PAGE_CALL)).toHaveLength(1);
  await act(() => router.navigate(-1));
  await heading('2 stays in Bali');
});

test.each([
  ['a box is ticked', ['star', '3'], '3 stars', ''],
  ['a name is typed', ['name', 'Wanakarta'], '', 'Wanakarta'],
  ['Enter follows a name', ['name', 'Wanakarta'], '', 'Wanakarta{Enter}'],
])('where %s the sheet applies it without waiting for the count', async (_what, [key, value], box, keys) => {
  const user = userEvent.setup();
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => (give = resolve));
  const { router } = await openHotelPage({ url: LIST_URL, handlers: { [PAGE_CALL]: () => answer } });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  if (box) await user.click(sheet.getByRole('checkbox', { name: box }));
  if (keys) await user.type(sheet.getByRole('textbox', { name: 'Hotel name' }), keys);
  if (!keys.endsWith('{Enter}')) await user.click(sheet.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
  give(availability([WANAKARTA]));
  await heading('1 stay in Bali');
  expect(queryOf(router).get(key!)).toBe(value);
});

test('the order is changed, remembered and told', async () => {
  const user = userEvent.setup();
  const { router, app } = await openHotelPage({
    url: LIST_URL,
    handlers: { [PAGE_CALL]: () => availability([WANAKARTA, SAMUDRA]) },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  await screen.findByText('Sorted by Lowest price, 2 stays');
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Wanakarta Mertasari');
  expect(queryOf(router).get('sort')).toBe('price_asc');
  expect(app.storage.local.get('hotel_sort')).toBe('price_asc');
});

test('more hotels are on further pages, each with an address', async () => {
  await openHotelPage({
    url: `${LIST_URL}&sort=price_asc&page=2`,
    handlers: { [PAGE_CALL]: () => availability([WANAKARTA], { total: 43, current_page: 2 }) },
  });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the list' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', expect.stringContaining('page=3'));
});

test('an empty list names the cause and offers two ways that lead to hotels', async () => {
  const { requests } = await openHotelPage({
    url: `${LIST_URL}&star=2&freeCancellation=1`,
    handlers: {
      [PAGE_CALL]: ({ json }) => {
        const { star } = json as { star: string[] };
        return availability(star.includes('2') ? [] : [SAMUDRA]);
      },
    },
  });
  await heading('Hotel not found');
  expect(screen.getByText('No hotel has everything that you filter by.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Without 2 stars: 1 stay' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('star='),
  );
  expect(screen.getByRole('link', { name: 'Clear all filters: 1 stay' })).toBeInTheDocument();
  expect(requests.some(({ target }) => target === PAGE_CALL)).toBe(true);
});

test('a failed search says what is safe and can be asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  await openHotelPage({
    url: LIST_URL,
    handlers: { [LIST_CALL]: () => (isDown ? refusal(500, 'The supplier did not answer') : availability([SAMUDRA])) },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The supplier did not answer')).toBeInTheDocument();
  expect(alert.getByText(/nothing was booked or charged/)).toBeInTheDocument();
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await heading('1 stay in Bali');
});

test('a check-in that has gone by opens the form and offers the same nights from tomorrow', async () => {
  const { requests } = await openHotelPage({ url: LIST_URL.replaceAll('2026-12', '2026-10') });
  await heading('Change your search');
  expect(screen.getByText('This check-in is in the past. Choose another date.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Show Sat 21 Nov/ })).toHaveAttribute(
    'href',
    expect.stringContaining('checkInDate=2026-11-21&checkOutDate=2026-11-25'),
  );
  expect(await screen.findByRole('button', { name: 'Search hotels' })).toBeInTheDocument();
  expect(requests.filter(({ target }) => target === LIST_CALL)).toHaveLength(0);
});

test('the name of a hotel belongs to its own page and leaves the address of the list', async () => {
  const { router } = await openHotelPage({ url: `${LIST_URL}&hotelName=Samudra&hotelKey=HTL-DPS-001` });
  await heading('2 stays in Bali');
  expect(queryOf(router).has('hotelName')).toBe(false);
  expect(queryOf(router).has('hotelKey')).toBe(false);
});

test('the search is changed in place, with what was searched as its start', async () => {
  const user = userEvent.setup();
  const { router } = await openHotelPage({ url: LIST_URL });
  await user.click(await screen.findByRole('button', { name: 'Change search' }));
  expect(await screen.findByRole('combobox', { name: 'City, area or hotel' })).toHaveValue('Bali');
  await user.click(screen.getByRole('button', { name: /^Guests and rooms/ }));
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(router.state.location.search).toContain('countGuest=2');
  await user.click(screen.getByRole('button', { name: 'Search hotels' }));
  await waitFor(() => expect(router.state.location.search).toContain('countGuest=3'));
  expect(router.state.location.pathname).toBe('/hotel/list');
});

test('in Indonesian the page is Indonesian throughout', async () => {
  await openHotelPage({ url: LIST_URL, locale: 'id' });
  await heading('2 penginapan di Bali');
  expect(
    screen.getByText(/^Pembatalan gratis hingga 18.00 WITA, Rab, 9 Des 2026 \(.*waktu Anda\)$/),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Lihat kamar/ })).toHaveLength(2);
});
