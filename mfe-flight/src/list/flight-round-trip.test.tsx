import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { CITILINK, ROUND_TRIP_QUERY, availability, fareDetail, flight } from '../api/flight.fixture.ts';
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

test('a departure leads to its returns, whose totals are for both', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}`,
    handlers: { ...ROUND_TRIP, [FARE_CALL]: () => fareDetail([CITILINK, BACK], 5_250_000) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your departure flight' })).toBeVisible();
  await user.click(await choose('Citilink QG 690'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Choose your return flight' })).toHaveFocus(),
  );
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

test('ways in two currencies, which have no total, stand beside each other in the order they are flown', async () => {
  const inDollars = { ...BACK, Currency: 'SGD' };
  const answer = availability([CITILINK], [inDollars]);
  await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}`,
    handlers: {
      [AVAILABILITY_CALL]: (request) => (airlinesOf(request) === LOW_COST ? availability([], []) : answer),
    },
  });
  const card = await cardOf('Citilink');
  expect(card.getByText(/^Rp\.\s2\.550\.000 \+ S\$/)).toBeVisible();
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

/** Lands after midnight, on the day after the one of both searches. */
const LATE = flight('QG.698', 850_000, { DepartTime: '21:35', ArriveDate: '2026-12-13', ArriveTime: '00:30' });
const TO_JAKARTA = {
  Origin: 'DPS',
  Destination: 'CGK',
  OriginTimezone: 'Asia/Makassar',
  DestinationTimezone: 'Asia/Jakarta',
};
const SAME_DAY_URL = `/flight/list?${ROUND_TRIP_QUERY}&departId=QG.698&departClass=QG.698.Q`.replace(
  '2026-12-16',
  '2026-12-12',
);

test('a return that leaves before the departure has arrived says so, comes last and cannot be chosen', async () => {
  const early = flight('GA.405', 700_000, { ...TO_JAKARTA, DepartTime: '09:00', ArriveTime: '09:55' });
  const next = { DepartDate: '2026-12-13', ArriveDate: '2026-12-13' };
  const returns = [early, flight('JT.749', 900_000, { ...TO_JAKARTA, ...next })];
  const { router } = await openFlights({
    url: SAME_DAY_URL,
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
  await openFlights({
    url: SAME_DAY_URL,
    handlers: {
      [AVAILABILITY_CALL]: () =>
        availability([LATE], [flight('GA.405', 700_000, { ...TO_JAKARTA, DepartTime: '09:00' })]),
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
