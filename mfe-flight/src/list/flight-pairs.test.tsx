import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { CITILINK, ROUND_TRIP_QUERY, availability, fareDetail, flight } from '../api/flight.fixture.ts';
import { AVAILABILITY_CALL, FARE_CALL, LOW_COST, airlinesOf, openFlights } from '../testing/flight-list.tsx';

const HOME = { Origin: 'DPS', Destination: 'CGK', DepartDate: '2026-12-16', ArriveDate: '2026-12-16' };
const BACK = flight('QG.691', 900_000, HOME);
const BACK_LATER = flight('GA.415', 1_100_000, HOME);

/** Opens the list of a round trip with one way there and two ways back. */
const open = (fare: () => unknown = () => fareDetail([CITILINK, BACK], 5_250_000), more = '') =>
  openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}${more}`,
    handlers: {
      [AVAILABILITY_CALL]: (request) =>
        airlinesOf(request) === LOW_COST ? availability([], []) : availability([CITILINK], [BACK_LATER, BACK]),
      [FARE_CALL]: fare,
    },
  });
const card = async () => within(await screen.findByRole('region', { name: 'Both flights together' }));
const choose = 'Choose Citilink QG 690 and Citilink QG 691';

test('the cheapest pair stands above the flights at one total, and one press leads to the checkout of both at it', async () => {
  const { router } = await open();
  expect((await card()).getAllByText('Rp. 5.250.000').length).toBeGreaterThan(0);
  await userEvent.click((await card()).getAllByRole('button', { name: choose })[0]!);
  await screen.findByRole('heading', { name: 'Elsewhere' });
  const query = new URLSearchParams(router.state.location.search);
  expect(router.state.location.pathname).toBe('/flight/checkout');
  expect(Object.fromEntries(query)).toMatchObject({
    departId: 'QG.690',
    departClass: 'QG.690.Q',
    returnId: 'QG.691',
    returnClass: 'QG.691.Q',
    totalPrice: '5250000',
  });
});

test('every pair stands in one order, that of its total', async () => {
  await open();
  await userEvent.click((await card()).getByRole('button', { name: 'All 2 pairs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pairs by total price' }));
  const totals = dialog.getAllByText(/^Rp\./).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(totals).toEqual(['Rp. 5.250.000', 'Rp. 5.850.000']);
  expect(dialog.getByText('Totals for 2 adults, 1 child, taxes included, both flights in one price.')).toBeVisible();
});

test('a price that has changed is told before the checkout, and a pair that is sold out says so', async () => {
  await open(() => fareDetail([CITILINK, BACK], 5_400_000));
  await userEvent.click((await card()).getAllByRole('button', { name: choose })[0]!);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('5.400.000');
});

test('a pair that is sold out says so in its place', async () => {
  await open(() => refusal(409, 'Flight sold out', { code: 'FLIGHT_SOLD_OUT' }));
  await userEvent.click((await card()).getAllByRole('button', { name: choose })[0]!);
  await waitFor(async () => expect((await card()).getAllByRole('alert').length).toBeGreaterThan(0));
});

test('one way has no pairs', async () => {
  await openFlights();
  expect(await screen.findByRole('article', { name: 'Citilink' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Both flights together' })).toBeNull();
});
