import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createServer, testTakenOver } from '@wisata/runtime/testing-remote';
import { takeOver } from '@wisata/runtime/testing-server';
import { FLIGHT_QUERY } from './api/flight.fixture.ts';
import { checkoutUrl, fareAnswer } from './api/flight-checkout.fixture.ts';
import { remote } from './manifest.ts';
import { FARE } from './testing/checkout-page.tsx';
import {
  AVAILABILITY_CALL,
  FLIGHT_HANDLERS,
  FLIGHTS,
  LIST_URL,
  LOW_COST,
  airlinesOf,
  openFlights,
} from './testing/flight-list.tsx';

const SearchForm = (await import('./slots/search-form.slot.tsx')).default;
const TO_SINGAPORE = FLIGHT_QUERY.replace('DPS', 'SIN');
const routes = [
  ...remote.routes,
  { path: 'elsewhere', Component: () => <SearchForm search="" /> },
  { path: 'widget', Component: () => <SearchForm search={TO_SINGAPORE} /> },
];

const open = createServer(takeOver, {
  ...FLIGHTS,
  routes,
  handlers: { ...FLIGHT_HANDLERS, [FARE]: () => fareAnswer() },
});

/** A visitor who has searched before and chosen a place. */
async function visit() {
  await openFlights({ url: `/flight/list?${TO_SINGAPORE}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Change search' }));
  const to = await screen.findByRole('combobox', { name: /To/ });
  await userEvent.clear(to);
  await userEvent.type(to, 'Sing');
  await userEvent.click(await screen.findByRole('option', { name: /Singapore/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
}

const urls = [
  LIST_URL,
  `/flight/list?${TO_SINGAPORE}`,
  `/flight/list?${FLIGHT_QUERY}&returnDate=2026-12-15`,
  '/flight/list',
  checkoutUrl(),
  '/flight/checkout',
  '/elsewhere',
  '/widget',
];

testTakenOver({ open, visit, urls });

test('a list without its late sources is taken over too', async () => {
  const { problems, html } = await open(LIST_URL, 'en', {
    [AVAILABILITY_CALL]: (request) =>
      airlinesOf(request) === LOW_COST ? new Promise(() => undefined) : FLIGHT_HANDLERS[AVAILABILITY_CALL]!(request),
  });
  expect(problems).toEqual([]);
  expect(html).toContain('Citilink');
  expect(html).toContain('1 of 2 groups of airlines answered');
});
