import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@wisata/runtime/testing';
import { sentBy } from '@wisata/runtime/testing-links';
import { airport } from '../api/flight.fixture.ts';
import en from '../messages/en.ts';
import { FlightSearchPanel } from './flight-search.tsx';

function openForm(search = '') {
  return renderPage({
    routes: [
      { path: '/', Component: () => <FlightSearchPanel search={search} /> },
      { path: '/flight/list', Component: () => <h1>List</h1> },
    ],
    url: '/',
    messages: { flight: en },
    handlers: {
      'GET /api/v1/flight/popular-airport': () => [airport('SUB', 'Surabaya')],
      'GET /api/v1/flight/search-airport': () => [airport('YIA', 'Yogyakarta')],
      'GET /api/v1/flight/price-calendar': () => [],
      'GET /api/v1/flight/get-airport': ({ query }) => airport(query.get('code')!, 'Surabaya'),
    },
  });
}

test('is ready to be sent: Jakarta to Denpasar tomorrow for one adult', async () => {
  const user = userEvent.setup();
  const { router } = await openForm();
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('Jakarta (CGK)');
  await user.click(screen.getByRole('button', { name: 'Search flights' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/flight/list?origin=CGK&destination=DPS&departDate=2026-11-21&ADT=1&CHD=0&INF=0&cabinClass=Economy',
  );
});

test('a place is asked for from two letters on, and what was typed is chosen by its code', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openForm();
  const to = await screen.findByRole('combobox', { name: 'To' });
  await user.clear(to);
  await user.type(to, 'y');
  expect(await screen.findByRole('option', { name: /Surabaya/ })).toBeVisible();
  expect(requests.some(({ target }) => target.endsWith('search-airport'))).toBe(false);
  await user.type(to, 'ia');
  await user.click(await screen.findByRole('option', { name: /Yogyakarta/ }));
  await user.click(screen.getByRole('button', { name: 'Search flights' }));
  expect(router.state.location.search).toContain('destination=YIA');
  expect(window.localStorage.getItem('aerowisata_recent_airports')).toContain('"YIA"');
});

test('a place that only its code is known of is called by its name', async () => {
  await openForm('?origin=SUB&destination=DPS&departDate=2026-12-14');
  expect(await screen.findByDisplayValue('Surabaya (SUB)')).toBe(screen.getByRole('combobox', { name: 'From' }));
});

test('swaps both ends and says so', async () => {
  const user = userEvent.setup();
  await openForm();
  await user.click(await screen.findByRole('button', { name: 'Swap origin and destination' }));
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Denpasar (DPS)');
  expect(screen.getByText('From Denpasar to Jakarta')).toBeInTheDocument();
});

test('a return date makes a round trip, and taking it off makes it one way again', async () => {
  const user = userEvent.setup();
  const { router } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Round trip' }));
  expect(screen.getByRole('button', { name: /^Return/ })).toHaveTextContent('Tue 24 Nov');
  await user.click(screen.getByRole('button', { name: 'One way' }));
  await user.click(screen.getByRole('button', { name: 'Search flights' }));
  expect(router.state.location.search).not.toContain('returnDate');
});

test('the same place at both ends is named at the destination, which takes the focus', async () => {
  const user = userEvent.setup();
  const { router } = await openForm('origin=CGK&destination=CGK');
  await user.click(await screen.findByRole('button', { name: 'Search flights' }));
  expect(screen.getByText('Origin and destination are the same. Choose another destination.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('infants never outnumber adults; the one that loses its adult goes along, and it is said', async () => {
  const user = userEvent.setup();
  await openForm('origin=CGK&destination=DPS&ADT=2&INF=2');
  await user.click(await screen.findByRole('button', { name: /^Travellers/ }));
  const infants = within(screen.getByRole('group', { name: 'Infants' }));
  expect(infants.getByText('Each infant sits with an adult. Add an adult first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One adult less' }));
  expect(screen.getByText('One infant was removed too: each needs an adult.')).toBeVisible();
  expect(infants.getByRole('status')).toHaveTextContent('1');
});

test('at most seven seats', async () => {
  const user = userEvent.setup();
  await openForm('origin=CGK&destination=DPS&ADT=4&CHD=3');
  await user.click(await screen.findByRole('button', { name: /^Travellers/ }));
  expect(screen.getByRole('button', { name: 'One child more' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(/One booking has at most 7 seats/)).not.toHaveLength(0);
});

test('what was filled in outlives a reload', async () => {
  const user = userEvent.setup();
  const first = await openForm();
  await user.click(await screen.findByRole('button', { name: /^Travellers/ }));
  await user.click(screen.getByRole('radio', { name: 'Business' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  first.unmount();
  await openForm();
  expect(await screen.findByRole('button', { name: /^Travellers/ })).toHaveTextContent('Business');
});

test('the form can be sent before its script is there, with what is typed as its places', async () => {
  await openForm('?origin=CGK&destination=DPS&departDate=2026-12-14&ADT=2&cabinClass=Business');
  const from = await screen.findByRole<HTMLInputElement>('combobox', { name: 'From' });
  expect(sentBy(from.form!)).toBe(
    'get /flight/list?departDate=2026-12-14&ADT=2&CHD=0&INF=0&cabinClass=Business&origin=Jakarta+%28CGK%29&destination=Denpasar+%28DPS%29',
  );
});

test('a day chosen for a trip without return asks for no return', async () => {
  const user = userEvent.setup();
  await openForm('origin=CGK&destination=DPS&departDate=2026-12-14');
  await user.click(await screen.findByRole('button', { name: /^Departure/ }));
  await user.click(await screen.findByRole('button', { name: /Wednesday 16 December/ }));
  expect(screen.getByText('Departure Wednesday 16 December 2026.')).toBeInTheDocument();
});
