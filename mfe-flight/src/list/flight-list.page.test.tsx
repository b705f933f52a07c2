import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type SentRequest } from '@wisata/runtime/testing';
import { CITILINK, FLIGHT_QUERY, GARUDA, VIA_SURABAYA, availability, flight } from '../api/flight.fixture.ts';
import { AVAILABILITY_CALL, LIST_URL, LOW_COST, airlinesOf, later, openFlights } from '../testing/flight-list.tsx';

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const askedOf = (requests: readonly SentRequest[]) =>
  new Set(requests.filter(({ target }) => target === AVAILABILITY_CALL).map(airlinesOf));
const cardOf = async (name: string) => screen.findByRole('article', { name });

test('asks two groups at home and shows what each answers, cheapest first, total for the party on top', async () => {
  const { requests } = await openFlights();
  await waitFor(() => expect(names()).toEqual(['Lion Air', 'Citilink', 'Garuda Indonesia']));
  const card = within(await cardOf('Lion Air'));
  expect(card.getByText('Rp. 2.520.000')).toBeVisible();
  expect(card.getByText('total for 3, taxes included')).toBeVisible();
  expect(card.getByText('Rp. 840.000 per adult')).toBeVisible();
  const calls = requests.filter(({ target }) => target === AVAILABILITY_CALL);
  expect(calls.map(({ json }) => json)).toEqual([
    expect.objectContaining({ adult: 2, child: 1, infant: 0, trip: 'one-way', fareType: 'Default', returnDate: null }),
    expect.objectContaining({ preferredAirlines: [3, 4, 5, 7], cabinClass: 'Economy' }),
  ]);
});

test('a screenful of flights is drawn first and more of them by themselves, the rest when somebody scrolls', async () => {
  const many = Array.from({ length: 30 }, (_, index) => flight(`QG.${100 + index}`, 850_000 + index * 1000));
  await openFlights({ handlers: { [AVAILABILITY_CALL]: () => availability(many) } });
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('article')).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
});

test('asks all five groups abroad', async () => {
  const { requests } = await openFlights({ url: `/flight/list?${FLIGHT_QUERY.replace('DPS', 'SIN')}` });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(askedOf(requests)).toEqual(new Set([LOW_COST, '3,4,5,7', '6', '22', '28'])));
});

test('rows of the first answer stand while the second is waited for, with half of the progress', async () => {
  const slow = later<object>();
  await openFlights({
    handlers: {
      [AVAILABILITY_CALL]: (request) =>
        airlinesOf(request) === LOW_COST ? availability([VIA_SURABAYA]) : slow.promise,
    },
  });
  await cardOf('Lion Air');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByText('1 of 2 groups of airlines answered · 1 flight so far')).toBeVisible();
  slow.give(availability([CITILINK]));
  await cardOf('Citilink');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('orders and filters stand before the first flight comes, so that no row moves down for them', async () => {
  const slow = later<object>();
  await openFlights({ handlers: { [AVAILABILITY_CALL]: () => slow.promise } });
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeDisabled();
  const orders = screen.getByRole('combobox', { name: 'More ways to sort' });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  slow.give(availability([GARUDA]));
  await cardOf('Garuda Indonesia');
  expect(screen.getByRole('combobox', { name: 'More ways to sort' })).toBe(orders);
  expect(screen.getByRole('button', { name: 'Filters' })).toBeEnabled();
});

test('flights that come while the pointer is at the list wait until they are asked for', async () => {
  const user = userEvent.setup();
  const slow = later<object>();
  await openFlights({
    handlers: {
      [AVAILABILITY_CALL]: (request) => (airlinesOf(request) === LOW_COST ? slow.promise : availability([GARUDA])),
    },
  });
  await user.hover(await cardOf('Garuda Indonesia'));
  slow.give(availability([VIA_SURABAYA]));
  const pill = await screen.findByRole('button', { name: /^Show 1 new flight from Rp\.\s2\.520\.000$/ });
  expect(names()).toEqual(['Garuda Indonesia']);
  await user.click(pill);
  expect(names()).toEqual(['Lion Air', 'Garuda Indonesia']);
});

test('a group that fails is named and asked again alone; the others stay', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { requests } = await openFlights({
    handlers: {
      [AVAILABILITY_CALL]: (request) =>
        airlinesOf(request) !== LOW_COST
          ? availability([CITILINK])
          : isDown
            ? refusal(500, 'Down')
            : availability([VIA_SURABAYA]),
    },
  });
  await cardOf('Citilink');
  const note = await screen.findByText(/Lion Air, Jetstar, Scoot and Malindo did not answer/);
  expect(note).toBeVisible();
  isDown = false;
  const before = requests.length;
  await user.click(screen.getByRole('button', { name: /^Ask again/ }));
  await cardOf('Lion Air');
  expect(
    requests
      .slice(before)
      .filter(({ target }) => target === AVAILABILITY_CALL)
      .map(airlinesOf),
  ).toEqual([LOW_COST]);
  expect(screen.queryByText(/did not answer/)).not.toBeInTheDocument();
});

