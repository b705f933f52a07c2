import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import {
  CITILINK,
  FLIGHT_QUERY,
  GARUDA,
  ROUND_TRIP_QUERY,
  VIA_SURABAYA,
  availability,
  fareDetail,
  flight,
} from '../api/flight.fixture.ts';
import { AVAILABILITY_CALL, FARE_CALL, LOW_COST, airlinesOf, openFlights } from '../testing/flight-list.tsx';

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const choose = (name: string) => screen.findByRole('button', { name: `Choose ${name}` });
const BACK = flight('QG.691', 900_000, {
  Origin: 'DPS',
  Destination: 'CGK',
  DepartDate: '2026-12-16',
  ArriveDate: '2026-12-16',
});
const ROUND_TRIP = {
  [AVAILABILITY_CALL]: (request: Parameters<typeof airlinesOf>[0]) =>
    airlinesOf(request) === LOW_COST ? availability([], []) : availability([CITILINK], [BACK]),
};

test('a flight is priced once more and leads to the checkout with the search and the choice', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openFlights({
    handlers: { [FARE_CALL]: () => fareDetail([CITILINK], 2_550_000) },
  });
  await user.click(await choose('Citilink QG 690'));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(requests.find(({ target }) => target === FARE_CALL)?.json).toEqual({
    flights: [{ FlightId: 'QG.690', ClassId: 'QG.690.Q' }],
    adult: 2,
    child: 1,
    infant: 0,
    correlation_id: 'quote-1',
  });
  const query = new URLSearchParams(router.state.location.search);
  expect(router.state.location.pathname).toBe('/flight/checkout');
  expect(Object.fromEntries(query)).toEqual({
    ...Object.fromEntries(new URLSearchParams(FLIGHT_QUERY)),
    departId: 'QG.690',
    departClass: 'QG.690.Q',
    correlationId: 'quote-1',
    totalPrice: '2550000',
  });
});

