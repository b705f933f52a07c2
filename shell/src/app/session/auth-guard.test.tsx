import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router-dom';
import { TEST_USER, renderPage } from '@wisata/runtime/testing';
import { withAuth } from './auth-guard.ts';

const page = (path: string, handle: object = {}): RouteObject =>
  withAuth({
    path,
    handle,
    HydrateFallback: () => null,
    lazy: async () => ({ Component: () => <h1>{path}</h1>, loader: () => ({ read: true }) }),
  });
function Refusal() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) && error.status === 403 ? 'refused' : 'another error'}</h1>;
}
const routes = [
  page('/'),
  page('/login', { auth: 'guest' }),
  page('/member/profile', { auth: 'member' }),
  { ...page('/dashboard/member', { auth: 'admin' }), ErrorBoundary: Refusal },
];

test('a guest is sent to login and the wanted page is remembered with its query', async () => {
  const { router } = await renderPage({ routes, url: '/member/profile?tab=2' });
  expect(await screen.findByRole('heading', { name: '/login' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(window.sessionStorage.getItem('aerowisata_wanted_page')).toBe('/member/profile?tab=2');
});

test('a member sees the page with the data of its own loader', async () => {
  const { router } = await renderPage({ routes, url: '/member/profile', user: TEST_USER });
  expect(await screen.findByRole('heading', { name: '/member/profile' })).toBeInTheDocument();
  expect(Object.values(router.state.loaderData)).toContainEqual({ read: true });
});

test('a member on a page for guests is sent home', async () => {
  await renderPage({ routes, url: '/login', user: TEST_USER });
  expect(await screen.findByRole('heading', { name: '/' })).toBeInTheDocument();
});

test('a member who signed in elsewhere goes on to the page that this tab wanted', async () => {
  window.sessionStorage.setItem('aerowisata_wanted_page', '/member/profile');
  await renderPage({ routes, url: '/login', user: TEST_USER });
  expect(await screen.findByRole('heading', { name: '/member/profile' })).toBeInTheDocument();
  expect(window.sessionStorage.getItem('aerowisata_wanted_page')).toBeNull();
});

test('the admin area is closed to members', async () => {
  await renderPage({ routes, url: '/dashboard/member', user: TEST_USER });
  expect(await screen.findByRole('heading', { name: 'refused' })).toBeInTheDocument();
});

test('an admin enters the admin area', async () => {
  await renderPage({ routes, url: '/dashboard/member', user: { ...TEST_USER, role: 'admin' } });
  expect(await screen.findByRole('heading', { name: '/dashboard/member' })).toBeInTheDocument();
});
