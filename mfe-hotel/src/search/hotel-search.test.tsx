import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { sentBy } from '@wisata/runtime/testing-links';
import { CITIES, HOTEL_NAMES, PRICE_ANSWER } from '../api/hotel.fixture.ts';
import en from '../messages/en.ts';
import { HotelSearchPanel } from './hotel-search.tsx';

function openForm({ handlers, ...more }: Partial<RenderPageOptions> & { search?: string } = {}) {
  return renderPage({
    routes: [
      { path: '/', Component: () => <HotelSearchPanel search={more.search ?? ''} /> },
      { path: '*', Component: () => <h1>Elsewhere</h1> },
    ],
    url: '/',
    messages: { hotel: en },
    handlers: {
      'GET /api/v1/hotel/list-cities-byname': ({ query }) =>
        query.get('terms') === 'Jakarta' ? [{ key: 'JKT', name: 'Jakarta', count: 40 }] : CITIES,
      'GET /api/v2/hotel/list-hotel': () => HOTEL_NAMES,
      'GET /api/v1/hotel/price-calendar': () => PRICE_ANSWER,
      ...handlers,
    },
    ...more,
  });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const place = () => screen.findByRole('combobox', { name: 'City, area or hotel' });
const guests = () => screen.getByRole('button', { name: /^Guests and rooms/ });
const submit = () => screen.getByRole('button', { name: 'Search hotels' });

test('the defaults give a valid search as soon as a place is chosen', async () => {
  const user = userEvent.setup();
  const { router } = await openForm();
  await user.click(await place());
  await user.click(screen.getByRole('option', { name: 'Jakarta' }));
  await user.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/list'));
  expect(router.state.location.search).toMatch(
    /city=Jakarta&checkInDate=2026-11-21&checkOutDate=2026-11-22&countRoom=1&countGuest=2&countChild=0/,
  );
});

test('the form as the browser sends it without script is the address of the list', async () => {
  const user = userEvent.setup();
  await openForm({
    search: 'destinationKey=DPS&city=Bali&checkInDate=2026-12-01&checkOutDate=2026-12-04&countGuest=3',
  });
  const field = await place();
  const form = field.closest('form')!;
  await user.clear(field);
  await user.type(field, 'Jakarta');
  expect(sentBy(form)).toBe(
    'get /hotel/list?checkInDate=2026-12-01&checkOutDate=2026-12-04&countRoom=1&countGuest=3&countChild=0&city=Jakarta',
  );
});

test('below three characters nothing is asked for and the fixed cities, Bali and Yogyakarta stand ready', async () => {
  const user = userEvent.setup();
  const { requests } = await openForm();
  await user.type(await place(), 'ja');
  for (const city of ['Bali', 'Jakarta', 'Yogyakarta', 'Bandung', 'Surabaya', 'Makassar']) {
    expect(screen.getByRole('option', { name: city })).toBeInTheDocument();
  }
  expect(requests.filter(({ target }) => target.includes('/hotel/'))).toHaveLength(0);
});

test('a hotel is chosen in the same field and leads to its own page', async () => {
  const user = userEvent.setup();
  const { router } = await openForm();
  await user.type(await place(), 'samudra');
  await user.click(await screen.findByRole('option', { name: /Samudra Biru Sanur/ }));
  await user.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/detail'));
  expect(router.state.location.search).toContain('hotelKey=HTL-DPS-001');
});

test('without a place nothing is sent, the reason stands at the field and the field has the focus', async () => {
  const user = userEvent.setup();
  const { router } = await openForm();
  const field = await place();
  await user.click(submit());
  expect(await screen.findByText('Choose a city, an area or a hotel.')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  expect(router.state.location.pathname).toBe('/');
});

test('counts keep within their limits and a blocked button says why', async () => {
  const user = userEvent.setup();
  await openForm();
  await place();
  await user.click(guests());
  const panel = within(screen.getByRole('dialog', { name: 'Guests and rooms' }));
  await user.click(panel.getByRole('button', { name: 'One guest less' }));
  expect(panel.getByText('Each room needs at least one guest.')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'One guest less' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(panel.getByRole('button', { name: 'One room more' }));
  expect(panel.getByText('A guest was added, because each room needs one.')).toBeInTheDocument();
  expect(guests()).toHaveTextContent('2 Tamu, 2 Kamar');
  for (let count = 2; count < 8; count += 1) await user.click(panel.getByRole('button', { name: 'One guest more' }));
  expect(panel.getByText('These rooms take at most 8 guests. Add a room for more.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'One guest more' }));
  expect(guests()).toHaveTextContent('8 Tamu, 2 Kamar');
});

test('each child has an age before the search is sent, and the address carries it', async () => {
  const user = userEvent.setup();
  const { router } = await openForm({ search: 'destinationKey=DPS&city=Bali' });
  await place();
  await user.click(guests());
  await user.click(screen.getByRole('button', { name: 'One child more' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(submit());
  expect(await screen.findByText('Choose the age of each child.')).toBeInTheDocument();
  await user.click(guests());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '7 years');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/list'));
  expect(router.state.location.search).toContain('countChild=1');
  expect(router.state.location.search).toMatch(/childAges=\d+/);
});

test('the calendar shows what a night costs and fills both ends', async () => {
  const user = userEvent.setup();
  await openForm({ search: 'destinationKey=DPS&city=Bali' });
  await place();
  await user.click(screen.getByRole('button', { name: /^Check-in/ }));
  const next = await screen.findByRole('button', { name: 'Later months' });
  await user.click(next);
  expect(await screen.findByText('Fri 25 Dec, Christmas')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /\b1 December 2026.*from Rp\.\s485\.000 a night/ }));
  await user.click(screen.getByRole('button', { name: /\b4 December 2026/ }));
  expect(screen.getByText('3 nights')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('Tue 1 Dec');
  expect(screen.getByRole('button', { name: /^Check-out/ })).toHaveTextContent('Check-out · 3 nights Fri 4 Dec');
});

test('what was chosen is there again after a reload, and the last search is one press away', async () => {
  const user = userEvent.setup();
  const first = await openForm({ search: 'destinationKey=DPS&city=Bali' });
  await place();
  await user.click(guests());
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(submit());
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/hotel/list'));
  first.unmount();
  await openForm();
  expect(await place()).toHaveValue('Bali');
  expect(guests()).toHaveTextContent('3 Tamu, 1 Kamar');
  const last = within(screen.getByRole('navigation', { name: 'Your last searches' }));
  expect(last.getByRole('link', { name: /^Bali, / })).toHaveAttribute('href', expect.stringContaining('countGuest=3'));
});

test('a calendar that an idle page has drawn asks for no price before it is opened, and is another one after each closing', async () => {
  const user = userEvent.setup();
  Object.assign(window, { requestIdleCallback: (work: () => void) => work(), cancelIdleCallback: () => undefined });
  const { requests } = await openForm({ search: 'destinationKey=DPS&city=Bali' });
  const [drawn] = await screen.findAllByRole('grid', { hidden: true });
  expect(drawn).not.toBeVisible();
  const asked = () => requests.filter(({ target }) => target.includes('price-calendar')).length;
  expect(asked()).toBe(0);
  await user.click(screen.getByRole('button', { name: /^Check-in/ }));
  await waitFor(() => expect(drawn).toBeVisible());
  await waitFor(() => expect(asked()).toBe(1));
  await user.click(await screen.findByRole('button', { name: /\b27 November 2026/ }));
  await user.keyboard('{Escape}');
  expect(drawn).not.toBeInTheDocument();
  const chosen = await screen.findByText(/27 November 2026.*check-in/i);
  expect(chosen).not.toBeVisible();
});
