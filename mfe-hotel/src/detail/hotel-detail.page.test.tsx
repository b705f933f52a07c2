import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { availability, DETAIL_ANSWER, roomOffer, SAMUDRA } from '../api/hotel.fixture.ts';
import { DETAIL_CALL, DETAIL_URL, LIST_CALL, LIST_URL, openHotelPage } from '../testing/hotel-pages.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('rooms stand once with their rates: meal, deadline in the property’s zone, total, rooms left', async () => {
  await openHotelPage({ url: DETAIL_URL });
  await heading('Samudra Biru Sanur');
  const deluxe = within(screen.getByRole('article', { name: 'Deluxe Garden' }));
  const rates = deluxe.getAllByRole('listitem');
  expect(rates).toHaveLength(2);
  expect(rates[0]).toHaveTextContent(/Room only.*No refund after booking.*Rp\.\s4\.840\.000.*4 nights, taxes included/);
  expect(rates[1]).toHaveTextContent(/Breakfast included for 2.*Free cancellation until 18:00 WITA, Wed 9 Dec 2026/);
  expect(rates[1]).not.toHaveTextContent(/left/);
  expect(screen.getByRole('article', { name: 'Premier Terrace' })).toHaveTextContent('2 rooms left');
});

test('the reader’s own time stands beside the deadline where the clocks differ', async () => {
  await openHotelPage({ url: DETAIL_URL });
  await heading('Samudra Biru Sanur');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(own).not.toBe('Asia/Makassar');
  expect(screen.getAllByText(/\(\d\d:\d\d(, \w{3} \d+ \w{3})? your time\)/).length).toBeGreaterThan(0);
});

test('a choice leads to the checkout with hotel, room, quote, stay and what was shown', async () => {
  await openHotelPage({ url: DETAIL_URL });
  const link = await screen.findByRole('link', { name: 'Choose Deluxe Garden, Room only, Non-refundable' });
  const url = new URL(link.getAttribute('href') ?? '', 'http://wisata.test');
  expect(url.pathname).toBe('/hotel/checkout');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    hotelKey: 'HTL-DPS-001',
    roomKey: 'H.DLX.ROX',
    correlationId: 'quote-1',
    checkInDate: '2026-12-12',
    checkOutDate: '2026-12-16',
    countRoom: '1',
    countGuest: '2',
    totalPrice: '4840000',
  });
});

test('the price of the stay is the cheapest total, with times and zone of the property', async () => {
  await openHotelPage({ url: DETAIL_URL });
  const price = within(await screen.findByRole('complementary', { name: 'Price of your stay' }));
  expect(price.getByText(/Rp\.\s4\.840\.000/)).toBeInTheDocument();
  expect(price.getByText('Sat 12 Dec 2026, from 14:00 WITA')).toBeInTheDocument();
  expect(price.getByText('Wed 16 Dec 2026, by 12:00 WITA')).toBeInTheDocument();
  expect(price.getByRole('link', { name: 'Choose a room' })).toHaveAttribute('href', expect.stringContaining('#rooms'));
});

