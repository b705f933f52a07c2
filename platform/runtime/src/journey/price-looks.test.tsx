import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openCheckout } from '../booking/testing/tour-checkout.tsx';
import { findPart } from '../testing/testing-checkout.tsx';

const KEPT = 'aerowisata_price_looks.guest';
const look = (on: string, minor: number, currency = 'IDR') => ({ on, minor, currency });
const keep = (looks: readonly object[]) =>
  window.localStorage.setItem(KEPT, JSON.stringify([{ id: 'tour key=TOUR-1', looks }]));
const kept = () => JSON.parse(window.localStorage.getItem(KEPT) ?? '[]');

// Transforming what comes after the form is slow, and none of its business is measured by it.
beforeAll(() => import('./price-looks.tsx'), 30_000);

test('a checkout says on which days the same cost more, and nothing of it leaves the device', async () => {
  keep([look('2026-11-18', 950_000), look('2026-11-15', 990_000), look('2026-11-14', 60, 'SGD')]);
  const { requests } = await openCheckout();
  const said = await screen.findByText('Lower than on your last 2 looks');
  const days = within(said.parentElement!).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Wed 18 Nov: Rp. 950.000',
    'Sun 15 Nov: Rp. 990.000',
  ]);
  expect(kept()[0].looks[0]).toEqual(look('2026-11-20', 900_000));
  expect(JSON.stringify(requests)).not.toMatch(/950000|990000/);
});

test.each([
  [[look('2026-11-19', 850_000)], 'Higher than when you last looked'],
  [[look('2026-11-19', 900_000), look('2026-11-18', 900_000)], 'The same as on your last 2 looks'],
  [[look('2026-11-19', 850_000), look('2026-11-18', 950_000)], 'Your last 2 looks at this price'],
])('%j: %s', async (looks, words) => {
  keep(looks);
  await openCheckout();
  expect(await screen.findByText(words)).toBeVisible();
});

test('at a first look, and where what is kept is no list of looks, nothing is said and the look is noted', async () => {
  window.localStorage.setItem(KEPT, '[{"id":"tour key=TOUR-1","looks":[{"on":5}]}]');
  await openCheckout();
  await findPart('Contact');
  await screen.findByRole('region', { name: 'Guest' });
  expect(screen.queryByText(/look/)).toBeNull();
  expect(kept()).toEqual([{ id: 'tour key=TOUR-1', looks: [look('2026-11-20', 900_000)] }]);
});
