import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openFlights } from '../testing/flight-list.tsx';

const REST = 'departDate=2026-12-14&ADT=1&CHD=0&INF=0&cabinClass=Economy';

test('names that a form has sent without script lead to the list of their codes', async () => {
  const { router } = await openFlights({ url: `/flight/list?origin=Jakarta+(CGK)&destination=surab&${REST}` });
  await waitFor(() => expect(router.state.location.search).toBe(`?origin=CGK&destination=SUB&${REST}`));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('a name that nobody knows is asked for, and is not taken for the usual place', async () => {
  const { router } = await openFlights({ url: `/flight/list?origin=CGK&destination=Atlantis&${REST}` });
  expect(await screen.findByRole('combobox', { name: 'To' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(router.state.location.search).toContain('destination=Atlantis');
});