test('a new price is told with the old one and the difference, and waits for a yes', async () => {
  const user = userEvent.setup();
  const { router } = await openFlights({ handlers: { [FARE_CALL]: () => fareDetail([CITILINK], 2_610_000) } });
  await user.click(await choose('Citilink QG 690'));
  const question = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(question).toHaveTextContent(/for 3 people.*The list said.*2\.550\.000.*\+ Rp\.\s60\.000.*2\.610\.000/);
  const dialog = within(question);
  await user.click(dialog.getByRole('button', { name: 'Choose another flight' }));
  expect(router.state.location.pathname).toBe('/flight/list');
  await user.click(await choose('Citilink QG 690'));
  await user.click(await screen.findByRole('button', { name: /^Accept Rp\.\s2\.610\.000$/ }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(router.state.location.search).toContain('totalPrice=2610000');
});

test('a flight that is sold out says so where it stands and cannot be chosen again', async () => {
  const user = userEvent.setup();
  await openFlights({
    handlers: { [FARE_CALL]: () => refusal(409, 'This flight is sold out', { code: 'FLIGHT_SOLD_OUT' }) },
  });
  await user.click(await choose('Citilink QG 690'));
  const card = await cardOf('Citilink');
  expect(await card.findByRole('alert')).toHaveTextContent('This flight is sold out');
  expect(card.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(await choose('Garuda Indonesia GA 404')).toBeEnabled();
});

test('a departure leads to its returns, whose totals are for both', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}`,
    handlers: { ...ROUND_TRIP, [FARE_CALL]: () => fareDetail([CITILINK, BACK], 5_250_000) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your departure flight' })).toBeVisible();
  await user.click(await choose('Citilink QG 690'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your return flight' })).toHaveFocus();
  const chosen = within(screen.getByRole('region', { name: 'Your departure' }));
  expect(chosen.getByText(/CGK 10:25 WIB – DPS 13:20 WITA/)).toBeVisible();
  const card = await cardOf('Citilink');
  expect(card.getByText('Rp. 5.250.000')).toBeVisible();
  expect(card.getByText('Rp. 2.700.000 for this flight')).toBeVisible();
  expect(window.sessionStorage.getItem('aerowisata_flight_depart')).toContain('QG.690');
  await user.click(await choose('Citilink QG 691'));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(router.state.location.search).toMatch(
    /departId=QG\.690&departClass=QG\.690\.Q&returnId=QG\.691&returnClass=QG\.691\.Q/,
  );
  expect(requests.filter(({ target }) => target === AVAILABILITY_CALL)).toHaveLength(2);
});

test('on the first step of a round trip every price is that of the trip with its cheapest return', async () => {
  await openFlights({ url: `/flight/list?${ROUND_TRIP_QUERY}`, handlers: ROUND_TRIP });
  const card = await cardOf('Citilink');
  expect(card.getByText('Rp. 5.250.000')).toBeVisible();
  expect(card.getByText('for 3 with the cheapest return, taxes included')).toBeVisible();
  expect(card.getByText('Rp. 2.550.000 for this flight')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Cheapest/ })).toHaveTextContent('Rp. 5.250.000');
  const days = within(screen.getByRole('navigation', { name: 'Days around yours' }));
  expect(await days.findByRole('link', { name: /^Sat 12 Dec Rp\.\s5\.250\.000$/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  expect(await days.findByRole('link', { name: /^Sun 13 Dec Rp\.\s3\.460\.000$/ })).toBeVisible();
});

test('a return that leaves before the departure has arrived says so, comes last and cannot be chosen', async () => {
  const LATE = flight('QG.698', 850_000, { DepartTime: '21:35', ArriveDate: '2026-12-13', ArriveTime: '00:30' });
  const day = {
    Origin: 'DPS',
    Destination: 'CGK',
    OriginTimezone: 'Asia/Makassar',
    DestinationTimezone: 'Asia/Jakarta',
  };
  const early = flight('GA.405', 700_000, { ...day, DepartTime: '09:00', ArriveTime: '09:55' });
  const next = { DepartDate: '2026-12-13', ArriveDate: '2026-12-13' };
  const url = `/flight/list?${ROUND_TRIP_QUERY}&departId=QG.698&departClass=QG.698.Q`;
  const returns = [early, flight('JT.749', 900_000, { ...day, ...next })];
  const { router } = await openFlights({
    url: url.replace('2026-12-16', '2026-12-12'),
    handlers: {
      [AVAILABILITY_CALL]: (request) =>
        airlinesOf(request) === LOW_COST ? availability([], []) : availability([LATE], returns),
      [FARE_CALL]: () => fareDetail([LATE], 2_550_000),
    },
  });
  const chosen = within(await screen.findByRole('region', { name: 'Your departure' }));
  expect(chosen.getByText('+1')).toBeVisible();
  await cardOf('Garuda Indonesia');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Lion Air',
    'Garuda Indonesia',
  ]);
  expect(cards[1]).toHaveTextContent('Leaves too early: your departure arrives Sun 13 Dec, 00:30 WITA');
  expect(await choose('Garuda Indonesia GA 405')).toBeDisabled();
  expect(await choose('Lion Air JT 749')).toBeEnabled();
  expect(screen.getByRole('button', { name: /^Cheapest/ })).toHaveTextContent('Rp. 5.250.000');
  expect(router.state.location.pathname).toBe('/flight/list');
});

test('a day without a return in reach says so once, and what to do', async () => {
  const LATE = flight('QG.698', 850_000, { DepartTime: '21:35', ArriveDate: '2026-12-13', ArriveTime: '00:30' });
  const day = {
    Origin: 'DPS',
    Destination: 'CGK',
    OriginTimezone: 'Asia/Makassar',
    DestinationTimezone: 'Asia/Jakarta',
  };
  const url = `/flight/list?${ROUND_TRIP_QUERY}&departId=QG.698&departClass=QG.698.Q`;
  await openFlights({
    url: url.replace('2026-12-16', '2026-12-12'),
    handlers: {
      [AVAILABILITY_CALL]: () => availability([LATE], [flight('GA.405', 700_000, { ...day, DepartTime: '09:00' })]),
      [FARE_CALL]: () => fareDetail([LATE], 2_550_000),
    },
  });
  expect(await screen.findByText('No return of this day can be reached.')).toBeVisible();
});

test('a shared address of the second step asks for the departure that it names', async () => {
  const { requests } = await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}&departId=QG.690&departClass=QG.690.Q`,
    handlers: { ...ROUND_TRIP, [FARE_CALL]: () => fareDetail([CITILINK], 2_550_000) },
  });
  expect(await screen.findByRole('region', { name: 'Your departure' })).toBeVisible();
  expect(await (await cardOf('Citilink')).findByText('Rp. 5.250.000')).toBeVisible();
  expect(requests.filter(({ target }) => target === FARE_CALL)).toHaveLength(1);
});

