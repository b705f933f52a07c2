import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availability, listedHotel, SAMUDRA, WANAKARTA } from '../api/hotel.fixture.ts';
import { LIST_CALL, LIST_URL, openHotelPage } from '../testing/hotel-pages.tsx';

beforeAll(async () => {
  await import('./compare-bar.tsx');
});

const boxOf = (hotel: string) => screen.findByRole('checkbox', { name: `Compare ${hotel}` });

test('two hotels stand side by side, and the best of each row is named', async () => {
  const user = userEvent.setup();
  const { router } = await openHotelPage({ url: LIST_URL });
  await user.click(await boxOf('Samudra Biru Sanur'));
  expect(await screen.findByText('Pick one more hotel to compare.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await user.click(await boxOf('Wanakarta Mertasari'));
  expect(await screen.findByText('2 hotels picked')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toContain('compare=HTL-DPS-001,HTL-DPS-002'));

  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare hotels' }));
  const row = (name: RegExp) => dialog.getByRole('row', { name });
  expect(row(/^Total for the stay/)).toHaveTextContent(/5\.380\.000Rp\.\s2\.960\.000Cheapest$/);
  expect(row(/^Stars/)).toHaveTextContent('4-starMost stars3-star');
  expect(row(/^Guest score/)).toHaveTextContent(/1204 reviewsBest rated.*611 reviews$/);
  expect(row(/^Area/)).toHaveTextContent('SanurMertasari');
  expect(row(/^Meals/)).toHaveTextContent('Breakfast includedRoom only');
  expect(row(/^Cancellation/)).toHaveTextContent(
    /Free cancellation until.*Longest to cancel free.*No refund after booking$/,
  );
  const way = dialog.getByRole('link', { name: 'See rooms of Wanakarta Mertasari' });
  expect(way.getAttribute('href')).toContain('hotelKey=HTL-DPS-002');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toContain('compare=HTL-DPS-001,HTL-DPS-002');
});

test('what is picked outlives another order and a reload, and is cleared at once', async () => {
  const user = userEvent.setup();
  const first = await openHotelPage({ url: LIST_URL });
  await user.click(await boxOf('Samudra Biru Sanur'));
  await waitFor(() => expect(first.router.state.location.search).toContain('compare=HTL-DPS-001'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_asc');
  await waitFor(() => expect(first.router.state.location.search).toContain('sort=price_asc'));
  const { pathname, search } = first.router.state.location;
  first.unmount();

  const { router } = await openHotelPage({ url: pathname + search });
  // The page of this order has only the other hotel: the picked one is found in the whole search.
  expect(await screen.findByText('Pick one more hotel to compare.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('compare'));
  expect(screen.queryByRole('region', { name: 'Compare hotels' })).not.toBeInTheDocument();
});

test('a fifth hotel has to wait until one of four is taken back', async () => {
  const user = userEvent.setup();
  const others = ['a', 'b', 'c'].map((key) => listedHotel({ key, name: `Hotel ${key}` }));
  await openHotelPage({
    url: `${LIST_URL}&compare=a,b,c,HTL-DPS-001`,
    handlers: { [LIST_CALL]: () => availability([SAMUDRA, WANAKARTA, ...others]) },
  });
  expect(await boxOf('Wanakarta Mertasari')).toBeDisabled();
  await user.click(await boxOf('Samudra Biru Sanur'));
  await waitFor(async () => expect(await boxOf('Wanakarta Mertasari')).toBeEnabled());
});

test('keys that no hotel of the answer has are not picked, and go with the next pick', async () => {
  const user = userEvent.setup();
  const { router } = await openHotelPage({ url: `${LIST_URL}&compare=x,y,z,w,HTL-DPS-001` });
  expect(await screen.findByText('Pick one more hotel to compare.')).toBeVisible();
  await user.click(await boxOf('Wanakarta Mertasari'));
  expect(await screen.findByText('2 hotels picked')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toMatch(/compare=HTL-DPS-001,HTL-DPS-002$/));
});
