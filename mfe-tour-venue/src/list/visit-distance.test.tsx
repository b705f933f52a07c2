import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOUR_LIST_ANSWER } from '../api/visit.fixture.ts';
import { openVisits, TOUR_LIST_CALL } from '../testing/visit-pages.tsx';

const DISTANCES_CALL = 'POST /api/v1/maps/distances';
const GAMBIR = { place_id: 'station:GMR', kind: 'station', name: 'Gambir', address: 'Jakarta', country: 'ID' };
const BY_NAME = ['Borobudur and Prambanan in one day', 'Bromo sunrise'];

/** Bromo lies south of it, and Borobudur north. */
const SOUTH = -7.9;

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const order = () => screen.getByRole('combobox', { name: 'Order of the list' });
const drive = (id: string, distance_km: number) => ({ id, distance_km, duration_minutes: 60, is_estimate: true });

function answerDistances({ json }: { readonly json: unknown }) {
  const { to } = json as { readonly to: readonly { readonly id: string; readonly latitude: number }[] };
  return to.map(({ id, latitude }) => drive(id, latitude < SOUTH ? 500 : 700));
}

const open = (url?: string) =>
  openVisits({
    ...(url ? { url } : {}),
    handlers: {
      [TOUR_LIST_CALL]: () => TOUR_LIST_ANSWER,
      'GET /api/v1/maps/autocomplete': () => [GAMBIR],
      [DISTANCES_CALL]: answerDistances,
    },
  });

test('what is nearest stands first while a place is named, which the keyboard alone does', async () => {
  const user = userEvent.setup();
  const { router } = await open();
  await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' });
  expect(screen.queryByRole('option', { name: 'Nearest first' })).not.toBeInTheDocument();
  (await screen.findByRole('button', { name: 'How far from a place?' })).focus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByRole('combobox', { name: 'Distance from' }), 'gam');
  await screen.findByRole('option', { name: /Gambir/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText(/about 500 km/);
  expect(titles()).toEqual(BY_NAME);
  await user.selectOptions(order(), 'Nearest first');
  await waitFor(() => expect(titles()).toEqual(BY_NAME.toReversed()));
  expect(router.state.location.search).toMatch(/sort=nearest.*near=station/);
  await user.click(screen.getByRole('button', { name: 'Do not show' }));
  await waitFor(() => expect(titles()).toEqual(BY_NAME));
  expect(order()).toHaveDisplayValue('Name A to Z');
});

test('whoever is sent the order without having named a place sees the list in its own', async () => {
  await open('/tour/list?location=JKT&sort=nearest');
  await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' });
  expect(titles()).toEqual(BY_NAME);
  expect(order()).toHaveDisplayValue('Name A to Z');
});

test('whoever is sent the order with its place sees the nearest first, and from where', async () => {
  await openVisits({
    url: '/tour/list?location=JKT&sort=nearest&near=station%3AGMR',
    handlers: {
      [TOUR_LIST_CALL]: () => TOUR_LIST_ANSWER,
      'GET /api/v1/maps/details': () => ({
        ...GAMBIR,
        code: 'GMR',
        geometry: { latitude: -6.18, longitude: 106.83 },
        airport_zone: false,
      }),
      [DISTANCES_CALL]: answerDistances,
    },
  });
  await screen.findByText(/about 500 km/);
  await waitFor(() => expect(titles()).toEqual(BY_NAME.toReversed()));
});
