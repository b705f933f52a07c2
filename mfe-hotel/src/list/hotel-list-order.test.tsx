import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availability, SAMUDRA, WANAKARTA } from '../api/hotel.fixture.ts';
import { LIST_CALL, LIST_URL, openHotelPage, PAGE_CALL } from '../testing/hotel-pages.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the list begins with what is recommended, says why, and asks nobody for it again', async () => {
  const { requests } = await openHotelPage({ url: LIST_URL });
  await heading('2 stays in Bali');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Recommended');
  expect(screen.getByText(/guest scores, price for the stars and free cancellation/)).toBeVisible();
  expect(requests.map(({ target }) => target)).toEqual([LIST_CALL]);
});

test('a cheapest price that is not given back says what it costs more to be able to cancel', async () => {
  const dearer = { ...WANAKARTA, refundablePrice: 3_053_000 };
  await openHotelPage({ url: LIST_URL, handlers: { [LIST_CALL]: () => availability([dearer]) } });
  await heading('1 stay in Bali');
  expect(screen.getByText(/^\+ Rp\.\s93\.000 keeps it cancellable$/)).toBeVisible();
  expect(screen.queryByText('No refund after booking')).toBeNull();
});

test('few rooms are told from the last two on only', async () => {
  const rooms = (roomsLeft: number) => WANAKARTA.rooms?.map((room) => ({ ...room, roomsLeft })) ?? [];
  const hotels = [3, 1].map((left) => ({ ...WANAKARTA, key: `h-${left}`, rooms: rooms(left) }));
  await openHotelPage({ url: LIST_URL, handlers: { [LIST_CALL]: () => availability(hotels) } });
  await heading('2 stays in Bali');
  expect(screen.getAllByText(/left$/).map(({ textContent }) => textContent)).toEqual(['1 room left']);
});

test('a page past the end is the last one', async () => {
  const full = availability([WANAKARTA]);
  const { requests } = await openHotelPage({
    url: `${LIST_URL}&page=99`,
    handlers: {
      [PAGE_CALL]: ({ json }) => {
        const isLast = (json as { page: number }).page === 3;
        const hotels = isLast ? full.data.hotels : [];
        return { ...full, data: { ...full.data, hotels }, current_page: isLast ? 3 : 99, per_page: 20, total: 44 };
      },
    },
  });
  await heading('44 stays in Bali');
  expect(screen.getByRole('article', { name: WANAKARTA.name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(requests.at(-1)).toMatchObject({ json: { page: 3 } });
});

test('under a filter the map has every stay that is left, not those of one page only', async () => {
  const user = userEvent.setup();
  // The test browser has no layout; a map without a size shows nothing.
  for (const side of ['clientWidth', 'clientHeight']) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 600 });
  }
  const page = availability([WANAKARTA]);
  const matching = [WANAKARTA, SAMUDRA].map(({ key, lowestRoomPrice }) => ({ key, lowestRoomPrice }));
  await openHotelPage({
    url: `${LIST_URL}&breakfast=1`,
    handlers: { [PAGE_CALL]: () => ({ ...page, data: { ...page.data, matching }, total: 2 }) },
  });
  await heading('2 stays in Bali');
  await user.click(await screen.findByRole('button', { name: 'Open map' }));
  const map = within(await screen.findByRole('dialog', { name: 'Map of the hotels' }));
  expect(await map.findByRole('button', { name: /^2 stays/ })).toBeInTheDocument();
});

test('without a place the page offers places to stay', async () => {
  await openHotelPage({ url: '/hotel/list' });
  await heading('Where do you want to stay?');
  expect(screen.getByRole('link', { name: 'Bali' })).toHaveAttribute(
    'href',
    '/hotel/list?destinationKey=DPS&city=Bali',
  );
});

test('a party that cannot be booked is brought within its limits, and the page says so', async () => {
  await openHotelPage({ url: LIST_URL.replace('countGuest=2', 'countGuest=99999') });
  expect(await screen.findByText('That party cannot be booked at once. Shown is 4 guests, 1 room.')).toBeVisible();
});

test('eight rooms that are free nowhere together lead to fewer', async () => {
  const free = availability([SAMUDRA]);
  const none = { ...free, data: { ...free.data, hotels: [] }, total: 0 };
  await openHotelPage({
    url: LIST_URL.replace('countRoom=1', 'countRoom=8').replace('countGuest=2', 'countGuest=16'),
    handlers: {
      [LIST_CALL]: () => none,
      [PAGE_CALL]: ({ json }) => ((json as { countRoom: number }).countRoom <= 4 ? free : none),
    },
  });
  const link = await screen.findByRole('link', { name: '1 stay with 4 rooms' });
  expect(link).toHaveAttribute('href', expect.stringContaining('countRoom=4&countGuest=16'));
});

test('all of a group of filters is chosen at once, without what would leave none, and taken off at once', async () => {
  const user = userEvent.setup();
  const { requests } = await openHotelPage({ url: `${LIST_URL}&open=filters` });
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('button', { name: 'Select all: Stars' }));
  const chosen = () => sheet.getAllByRole('checkbox', { name: /stars?$/, checked: true }).map(({ id }) => id);
  expect(chosen()).toHaveLength(2);
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ target: PAGE_CALL, json: { star: ['3', '4'] } }));
  await user.click(sheet.getByRole('button', { name: 'Clear: Stars' }));
  expect(sheet.queryAllByRole('checkbox', { name: /stars?$/, checked: true })).toHaveLength(0);
});
