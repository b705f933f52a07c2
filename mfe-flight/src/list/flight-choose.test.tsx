import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { CITILINK, FLIGHT_QUERY, GARUDA, VIA_SURABAYA, availability, fareDetail } from '../api/flight.fixture.ts';
import {
  AVAILABILITY_CALL,
  FARE_CALL,
  LIST_URL,
  LOW_COST,
  airlinesOf,
  later,
  openFlights,
} from '../testing/flight-list.tsx';

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const choose = (name: string) => screen.findByRole('button', { name: `Choose ${name}` });
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

/** The list with prices that each flight gets when the test gives them. */
async function openSlow() {
  const prices = { 'QG.690': later<object>(), 'GA.404': later<object>() };
  const page = await openFlights({
    handlers: {
      [FARE_CALL]: ({ json }) => {
        const [flight] = (json as { flights: { FlightId: keyof typeof prices }[] }).flights;
        return prices[flight!.FlightId].promise;
      },
    },
  });
  return { ...page, prices };
}

test('of two flights that are pressed the newest counts, however late the other one is priced', async () => {
  const user = userEvent.setup();
  const { router, prices } = await openSlow();
  await user.click(await choose('Citilink QG 690'));
  await user.click(await choose('Garuda Indonesia GA 404'));
  await act(async () => prices['QG.690'].give(fareDetail([CITILINK], 2_550_000)));
  const garuda = await choose('Garuda Indonesia GA 404');
  expect(garuda).toHaveAttribute('aria-busy', 'true');
  prices['GA.404'].give(fareDetail([GARUDA], 3_900_000));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(router.state.location.search).toContain('departId=GA.404');
});

test('a price that comes after the list was left leads nowhere', async () => {
  const user = userEvent.setup();
  const { router, prices } = await openSlow();
  const chosen: (string | null)[] = [];
  router.subscribe(({ location }) => chosen.push(new URLSearchParams(location.search).get('departId')));
  await user.click(await choose('Citilink QG 690'));
  await act(() => router.navigate('/elsewhere'));
  prices['QG.690'].give(fareDetail([CITILINK], 2_550_000));
  await act(() => router.navigate(LIST_URL));
  await user.click(await choose('Garuda Indonesia GA 404'));
  prices['GA.404'].give(fareDetail([GARUDA], 3_900_000));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(new Set(chosen)).toEqual(new Set([null, 'GA.404']));
});

test('a flight that is sold out says so where it stands and cannot be chosen again', async () => {
  const user = userEvent.setup();
  await openFlights({
    handlers: { [FARE_CALL]: () => refusal(409, 'This flight is sold out', { code: 'FLIGHT_SOLD_OUT' }) },
  });
  await user.click(await choose('Citilink QG 690'));
  const card = await cardOf('Citilink');
  expect(await card.findByRole('alert')).toHaveTextContent('This flight has just been sold out');
  expect(card.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(await choose('Garuda Indonesia GA 404')).toBeEnabled();
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
  await user.click(await screen.findByRole('button', { name: /Take off all filters: 3 flights/ }));
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

test('what is pressed before the list has followed counts too: a filter, an order and two flights to compare', async () => {
  const { router } = await openFlights();
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
  const transit = await filters.findByRole('checkbox', { name: '1 transit' });
  const orders = within(screen.getByRole('group', { name: 'Order of the list' }));
  const fastest = orders.getByRole('button', { name: /^Fastest/ });
  fireEvent.click(transit);
  fireEvent.click(fastest);
  expect(transit).toBeChecked();
  expect(fastest).toHaveAttribute('aria-pressed', 'true');
  for (const flight of [/^Compare Citilink/, /^Compare Lion Air/]) {
    fireEvent.click(screen.getByRole('checkbox', { name: flight }));
  }
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  const { search } = router.state.location;
  for (const part of ['transit=1', 'sort=shortest-duration', /compare=[^&]+%2C/]) expect(search).toMatch(part);
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
  expect(dialog.getByRole('row', { name: /^Transit/ })).toHaveTextContent('Direct1 transit SUB');
});

test('an unfolded flight can be handed on as a link', async () => {
  const user = userEvent.setup();
  const { toasts } = await openFlights();
  await user.click(await screen.findByRole('button', { name: 'Legs and fare rules: Citilink QG 690' }));
  await user.click(await screen.findByRole('button', { name: 'Share this flight' }));
  await waitFor(() => expect(toasts).toEqual([{ message: 'Link copied', kind: 'success' }]));
  expect(await navigator.clipboard.readText()).toContain(`/flight/list?${FLIGHT_QUERY}&detail=QG.690`);
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

test('a bag that is asked for is in the totals, and the fare with it is the one that is chosen', async () => {
  const [own] = CITILINK.ClassObjects;
  const bare = { ...own!, BaggageKg: 0 };
  const withBag = { ...own!, Id: 'QG.690.Y', Code: 'Y', TotalFare: 3_300_000, PricePerPax: 1_100_000 };
  const cheap = { ...CITILINK, Facilities: [], ClassObjects: [bare, withBag] };
  const { requests } = await openFlights({
    url: `${LIST_URL}&bag=1`,
    handlers: {
      [AVAILABILITY_CALL]: (request) =>
        availability(
          airlinesOf(request) === LOW_COST ? [] : [cheap, { ...GARUDA, Facilities: [], ClassObjects: [bare] }],
        ),
      [FARE_CALL]: () => fareDetail([CITILINK], 3_300_000),
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Citilink' }));
  expect(card.getByText('Rp. 3.300.000')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await userEvent.click(card.getByRole('button', { name: /Choose|Select/ }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  expect(requests.find(({ target }) => target === FARE_CALL)?.json).toMatchObject({
    flights: [{ FlightId: 'QG.690', ClassId: 'QG.690.Y' }],
  });
});
