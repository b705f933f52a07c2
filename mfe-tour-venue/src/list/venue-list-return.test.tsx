import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { VENUE_LIST_ANSWER } from '@wisata/kernel/contracts/venue-answers.fixture';
import { openVisits } from '../testing/visit-pages.tsx';

const handlers = { 'POST /api/v1/venue/availability': () => VENUE_LIST_ANSWER };
const LEFT = '/venue/list?location=SIN&participants=3&sort=price_desc';

test('the way back restores search, order and place of the list that was left, and stands for itself', async () => {
  const { router } = await openVisits({ url: LEFT, handlers });
  await screen.findByRole('heading', { level: 1, name: '2 venues in Singapore' });
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  await act(() => router.navigate('/help'));
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  await act(() => router.navigate('/venue/list/return'));
  await screen.findByRole('heading', { level: 1, name: '2 venues in Singapore' });
  expect(router.state.location.pathname + router.state.location.search).toBe(LEFT);
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
});

test('without a list that was left it is the list', async () => {
  const { router } = await openVisits({ url: '/venue/list/return', handlers });
  await screen.findByRole('heading', { level: 1, name: '2 venues in Singapore' });
  expect(router.state.location.pathname).toBe('/venue/list');
});