test('cancellation rules of a rate are asked for when opened, and again after a failure', async () => {
  const user = userEvent.setup();
  const rules = 'POST /api/v1/hotel/cancel-policy';
  let isDown = true;
  const { requests } = await openHotelPage({
    url: DETAIL_URL,
    handlers: {
      [rules]: () =>
        isDown
          ? refusal(500, 'No rules now')
          : { Rooms: [{ RoomName: '', Summaries: ['The first night is charged.'] }] },
    },
  });
  const opener = await screen.findByRole('button', {
    name: 'Cancellation rules of Deluxe Garden, Breakfast included, Free cancellation',
  });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancellation rules' }));
  expect(await dialog.findByText('No rules now')).toBeInTheDocument();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('The first night is charged.')).toBeInTheDocument();
  expect(requests.at(-1)).toMatchObject({ target: rules, json: { roomKey: 'H.DLX.BB1', hotelKey: 'HTL-DPS-001' } });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

test('the stay is changed in place and the rooms are asked for again without an old quote', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openHotelPage({ url: DETAIL_URL });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('button', { name: /^Guests and rooms/ }));
  await user.click(screen.getByRole('button', { name: 'One guest more' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Show rooms' }));
  await screen.findAllByText(/3 guests, 1 room/);
  expect(router.state.location.pathname).toBe('/hotel/detail');
  expect(requests.map(({ target }) => target)).toEqual([DETAIL_CALL, DETAIL_CALL]);
  expect(requests.at(-1)?.json).toMatchObject({ countGuest: 3, hotelKey: 'HTL-DPS-001' });
});

test('a room that is gone, and a price that is not the one of the list, are told', async () => {
  const { router } = await openHotelPage({ url: LIST_URL });
  await screen.findByRole('heading', { level: 1, name: '2 stays in Bali' });
  await act(() => router.navigate(`${DETAIL_URL}&roomKey=H.GONE`));
  await heading('Samudra Biru Sanur');
  expect(screen.getByText('The room you chose is sold out.')).toBeInTheDocument();
  const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(dialog).toHaveTextContent(/The list said.*5\.380\.000.*− Rp\.\s540\.000.*4\.840\.000/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'See the rooms' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Back to 2 stays in Bali' })).toHaveAttribute(
    'href',
    expect.stringContaining('/hotel/list?'),
  );
});

test('no change is claimed when the price is the one of the list', async () => {
  const { router } = await openHotelPage({
    url: LIST_URL,
    handlers: { [DETAIL_CALL]: () => ({ ...DETAIL_ANSWER, Rooms: [roomOffer({ roomKey: 'H.DLX.BB1' })] }) },
  });
  await screen.findByRole('heading', { level: 1, name: '2 stays in Bali' });
  await act(() => router.navigate(DETAIL_URL));
  await heading('Samudra Biru Sanur');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a hotel without a free room says so and offers other dates and other hotels', async () => {
  await openHotelPage({ url: DETAIL_URL, handlers: { [DETAIL_CALL]: () => ({ ...DETAIL_ANSWER, Rooms: [] }) } });
  await heading('Samudra Biru Sanur');
  expect(screen.getAllByText('No room is free for these dates.').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Other stays in Bali' })).toHaveAttribute(
    'href',
    expect.stringContaining('/hotel/list?'),
  );
  expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
});

test('reviews keep their language', async () => {
  await openHotelPage({ url: DETAIL_URL });
  expect(await screen.findByText('Kamar bersih, sarapan lengkap.')).toHaveAttribute('lang', 'id');
  expect(screen.getByText(/in Indonesian/)).toBeInTheDocument();
});

test('all facilities unfold from the main ones', async () => {
  const user = userEvent.setup();
  await openHotelPage({ url: DETAIL_URL });
  const list = within(await screen.findByRole('list', { name: 'Facilities' }));
  expect(list.queryByText('Lift')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All 2 facilities' }));
  expect(list.getByText('Lift')).toBeInTheDocument();
});

test('an unknown hotel is not found, with ways on', async () => {
  await openHotelPage({
    url: DETAIL_URL,
    handlers: { [DETAIL_CALL]: () => refusal(404, 'Hotel not found', { code: 'HOTEL_NOT_FOUND' }) },
  });
  await heading('Hotel not found');
  expect(screen.getByRole('link', { name: 'Other stays in Bali' })).toBeInTheDocument();
});

test('a failure can be asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  await openHotelPage({
    url: DETAIL_URL,
    handlers: { [DETAIL_CALL]: () => (isDown ? refusal(500, 'Supplier down') : DETAIL_ANSWER) },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Supplier down')).toBeInTheDocument();
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await heading('Samudra Biru Sanur');
});

test('a link whose dates have gone by shows the same nights from tomorrow and says so', async () => {
  const { requests } = await openHotelPage({ url: DETAIL_URL.replaceAll('2026-12', '2026-10') });
  await heading('Samudra Biru Sanur');
  expect(screen.getByText(/The dates of this link are in the past/)).toBeInTheDocument();
  expect(requests.at(-1)?.json).toMatchObject({ checkInDate: '2026-11-21', checkOutDate: '2026-11-25' });
});

test('an address without a hotel takes the first of the search', async () => {
  const { requests } = await openHotelPage({
    url: `/hotel/detail?destinationKey=DPS&city=Bali&hotelName=Samudra&checkInDate=2026-12-12&checkOutDate=2026-12-16`,
    handlers: { [LIST_CALL]: () => availability([SAMUDRA]) },
  });
  await heading('Samudra Biru Sanur');
  expect(requests.map(({ target }) => target)).toEqual([LIST_CALL, DETAIL_CALL]);
});

test('rooms have an address of their own that leads to them', async () => {
  const { router } = await openHotelPage({ url: DETAIL_URL.replace('/hotel/detail', '/hotel/room') });
  await heading('Samudra Biru Sanur');
  expect(router.state.location).toMatchObject({ pathname: '/hotel/detail', hash: '#rooms' });
});

test('a hotel of the list shows its name and picture at the press, and keeps them until the rest is there', async () => {
  let answer: (data: typeof DETAIL_ANSWER) => void = () => undefined;
  const answered = new Promise<typeof DETAIL_ANSWER>((resolve) => (answer = resolve));
  await openHotelPage({ handlers: { [DETAIL_CALL]: () => answered } });
  const link = await screen.findByRole('link', { name: 'Samudra Biru Sanur' });
  const picture = link.closest('article')?.querySelector('img')?.getAttribute('src');
  await userEvent.click(link);
  expect(await screen.findByText('Fetching the hotel')).toBeInTheDocument();
  expect(screen.getByText('Samudra Biru Sanur')).toBeVisible();
  expect(screen.getByRole('link', { name: /Back to/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/hotel/list?'),
  );
  expect(document.querySelector('img')).toHaveAttribute('src', picture);
  answer(DETAIL_ANSWER);
  expect(await heading('Samudra Biru Sanur')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Deluxe Garden' })).toBeVisible();
  expect(screen.getAllByText('Samudra Biru Sanur')).toHaveLength(1);
});
