import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type SentRequest } from '@wisata/runtime/testing';
import { CITILINK, ROUND_TRIP_QUERY, availability } from '../api/flight.fixture.ts';
import { AVAILABILITY_CALL, LIST_URL, openFlights } from '../testing/flight-list.tsx';

const PRICES_CALL = 'GET /api/v1/flight/price-calendar';
const open = (name: string) => screen.findByRole('button', { name });

/** Every day costs the same each way, but the 14th out and the 17th home. */
function prices({ query }: SentRequest) {
  const [from, to] = [query.get('from')!, query.get('to')!];
  const isHome = query.get('origin') === 'DPS';
  const days: { date: string; lowest: number; currency: string }[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const isCheap = date === (isHome ? '2026-12-17' : '2026-12-14');
    days.push({ date, lowest: isCheap ? 700_000 : 900_000, currency: 'IDR' });
  }
  return days;
}

test('a round trip shows each pair of days around its own, the cheapest named, from one call a way', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}`,
    handlers: { [PRICES_CALL]: prices, [AVAILABILITY_CALL]: () => availability([CITILINK], []) },
  });
  await screen.findByRole('article', { name: 'Citilink' });
  const before = requests.length;
  await user.click(await open('Flexible dates'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Flexible dates' }));
  expect(await dialog.findByRole('link', { name: /12 Dec, back Wed 16 Dec: Rp\.\s1\.800\.000$/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  expect(dialog.getAllByRole('link', { name: /, back / })).toHaveLength(46);
  const cheapest = dialog.getByRole('link', { name: /^Mon 14 Dec, back Thu 17 Dec: Rp\.\s1\.400\.000, cheapest$/ });
  expect(cheapest).toHaveTextContent('1.400');
  expect(requests.slice(before).filter(({ target }) => target === PRICES_CALL)).toHaveLength(2);
  expect(router.state.location.search).toContain('open=dates');
  await user.click(cheapest);
  expect(router.state.location.search).toMatch(/departDate=2026-12-14&returnDate=2026-12-17/);
  expect(router.state.location.search).not.toContain('open=');
});

test('a month of departures keeps the nights of the trip, and the next month is asked for when it is looked at', async () => {
  const user = userEvent.setup();
  const { requests } = await openFlights({
    url: `/flight/list?${ROUND_TRIP_QUERY}&open=dates`,
    handlers: { [PRICES_CALL]: prices, [AVAILABILITY_CALL]: () => availability([CITILINK], []) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Flexible dates' }));
  await user.click(dialog.getByRole('tab', { name: 'Whole month' }));
  expect(dialog.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  const links = await dialog.findAllByRole('link', { name: /cheapest$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/departDate=2026-12-13&returnDate=2026-12-17/),
    expect.stringMatching(/departDate=2026-12-14&returnDate=2026-12-18/),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Later months' }));
  expect(await dialog.findByRole('link', { name: /^Fri 1 Jan: Rp/ })).toBeVisible();
  expect(requests.filter(({ query }) => query.get('from') === '2027-01-01')).toHaveLength(1);
});

test('a one-way trip shows its month at once, and a failed call can be made again', async () => {
  const user = userEvent.setup();
  let isUp = false;
  await openFlights({
    url: `${LIST_URL}&open=dates`,
    handlers: { [PRICES_CALL]: (request) => (isUp ? prices(request) : refusal(400, 'Out of order')) },
  });
  await screen.findByRole('dialog', { name: 'Flexible dates' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByRole('link', { name: /^Mon 14 Dec: Rp\.\s700\.000, cheapest$/ })).toBeVisible();
});
