import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const routes = [
  ...remote.routes,
  { path: '/', Component: () => <h1>Home</h1> },
  { path: '/help', Component: () => <h1>Help</h1> },
];

const PAGES = [
  {
    short: '/train',
    url: '/train/list',
    literal: 'Train not found',
    en: /No train tickets are on sale/,
    id: /tidak menjual tiket kereta/,
  },
];

test.each(PAGES)('$short says in English that none is on sale', async ({ short, url, literal, en: text }) => {
  const { router } = await renderPage({ routes, url: short, messages: { train: en } });
  expect(await screen.findByRole('heading', { level: 1, name: literal })).toBeVisible();
  expect(router.state.location.pathname).toBe(url);
  expect(screen.getByText(text)).toBeVisible();
});

test.each(PAGES)('$url keeps the literal in Indonesian and explains it', async ({ url, literal, id: text }) => {
  await renderPage({ routes, url, locale: 'id', messages: { train: id } });
  await screen.findByRole('heading', { level: 1, name: literal });
  expect(screen.getByText(literal)).toHaveAttribute('lang', 'en');
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  { way: 'Find a stay', page: 'Home' },
  { way: 'Get help', page: 'Help' },
])('$way leads on', async ({ way, page }) => {
  const user = userEvent.setup();
  await renderPage({ routes, url: '/train/list', messages: { train: en } });
  await user.click(await screen.findByRole('link', { name: way }));
  expect(await screen.findByRole('heading', { name: page })).toBeVisible();
});
