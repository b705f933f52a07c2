import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER } from '@wisata/runtime/testing';
import { STATIC_MENUS } from '../rules/menu.rules.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { SiteHeader } from './site-header.tsx';

const CATEGORIES = [
  { name: 'Passes', path: '/product?page=passes', children: [{ name: 'Bali', path: '/product/bali', children: [] }] },
];

const DRAWING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

async function openDrawer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

test('a guest finds login, home, order, services, categories, help and language', async () => {
  await renderShell(<SiteHeader />, { site: { categories: CATEGORIES } });
  const drawer = await openDrawer();
  expect(drawer.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(drawer.getByRole('link', { name: 'My order' })).toHaveAttribute('href', '/order');
  expect(drawer.getByRole('link', { name: 'Trains' })).toHaveAttribute('href', '/train/list');
  expect(drawer.getByRole('link', { name: 'Promo' })).toHaveAttribute('href', '/promotion');
  expect(drawer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  expect(drawer.getByRole('link', { name: 'ID Bahasa Indonesia' })).toHaveAttribute('href', '/id');
  await userEvent.click(drawer.getByText('Passes'));
  expect(drawer.getByRole('link', { name: 'All Passes' })).toHaveAttribute('href', '/product?page=passes');
  expect(drawer.getByRole('link', { name: 'Bali' })).toHaveAttribute('href', '/product/bali');
});

test('language, promotions and help stand first, and entries have their drawings', async () => {
  const [home] = STATIC_MENUS;
  const company = {
    ...home!,
    name: 'Company',
    link: '',
    icon: DRAWING,
    children: [{ ...home!, name: 'About', link: '/about' }],
  };
  const drawn = { ...home!, name: 'Drawn', link: '/drawn', icon: DRAWING };
  const unknown = { ...home!, name: 'Newer', link: '/newer', icon: 'not-an-address' };
  await renderShell(<SiteHeader />, { site: { menus: [...STATIC_MENUS, company, drawn, unknown] } });
  const drawer = await openDrawer();
  const names = drawer.getAllByRole('link').map((link) => link.textContent);
  expect(names.slice(0, 4)).toEqual(['EN English', 'ID Bahasa Indonesia', 'Promo', 'Help']);
  expect(names.filter((name) => name === 'Help')).toHaveLength(1);
  expect(drawer.getByRole('link', { name: 'Drawn' }).querySelector('[data-drawing]')).toBeInTheDocument();
  expect(drawer.getByText('Company').querySelector('[data-drawing]')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Newer' }).querySelector('[data-drawing]')).toBeNull();
});

test('it closes when the path changes, by whatever', async () => {
  const { router } = await renderShell(<SiteHeader />);
  await openDrawer();
  await act(() => router.navigate('/help'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a link in it closes it and the page changes', async () => {
  const { router } = await renderShell(<SiteHeader />);
  const drawer = await openDrawer();
  await userEvent.click(drawer.getByRole('link', { name: 'Hotels' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/list'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a member sees the own name and the way out', async () => {
  await renderShell(<SiteHeader />, { user: TEST_USER });
  const drawer = await openDrawer();
  expect(drawer.getByText('Ayu Lestari')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Are you sure want to logout?' })).toBeInTheDocument();
});
