import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { availability, SAMUDRA } from '../api/hotel.fixture.ts';
import { LIST_CALL, LIST_URL, openHotelPage, PAGE_CALL } from '../testing/hotel-pages.tsx';

const DISTANCES_CALL = 'POST /api/v1/maps/distances';
const AIRPORT = { place_id: 'airport:DPS', kind: 'airport', name: 'Ngurah Rai', address: 'Bali', country: 'ID' };

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

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

test('a map service that fails says nothing false', async () => {
  await nameAirport(() => refusal(502, 'Down', { code: 'DOWN' }));
  expect(await screen.findByRole('button', { name: 'Change place' })).toBeVisible();
  expect(screen.queryByText(/No road|by car/)).not.toBeInTheDocument();
});
