import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { renderShell } from '../testing/render-shell.tsx';
import { Document } from './document.tsx';
import { MinimalLayout } from './minimal-layout.tsx';

beforeEach(() => {
  // jsdom lays nothing out and cannot scroll.
  window.scrollTo = () => undefined;
});

const page = (path: string, more: RouteObject = {}): RouteObject => ({ path, element: <h1>{path}</h1>, ...more });

function show(pages: RouteObject[], url: string, more: Parameters<typeof renderShell>[1] = {}) {
  return renderShell(<Document />, { ...more, url, pages: [{ Component: MinimalLayout, children: pages }] });
}

test('the title is the name of the page and the brand', async () => {
  const { router } = await show(
    [
      page('/a', { handle: { titleKey: 'menu.help' } }),
      page('/b', { handle: { titleKey: 'menu.help' }, loader: () => ({ documentTitle: 'Kencana Loka' }) }),
      page('/c'),
    ],
    '/a',
  );
  await screen.findByRole('heading', { name: '/a' });
  expect(document.title).toBe('Help · Wisata');
  await act(() => router.navigate('/b'));
  expect(document.title).toBe('Kencana Loka · Wisata');
  await act(() => router.navigate('/c'));
  expect(document.title).toBe('Wisata');
});

test('a title that a page is still waiting for is there once it is known, after a page that waited for nothing', async () => {
  const { router } = await show(
    [page('/a'), page('/b', { loader: () => ({ documentTitle: Promise.resolve('Kencana Loka') }) })],
    '/a',
  );
  await screen.findByRole('heading', { name: '/a' });
  await act(() => router.navigate('/b'));
  await waitFor(() => expect(document.title).toBe('Kencana Loka · Wisata'));
});

test('a new page has the focus on its heading; the first one is left alone', async () => {
  const { router, tracked } = await show([page('/a'), page('/b')], '/a');
  const first = await screen.findByRole('heading', { name: '/a' });
  expect(first).not.toHaveFocus();
  await act(() => router.navigate('/b?x=1'));
  expect(screen.getByRole('heading', { name: '/b' })).toHaveFocus();
  expect(tracked).toContainEqual({ event: 'page-viewed', properties: { path: '/b', search: '?x=1', locale: 'en' } });
});

test('a document returns to its own place, not to that of the first page of another one', async () => {
  const key = 'react-router-scroll-positions';
  window.sessionStorage.setItem(key, JSON.stringify({ default: 900, '/a': 1700 }));
  const places: unknown[] = [];
  window.scrollTo = ((_x: number, y: number) => void places.push(y)) as typeof window.scrollTo;
  await show([page('/a')], '/a');
  await waitFor(() => expect(places).toContain(1700));
  expect(places).not.toContain(900);
  window.sessionStorage.removeItem(key);
});

test('a page that was served is laid out as far as it is seen until another takes its place', async () => {
  document.documentElement.setAttribute('data-served', '');
  const { router } = await show([page('/a'), page('/b')], '/a');
  await act(() => router.navigate('/a?page=2'));
  expect(document.documentElement).toHaveAttribute('data-served');
  await act(() => router.navigate('/b'));
  expect(document.documentElement).not.toHaveAttribute('data-served');
});

test('another query of the same page moves no focus', async () => {
  const { router } = await show([page('/a')], '/a');
  await screen.findByRole('heading', { name: '/a' });
  await act(() => router.navigate('/a?sort=price'));
  expect(document.body).toHaveFocus();
});

test('the skip link leads to the content', async () => {
  await show([page('/a')], '/a');
  expect(await screen.findByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('being offline is said, with what still works', async () => {
  await show([page('/a')], '/a');
  await screen.findByRole('heading', { name: '/a' });
  Object.defineProperty(window.navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are offline.', {}, { timeout: 4_000 })).toBeInTheDocument();
  Reflect.deleteProperty(window.navigator, 'onLine');
});