test('an airline that fails inside its group is asked again by itself', async () => {
  const user = userEvent.setup();
  const { requests } = await openFlights({
    handlers: {
      [AVAILABILITY_CALL]: (request) => {
        if (airlinesOf(request) === '3') return availability([GARUDA]);
        const isOwn = airlinesOf(request) !== LOW_COST;
        return availability(
          isOwn ? [CITILINK] : [],
          [],
          isOwn ? { failed: [{ provider: 3, name: 'Sriwijaya', message: '' }] } : {},
        );
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask again: Sriwijaya' }));
  await cardOf('Garuda Indonesia');
  expect(askedOf(requests)).toEqual(new Set([LOW_COST, '3,4,5,7', '3']));
  expect(screen.queryByText(/Sriwijaya did not answer/)).not.toBeInTheDocument();
});

test('when nobody answers, the page says so, keeps the search and asks again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  await openFlights({
    handlers: { [AVAILABILITY_CALL]: () => (isDown ? refusal(503, 'Airlines are resting') : availability([CITILINK])) },
  });
  expect(await screen.findByText('Airlines are resting')).toBeVisible();
  expect(screen.getByText('The flights could not be fetched')).toBeVisible();
  expect(screen.getByText(/^CGK to DPS/)).toBeVisible();
  expect(screen.getByText('There are no flights to filter.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cardOf('Citilink')).toBeVisible();
  expect(screen.queryByText('There are no flights to filter.')).not.toBeInTheDocument();
});

test('nothing on that day: the literal, the cause and the nearest days with prices', async () => {
  const user = userEvent.setup();
  const { router } = await openFlights({ handlers: { [AVAILABILITY_CALL]: () => availability([]) } });
  expect(await screen.findByRole('heading', { name: 'Flight not found' })).toBeVisible();
  expect(screen.getByText(/Nothing flies from Jakarta to Denpasar on Sat 12 Dec in Economy/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Fri 11 Dec, from Rp\.\s910\.000 per adult$/ }));
  expect(router.state.location.search).toContain('departDate=2026-12-11');
});

test('the days around carry the lowest price and lead to their own lists', async () => {
  await openFlights();
  const strip = within(await screen.findByRole('navigation', { name: 'Days around yours' }));
  const day = await strip.findByRole('link', { name: /^Sun 13 Dec Rp\.\s760\.000$/ });
  expect(day).toHaveAttribute('href', expect.stringContaining('departDate=2026-12-13'));
  expect(await strip.findByRole('link', { name: /^Sat 12 Dec Rp\.\s2\.520\.000$/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
});

test('a change of terminal and the gloss of the transit are told before choosing', async () => {
  await openFlights();
  expect(within(await cardOf('Lion Air')).getByText('You change terminal in Surabaya.')).toBeVisible();
  const direct = within(await cardOf('Citilink')).getByText('Langsung');
  expect(direct).toHaveAttribute('lang', 'id');
});

test('legs, charges and rules unfold in the address and fold by going back', async () => {
  const user = userEvent.setup();
  const { router } = await openFlights();
  await user.click(await screen.findByRole('button', { name: 'Legs and fare rules: Lion Air JT 748 + JT 924' }));
  const card = within(await cardOf('Lion Air'));
  expect(await card.findByText('3 h 10 m in Surabaya, from T1 to T2')).toBeVisible();
  const table = within(card.getByRole('table', { name: 'Price' }));
  expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('Rp. 2.520.000');
  expect(table.getByRole('row', { name: /^2 adults/ })).toHaveTextContent('Rp. 1.680.000');
  await waitFor(() => expect(router.state.location.search).toContain('detail=JT.748'));
  await router.navigate(-1);
  await waitFor(() => expect(card.queryByRole('table')).not.toBeInTheDocument());
});

test('an address that cannot be searched opens the form and offers the search moved ahead', async () => {
  await openFlights({ url: LIST_URL.replace('2026-12-12', '2026-11-01') });
  expect(await screen.findByText('This departure is in the past. Choose another date.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search Sat 21 Nov instead' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Search flights' })).toBeVisible();
});

test('an airport that does not exist is named', async () => {
  await openFlights({
    url: LIST_URL.replace('DPS', 'XXX'),
    handlers: { 'GET /api/v1/flight/get-airport': () => refusal(404, 'Airport not found') },
  });
  expect(await screen.findByText('We do not know the airport XXX. Choose where you fly to.')).toBeVisible();
});

test('speaks Indonesian in an empty list too', async () => {
  await openFlights({ locale: 'id', handlers: { [AVAILABILITY_CALL]: () => availability([]) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pilih penerbangan Anda' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Penerbangan tidak ditemukan' })).toBeVisible();
});

test('an address for more people than one booking takes says for whom the list is', async () => {
  await openFlights({ url: LIST_URL.replace('ADT=2', 'ADT=50') });
  expect(await screen.findByText('51 travellers do not fit in one booking.')).toBeVisible();
  expect(screen.getByText(/^This list is for 7 adults: at most 7/)).toBeVisible();
});
