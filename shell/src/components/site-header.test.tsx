import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { TEST_USER } from '@wisata/runtime/testing';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import { STATIC_MENUS } from '../rules/menu.rules.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { SiteHeader } from './site-header.tsx';

const mediaOf = window.matchMedia;
afterEach(() => {
  window.matchMedia = mediaOf;
});

const cartOf = (count: number) => createStore<number>(() => count);

test('a guest finds the login, the order lookup and no count', async () => {
  await renderShell(<SiteHeader />, { services: { cart: cartOf(3) } });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'My order' })).toHaveAttribute('href', '/order');
  expect(screen.getByRole('link', { name: 'Find my order' })).toBeInTheDocument();
  expect(screen.queryByText(/items in My order/)).not.toBeInTheDocument();
});

test('a member finds the cart with its count and no order lookup', async () => {
  await renderShell(<SiteHeader />, { user: TEST_USER, services: { cart: cartOf(2) } });
  expect(await screen.findByRole('link', { name: 'My order 2 items in My order' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('link', { name: 'Find my order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test("the member's menu opens by press, leads to the own pages and closes by Esc with the focus on its button", async () => {
  await renderShell(<SiteHeader />, { user: TEST_USER });
  const button = await screen.findByRole('button', { name: 'Ayu' });
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/member/profile');
  expect(screen.getByRole('link', { name: 'Bookings' })).toHaveAttribute('href', '/member/history');
  expect(screen.getByRole('link', { name: 'Itinerary' })).toHaveAttribute('href', '/member/itinerary');
  expect(screen.queryByRole('link', { name: 'Members' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Bookings' })).not.toBeInTheDocument();
});

test('an admin finds the members in the menu', async () => {
  await renderShell(<SiteHeader />, { user: { ...TEST_USER, role: 'admin' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ayu' }));
  expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/dashboard/member');
});

test('the service of the page is marked', async () => {
  await renderShell(<SiteHeader />, { url: '/train/list?x=1', config: { services: ['hotel', 'train'] } });
  const nav = within(await screen.findByRole('navigation', { name: 'Services' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hotels', 'Trains']);
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Trains');
});

test('a service that only a release has described stands among the others', async () => {
  const { descriptions } = TEST_OFFER;
  const name = { many: 'Cruises', one: 'Cruise', search: 'Search cruises' };
  const cruise = { ...descriptions['tour']!, key: 'cruise', names: { en: name, id: name } };
  const config = { services: ['hotel', 'cruise'], descriptions: { ...descriptions, cruise } };
  await renderShell(<SiteHeader />, { config });
  const nav = within(await screen.findByRole('navigation', { name: 'Services' }));
  expect(nav.getByRole('link', { name: 'Cruises' })).toHaveAttribute('href', '/cruise/list');
});

test('fetched entries with children open a list; other sites are plain links', async () => {
  const [, help] = STATIC_MENUS;
  const company = {
    ...help!,
    name: 'Company',
    children: [
      { ...help!, name: 'About', link: '/menu/page/about' },
      { ...help!, name: 'Career', link: 'https://jobs.test/', isLocal: false },
    ],
  };
  await renderShell(<SiteHeader />, { site: { menus: [company] } });
  await userEvent.hover(await screen.findByRole('button', { name: 'Company' }));
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/menu/page/about');
  expect(screen.getByRole('link', { name: 'Career' })).toHaveAttribute('href', 'https://jobs.test/');
});

test('the other language is the same page with its query, as a new document', async () => {
  await renderShell(<SiteHeader />, { url: '/hotel/list?city=DPS#map' });
  const [indonesian] = await screen.findAllByRole('link', { name: 'ID Bahasa Indonesia' });
  expect(indonesian).toHaveAttribute('href', '/id/hotel/list?city=DPS#map');
  expect(screen.getAllByRole('link', { name: 'EN English' })[0]).toHaveAttribute('aria-current', 'true');
  indonesian!.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(indonesian!);
  expect(document.cookie).toContain('i18n_redirected=id');
});

test('the theme is switched at once and remembered', async () => {
  document.documentElement.setAttribute('data-served', '');
  await renderShell(<SiteHeader />);
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to dark colours' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).not.toHaveAttribute('data-served');
  expect(document.cookie).toContain('aerowisata_theme=dark');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Switch to light colours' })).toBeInTheDocument());
  document.documentElement.removeAttribute('data-theme');
});

test('over a list the header is one row, and what the others said is one press away', async () => {
  const categories = [{ name: 'Seaside stays', path: '/category/seaside-stays', children: [] }];
  await renderShell(
    <>
      <SiteHeader />
      <CategoryStrip />
    </>,
    { url: '/hotel/list?city=Bali', site: { categories } },
  );
  expect(await screen.findByRole('banner')).not.toHaveTextContent('Prices include taxes');
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('link', { name: 'Seaside stays' })).toHaveAttribute('href', '/category/seaside-stays');
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
});

test('a narrow screen draws nothing of what only wide ones show', async () => {
  const { container, unmount } = await renderShell(<SiteHeader />);
  await screen.findByRole('link', { name: 'My order' });
  expect(within(container).getAllByRole('navigation')).toHaveLength(2);
  unmount();
  window.matchMedia = (media) => Object.assign(mediaOf(media), { matches: media === '(max-width: 959.98px)' });
  const narrow = await renderShell(<SiteHeader />);
  await screen.findByRole('link', { name: 'My order' });
  expect(within(narrow.container).queryAllByRole('navigation')).toEqual([]);
});
