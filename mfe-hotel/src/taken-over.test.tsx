import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createServer, testTakenOver } from '@wisata/runtime/testing-remote';
import { takeOver } from '@wisata/runtime/testing-server';
import { CHECKOUT_URL } from './api/hotel-booking.fixture.ts';
import { STAY_QUERY } from './api/hotel.fixture.ts';
import { remote } from './manifest.ts';
import { DETAIL_URL, HOTELS, LIST_URL, openHotelPage } from './testing/hotel-pages.tsx';

const SearchForm = (await import('./slots/search-form.slot.tsx')).default;
// A page of another remote shows the form as its first thing.
const routes = [...remote.routes, { path: 'elsewhere', Component: () => <SearchForm search="" /> }];

const open = createServer(takeOver, { ...HOTELS, routes });

/** A visitor who has searched, looked at a hotel and gone back. */
async function visit() {
  const { router } = await openHotelPage({ url: LIST_URL });
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate(DETAIL_URL));
  await screen.findByRole('article', { name: 'Deluxe Garden' });
  await act(() => router.navigate(LIST_URL));
  await userEvent.click(await screen.findByRole('button', { name: 'Change search' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Search hotels' }));
}

const urls = [
  LIST_URL,
  '/hotel/list?destinationKey=DPS&city=Bali',
  '/hotel/list',
  DETAIL_URL,
  `/hotel/detail?${STAY_QUERY}&hotelKey=HTL-DPS-001&roomKey=GONE#rooms`,
  CHECKOUT_URL,
  '/hotel/checkout',
  '/elsewhere',
];

testTakenOver({ open, visit, urls });