test('a departure that is gone leads back to the others', async () => {
  await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}&departId=QG.690`,
    handlers: { ...ROUND_TRIP, [FARE_CALL]: () => refusal(409, 'Sold out', { code: 'FLIGHT_SOLD_OUT' }) },
  });
  expect(await screen.findByRole('link', { name: 'Choose another departure' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('departId'),
  );
});

test('filters narrow the list in the address with counts, chips take them off', async () => {
  const user = userEvent.setup();
  const { router } = await openFlights();
  await screen.findByRole('article', { name: 'Garuda Indonesia' });
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  expect(await filters.findByRole('checkbox', { name: '2+ transit' })).toBeDisabled();
  expect(filters.getByRole('checkbox', { name: '1 transit' })).toHaveAccessibleDescription('1');
  await user.click(filters.getByRole('checkbox', { name: '1 transit' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(router.state.location.search).toContain('transit=1');
  await user.click(screen.getByRole('button', { name: 'Remove filter 1 transit' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('filters that hide everything offer the way back with its count', async () => {
  const user = userEvent.setup();
  await openFlights({ url: `/flight/list?${FLIGHT_QUERY}&airline=JT&departTime=evening` });
  expect(await screen.findByText('No flight fits every filter that you have set.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Take off all filters: 3 flights/ }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('an order is in the address and is read out', async () => {
  const user = userEvent.setup();
  const { router } = await openFlights();
  await screen.findByRole('article', { name: 'Garuda Indonesia' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'More ways to sort' }), 'Latest departure');
  await waitFor(() =>
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(['Garuda Indonesia', 'Citilink', 'Lion Air']),
  );
  expect(router.state.location.search).toContain('sort=latest-departure');
  expect(screen.getByText('Sorted by: Latest departure, 3 flights')).toBeInTheDocument();
});

test('two flights stand side by side', async () => {
  const user = userEvent.setup();
  await openFlights();
  const citilink = await screen.findByRole('checkbox', { name: /^Compare Citilink/ });
  await user.click(citilink);
  await waitFor(() => expect(citilink).toBeChecked());
  await user.click(screen.getByRole('checkbox', { name: /^Compare Lion Air/ }));
  expect(await screen.findByText('2 flights picked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare flights' }));
  expect(dialog.getByRole('row', { name: /^Total/ })).toHaveTextContent(/2\.550\.000.*2\.520\.000/);
  expect(dialog.getByRole('row', { name: /^Transit/ })).toHaveTextContent('Langsung (direct)1 transit SUB');
});

test('another class of the same plane has its own total and is chosen by itself', async () => {
  const user = userEvent.setup();
  const [own] = CITILINK.ClassObjects ?? [];
  if (!own) throw new Error('The sample has a class');
  const flexible = { ...own, Id: 'QG.690.Y', Code: 'Y', Seat: 4, TotalFare: 3_300_000, PricePerPax: 1_100_000 };
  const both = { ...CITILINK, ClassObjects: [own, flexible] };
  const { requests } = await openFlights({
    handlers: {
      [AVAILABILITY_CALL]: (request) =>
        availability(airlinesOf(request) === LOW_COST ? [VIA_SURABAYA] : [both, GARUDA]),
      [FARE_CALL]: () => fareDetail([CITILINK], 3_300_000),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Legs and fare rules: Citilink QG 690' }));
  await user.click(await screen.findByRole('radio', { name: 'Economy, class Y' }));
  await user.click(screen.getByRole('button', { name: /^Choose for Rp\.\s3\.300\.000$/ }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(requests.find(({ target }) => target === FARE_CALL)?.json).toMatchObject({
    flights: [{ FlightId: 'QG.690', ClassId: 'QG.690.Y' }],
  });
});
