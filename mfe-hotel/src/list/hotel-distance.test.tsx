import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { availability, SAMUDRA } from '../api/hotel.fixture.ts';
import { LIST_CALL, LIST_URL, openHotelPage, PAGE_CALL } from '../testing/hotel-pages.tsx';

const DISTANCES_CALL = 'POST /api/v1/maps/distances';
const POINT = { latitude: -8.7482, longitude: 115.167 };
const AIRPORT = { place_id: 'airport:DPS', kind: 'airport', name: 'Ngurah Rai', address: 'Bali', country: 'ID' };

/** Opens the list and names the airport, by keyboard alone. */
async function nameAirport(distances: () => unknown, locale: 'en' | 'id' = 'en') {
  const user = userEvent.setup();
  const page = await openHotelPage({
    url: LIST_URL,
    locale,
    handlers: {
      [LIST_CALL]: () => availability([SAMUDRA]),
      [PAGE_CALL]: () => availability([SAMUDRA], { total: 1 }),
      'GET /api/v1/maps/autocomplete': () => [AIRPORT],
      [DISTANCES_CALL]: distances,
    },
  });
  const [ask, from] =
    locale === 'en' ? ['How far from a place?', 'Distance from'] : ['Seberapa jauh dari suatu tempat?', 'Jarak dari'];
  (await screen.findByRole('button', { name: ask })).focus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByRole('combobox', { name: from }), 'ngu');
  await screen.findByRole('option', { name: /Ngurah Rai/ });
  await user.keyboard('{ArrowDown}{Enter}');
  return { ...page, user };
}

const near = [{ id: SAMUDRA.key, distance_km: 16.4, duration_minutes: 35, is_estimate: true }];

test.each([
  ['en', 'about 16.4 km, 35 minutes by car from Ngurah Rai'],
  ['id', 'sekitar 16,4 km, 35 menit naik mobil dari Ngurah Rai'],
] as const)('each stay says how far it is from the place that is named: %s', async (locale, words) => {
  const { requests } = await nameAirport(() => near, locale);
  expect(await screen.findByText(words)).toBeVisible();
  expect(requests.find(({ target }) => target === DISTANCES_CALL)?.json).toMatchObject({
    from: 'airport:DPS',
    to: [{ id: SAMUDRA.key }],
  });
});

test('the place is taken off, and where no road leads is said', async () => {
  const { user } = await nameAirport(() => []);
  const row = await screen.findByText(/No road leads from there/);
  expect(within(row).getByText('Ngurah Rai')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Do not show' }));
  expect(await screen.findByRole('button', { name: 'How far from a place?' })).toBeVisible();
});

test('the nearest stand first once a place is named, and the address says from where', async () => {
  const { user, router, requests } = await nameAirport(() => near);
  await screen.findByText(/about 16.4 km/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest to the place');
  await waitFor(() => expect(router.state.location.search).toMatch(/sort=nearest.*near=airport/));
  const asked = requests.filter(({ target }) => target === PAGE_CALL).at(-1)?.json;
  expect(asked).toMatchObject({ sort: 'nearest', near: 'airport:DPS' });
  await user.click(screen.getByRole('button', { name: 'Do not show' }));
  await waitFor(() => expect(router.state.location.search).not.toMatch(/nearest|near=/));
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Nearest to the place' })).toBeNull());
});

test('an address of the nearest names its place for who has named none', async () => {
  await openHotelPage({
    url: `${LIST_URL}&sort=nearest&near=airport%3ADPS`,
    handlers: {
      [LIST_CALL]: () => availability([SAMUDRA]),
      [PAGE_CALL]: () => availability([SAMUDRA], { total: 1 }),
      'GET /api/v1/maps/details': () => ({ ...AIRPORT, code: 'DPS', geometry: POINT, airport_zone: true }),
      [DISTANCES_CALL]: () => near,
    },
  });
  expect(await screen.findByText(/16.4 km, 35 minutes by car from Ngurah Rai/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Nearest to the place');
});

test('a map service that fails says nothing false', async () => {
  await nameAirport(() => refusal(502, 'Down', { code: 'DOWN' }));
  expect(await screen.findByRole('button', { name: 'Change place' })).toBeVisible();
  expect(screen.queryByText(/No road|by car/)).not.toBeInTheDocument();
});
