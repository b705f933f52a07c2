import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL_URL, LIST_URL, openHotelPage } from '../testing/hotel-pages.tsx';

beforeAll(async () => {
  await import('@wisata/runtime/journey/saved-products-list');
});

test('a hotel with a heart is found again after a reload, and can be forgotten and saved again', async () => {
  const user = userEvent.setup();
  const first = await openHotelPage({ url: LIST_URL });
  const heart = await screen.findByRole('button', { name: 'Save Samudra Biru Sanur' });
  expect(screen.queryByRole('button', { name: /^Saved stays/ })).not.toBeInTheDocument();
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  first.unmount();

  const { router } = await openHotelPage({ url: LIST_URL });
  await user.click(await screen.findByRole('button', { name: 'Saved stays (1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved stays' }));
  const again = dialog.getByRole('button', { name: 'Save Samudra Biru Sanur' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-pressed', 'false');
  await user.click(again);
  await user.click(dialog.getByRole('link', { name: /Samudra Biru Sanur.*Bali · Sat 12 Dec – Wed 16 Dec · Rp/ }));
  expect(router.state.location.pathname).toBe('/hotel/detail');
  expect(router.state.location.search).toContain('checkInDate=2026-12-12');
  expect(router.state.location.search).not.toContain('correlationId');
});

test('what is saved on the hotel’s own page is saved in the list', async () => {
  const user = userEvent.setup();
  const first = await openHotelPage({ url: DETAIL_URL });
  await user.click(await screen.findByRole('button', { name: 'Save Samudra Biru Sanur' }));
  first.unmount();
  await openHotelPage({ url: LIST_URL });
  expect(await screen.findByRole('button', { name: 'Save Samudra Biru Sanur' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
