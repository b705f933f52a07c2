import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availability, SAMUDRA } from '../api/hotel.fixture.ts';
import { LIST_URL, openHotelPage, PAGE_CALL } from '../testing/hotel-pages.tsx';

const FAILED = 'The map could not be loaded. The page has everything.';

// The library of the map reads this while it loads; where it cannot, no map comes.
beforeAll(() => {
  Object.defineProperty(window.navigator, 'platform', {
    get() {
      throw new Error('blocked');
    },
  });
});

test('with the map blocked the list is narrowed by areas and leads to a room', async () => {
  const user = userEvent.setup();
  const { requests, router } = await openHotelPage({
    url: LIST_URL,
    handlers: { [PAGE_CALL]: () => availability([SAMUDRA], { total: 1 }) },
  });
  const [map] = await screen.findAllByRole('region', { name: 'Map of the hotels' });
  expect(await within(map!).findByText(FAILED)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Sanur' }));
  await user.click(await sheet.findByRole('button', { name: 'Show 1 stay' }));
  expect(await screen.findByRole('heading', { level: 1, name: '1 stay in Bali' })).toBeInTheDocument();
  expect(requests.at(-1)).toMatchObject({ target: PAGE_CALL, json: { area: ['Sanur'] } });
  await user.click(screen.getByRole('link', { name: SAMUDRA.name }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/detail'));
  // The list is gone by then, whose map says the same.
  const room = await screen.findByRole('link', { name: /^Choose Deluxe Garden, Room only, Non-refundable/ });
  expect(room).toHaveAttribute('href', expect.stringMatching(/^\/hotel\/checkout\?/));
  expect(await screen.findByText(FAILED)).toBeVisible();
});
