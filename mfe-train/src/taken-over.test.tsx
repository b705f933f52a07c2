import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createServer, testTakenOver } from '@wisata/runtime/testing-remote';
import { takeOver } from '@wisata/runtime/testing-server';
import { FAMILY_QUERY } from './api/train.fixture.ts';
import { remote } from './manifest.ts';
import { CHECKOUT_URL, LIST_URL, openTrains, TRAINS } from './testing/train-pages.ts';

const SearchForm = (await import('./slots/search-form.slot.tsx')).default;
const routes = [
  ...remote.routes,
  { path: 'elsewhere', Component: () => <SearchForm search="" /> },
  { path: 'widget', Component: () => <SearchForm search={FAMILY_QUERY} /> },
];

const open = createServer(takeOver, { ...TRAINS, routes });

/** A visitor who has searched before and chosen a place. */
async function visit() {
  await openTrains({ url: LIST_URL.replace('GMR&destination=SBI', 'SBI&destination=GMR') });
  await userEvent.click(await screen.findByRole('button', { name: 'Change search' }));
  const to = await screen.findByRole('combobox', { name: /To/ });
  await userEvent.clear(to);
  await userEvent.type(to, 'jak');
  await userEvent.click(await screen.findByRole('option', { name: /^Jakarta, All stations/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Search trains' }));
}

const urls = [
  LIST_URL,
  LIST_URL.replace('GMR', 'JKT'),
  `${LIST_URL}&stops=T.4.20261211.GMR.SBI`,
  '/train/list',
  CHECKOUT_URL,
  '/train/checkout',
  '/elsewhere',
  '/widget',
];

testTakenOver({ open, visit, urls });
