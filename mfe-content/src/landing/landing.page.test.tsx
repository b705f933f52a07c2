import { screen, within } from '@testing-library/react';
import { refusal, type RenderPageOptions } from '@wisata/runtime/testing';
import { PRODUCT_SAMPLE } from '../api/content.fixture.ts';
import { FLIGHT_LANDING_SAMPLE, HOTEL_LANDING_SAMPLE, LANDINGS_SAMPLE } from '../api/landing.fixture.ts';
import { openContent } from '../testing/content-pages.tsx';
import id from '../messages/id.json' with { type: 'json' };

const GET = 'GET /api/v1/top/get-landing';
const open = (url: string, options: Partial<RenderPageOptions> = {}) =>
  openContent(url, {
    ...options,
    handlers: {
      [`${GET}/flights-jakarta-to-bali`]: () => FLIGHT_LANDING_SAMPLE,
      [`${GET}/hotels-ubud`]: () => HOTEL_LANDING_SAMPLE,
      [`${GET}s`]: () => LANDINGS_SAMPLE,
      ...options.handlers,
    },
  });

beforeAll(() => import('./landing.page.tsx'), 60_000);

test('a route says what it costs on which day, who goes, and leads to the search of that day', async () => {
  await open('/popular/flights/jakarta-to-bali');
  expect(await screen.findByRole('heading', { level: 1, name: 'Flights Jakarta to Bali' })).toBeVisible();
  const days = within(screen.getByRole('region', { name: 'Cheapest days' }));
  const [cheapest] = days.getAllByRole('link');
  expect(cheapest).toHaveTextContent('Rp. 641.000');
  const address = new URL(cheapest!.getAttribute('href')!, 'http://wisata.test');
  expect([address.pathname, address.searchParams.get('departDate')]).toEqual(['/flight/list', '2026-12-08']);
  const months = within(screen.getByRole('group', { name: 'What it costs, month by month' }));
  const [december, january] = months.getAllByRole('listitem');
  expect(december).toHaveTextContent('641Decfrom Rp. 641.000');
  expect(january).toHaveTextContent('Janno price');
  const [jet, garuda] = within(screen.getByRole('region', { name: 'Who flies it' })).getAllByRole('listitem');
  expect(jet).toHaveTextContent('Super Air JetRp. 641.0006 a day · CGK T2 · bag for a fee');
  expect(garuda).toHaveTextContent('6 a day · CGK T3 · 20 kg bag');
});

test('questions are answered with its own figures', async () => {
  await open('/popular/flights/jakarta-to-bali');
  expect(await screen.findByText('How long is the flight from Jakarta to Bali?')).toBeVisible();
  expect(screen.getByText(/^1 h 55 min without a change, at the quickest/)).toBeVisible();
  expect(
    screen.getByText(/^Tuesday, from Rp. 641.000\. The dearest is Saturday, from Rp. 781.000\.$/),
  ).toBeInTheDocument();
});

test('its hours are written as its language writes them', async () => {
  await open('/popular/flights/jakarta-to-bali', { locale: 'id', messages: { content: id } });
  expect(await screen.findByText('04.45, 22.10')).toBeVisible();
});

test('its places say how far the airport is, when it rains, and the day on which nobody lands', async () => {
  await open('/popular/flights/jakarta-to-bali');
  const airports = within(await screen.findByRole('region', { name: 'Airports' }));
  expect(airports.getByText('16 km, about 35 minutes')).toBeVisible();
  const months = within(screen.getByRole('list', { name: /Rain by month/ })).getAllByRole('listitem');
  expect([months[0], months[3], months[6]].map((month) => month?.textContent)).toEqual([
    'JanWet',
    'AprChanging',
    'JulDrier',
  ]);
  const nyepi = screen.getByRole('complementary', {
    name: /^Nyepi: nobody lands in Bali or leaves it on Mon 8 Mar 2027/,
  });
  expect(nyepi).toHaveTextContent(/Arrive by Sun 7 Mar 2027/);
  expect(within(nyepi).getByRole('link')).toHaveAttribute('href', '/blog/nyepi-in-bali');
});

test('other pages of its cities are a press away', async () => {
  await open('/popular/flights/jakarta-to-bali');
  const related = within(await screen.findByRole('region', { name: 'Near this page' }));
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/popular/trains/jakarta-to-surabaya',
    '/popular/hotels/bali',
  ]);
});

test('a route that planes and trains go says what either costs and takes, and where to stay at its end', async () => {
  const [flight, train] = [
    { ...FLIGHT_LANDING_SAMPLE, slug: 'flights-jakarta-to-surabaya', to: 'Surabaya' },
    { ...FLIGHT_LANDING_SAMPLE, slug: 'trains-jakarta-to-surabaya', kind: 'train', to: 'Surabaya' },
  ] as const;
  const stay = { ...HOTEL_LANDING_SAMPLE, slug: 'hotels-surabaya', to: 'Surabaya' };
  await open('/popular/flights/jakarta-to-surabaya', {
    handlers: {
      [`${GET}s`]: () => [flight, train, stay],
      [`${GET}/${flight.slug}`]: () => flight,
      [`${GET}/${train.slug}`]: () => ({
        ...train,
        route: { ...train.route, lowest: 455_000, shortestMinutes: 485 },
      }),
    },
  });
  const both = within(await screen.findByRole('region', { name: 'Jakarta to Surabaya: plane or train?' }));
  const cells = (name: RegExp) =>
    within(both.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Total/)).toEqual(['Rp.\u00a0641.000', 'Rp.\u00a0455.000, the better of the two']);
  expect(cells(/^Under way/)).toEqual(['1 h 55 min, the better of the two', '8 h 5 min']);
  expect(both.getByRole('link', { name: 'Trains Jakarta to Surabaya' })).toHaveAttribute(
    'href',
    '/popular/trains/jakarta-to-surabaya',
  );
  const end = within(screen.getByRole('region', { name: 'Where to stay in Surabaya' }));
  expect(end.getByRole('link', { name: 'Hotels in Surabaya' })).toHaveAttribute('href', '/popular/hotels/surabaya');
});

test('a city shows its stays with their totals and counts its areas', async () => {
  await open('/popular/hotels/ubud');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotels in Ubud' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(PRODUCT_SAMPLE.title);
  const all = new URL(screen.getByRole('link', { name: 'All 5 hotels in Ubud' }).getAttribute('href')!, 'http://x');
  expect(all.searchParams.get('destinationKey')).toBe('DPS.ubud');
});

test('a route that nobody has is not found, and one that fails can be tried again', async () => {
  const missing = () => refusal(404, 'Page not found', { code: 'CONTENT_LANDING_NOT_FOUND' });
  await open('/popular/trains/jakarta-to-bali', { handlers: { [`${GET}/trains-jakarta-to-bali`]: missing } });
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await open('/popular/hotels/ubud', { handlers: { [`${GET}/hotels-ubud`]: () => refusal(400, 'Out of order') } });
  expect(await screen.findByText('Out of order')).toBeVisible();
});
