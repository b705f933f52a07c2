import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availability, WANAKARTA } from '../api/hotel.fixture.ts';
import { DETAIL_URL, LIST_CALL, LIST_URL, openHotelPage } from '../testing/hotel-pages.tsx';

beforeAll(async () => {
  await import('./selected-note.tsx');
});

const CONTINUE = { name: 'Continue with this hotel' };

async function lookAtSamudra(): Promise<void> {
  const { unmount } = await openHotelPage({ url: DETAIL_URL });
  await screen.findByRole('heading', { level: 1, name: 'Samudra Biru Sanur' });
  unmount();
}

test('the hotel that was opened last is gone on with from the list, and forgotten on request', async () => {
  const user = userEvent.setup();
  const first = await openHotelPage({ url: LIST_URL });
  await screen.findByRole('article', { name: 'Samudra Biru Sanur' });
  expect(screen.queryByRole('link', CONTINUE)).not.toBeInTheDocument();
  first.unmount();

  await lookAtSamudra();
  const second = await openHotelPage({ url: LIST_URL });
  expect(await screen.findByText('You were looking at Samudra Biru Sanur.')).toBeVisible();
  const way = screen.getByRole('link', CONTINUE).getAttribute('href');
  expect(way).toMatch(/\/hotel\/detail\?.*checkInDate=2026-12-12.*hotelKey=HTL-DPS-001/);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('link', CONTINUE)).not.toBeInTheDocument());
  second.unmount();

  await openHotelPage({ url: LIST_URL });
  await screen.findByRole('article', { name: 'Samudra Biru Sanur' });
  expect(screen.queryByRole('link', CONTINUE)).not.toBeInTheDocument();
});

test('a search that the hotel is not part of does not name it', async () => {
  await lookAtSamudra();
  await openHotelPage({ url: LIST_URL, handlers: { [LIST_CALL]: () => availability([WANAKARTA]) } });
  await screen.findByRole('article', { name: 'Wanakarta Mertasari' });
  expect(screen.queryByRole('link', CONTINUE)).not.toBeInTheDocument();
});
