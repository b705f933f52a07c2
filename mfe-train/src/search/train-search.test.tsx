import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STATION_ANSWERS } from '@wisata/kernel/contracts/train-answers.fixture';
import { renderPage } from '@wisata/runtime/testing';
import en from '../messages/en.ts';
import { TrainSearchPanel } from './train-search.tsx';

const openForm = (search = '') =>
  renderPage({
    routes: [
      { path: '/', Component: () => <TrainSearchPanel search={search} /> },
      { path: '/train/list', Component: () => <h1>List</h1> },
    ],
    url: '/',
    messages: { train: en },
    handlers: {
      'GET /api/v1/train/popular-station': () => [STATION_ANSWERS[0]],
      'GET /api/v1/train/search-station': () => [STATION_ANSWERS[0]],
      'GET /api/v1/train/price-calendar': () => [],
    },
  });

test('is ready to be sent: Gambir to Surabaya Pasar Turi tomorrow for one adult', async () => {
  const user = userEvent.setup();
  const { router } = await openForm();
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('Gambir (GMR)');
  await user.click(screen.getByRole('button', { name: 'Search trains' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/train/list?origin=GMR&destination=SBI&departDate=2026-11-21&adult=1&infant=0',
  );
});

test('a station is asked for from two letters on, and a city stands for all of its stations', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openForm();
  const to = await screen.findByRole('combobox', { name: 'To' });
  await user.clear(to);
  await user.type(to, 'j');
  expect(await screen.findByRole('option', { name: /Jakarta/ })).toBeVisible();
  expect(requests.some(({ target }) => target.endsWith('search-station'))).toBe(false);
  await user.type(to, 'ak');
  await user.click(await screen.findByRole('option', { name: /Jakarta/ }));
  await user.click(screen.getByRole('button', { name: 'Search trains' }));
  expect(router.state.location.search).toContain('destination=JKT');
  expect(window.localStorage.getItem('aerowisata_recent_stations')).toContain('"JKT"');
});

test('swaps both ends and says so', async () => {
  const user = userEvent.setup();
  await openForm();
  await user.click(await screen.findByRole('button', { name: 'Swap origin and destination' }));
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Surabaya Pasar Turi (SBI)');
  expect(screen.getByText('From Surabaya Pasar Turi to Gambir')).toBeInTheDocument();
});

test('four adults at most, and an infant goes along with the adult who held it', async () => {
  const user = userEvent.setup();
  await openForm('origin=GMR&destination=SBI&adult=4&infant=4');
  await user.click(await screen.findByRole('button', { name: /^Passengers/ }));
  expect(screen.getByRole('button', { name: 'One adult more' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'One adult less' }));
  expect(screen.getByText('One infant was removed too: each needs an adult.')).toBeVisible();
  const infants = within(screen.getByRole('group', { name: 'Infants' }));
  expect(infants.getByRole('status')).toHaveTextContent('3');
});

test('the same station at both ends is named at the destination', async () => {
  const user = userEvent.setup();
  const { router } = await openForm('origin=GMR&destination=GMR');
  await user.click(await screen.findByRole('button', { name: 'Search trains' }));
  expect(screen.getByText('Origin and destination are the same. Choose another destination.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
