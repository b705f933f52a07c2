import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOUR_LIST_ANSWER } from '../api/visit.fixture.ts';
import { openVisits } from '../testing/visit-pages.tsx';

// The library of the map reads this while it loads; where it cannot, no map comes.
beforeAll(() => {
  Object.defineProperty(window.navigator, 'platform', {
    get() {
      throw new Error('blocked');
    },
  });
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  ['/tour/list', 'POST /api/v1/tour/availability', '/tour/detail'],
  ['/venue/list', 'POST /api/v1/venue/availability', '/venue/detail'],
])('with the map blocked %s is narrowed, ordered and opened', async (url, call, detail) => {
  const user = userEvent.setup();
  const { router } = await openVisits({ url, handlers: { [call]: () => TOUR_LIST_ANSWER } });
  const [map] = await screen.findAllByRole('region', { name: /^Map of/ });
  expect(await within(map!).findByText('The map could not be loaded. The page has everything.')).toBeVisible();
  const before = titles();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of the list' }), 'Name Z to A');
  await waitFor(() => expect(titles()).toEqual(before.toReversed()));
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getAllByRole('checkbox')[0]!);
  await user.click(await sheet.findByRole('button', { name: /^Show \d/ }));
  await waitFor(() => expect(titles().length).toBeLessThan(before.length));
  await user.click(screen.getByRole('link', { name: titles()[0]! }));
  await waitFor(() => expect(router.state.location.pathname).toBe(detail));
});
