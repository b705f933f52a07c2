import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import { KERNEL_CONTRACT } from '@wisata/kernel/remote';
import { useApp, useSessionUser } from '../context/app.tsx';
import { defineRemote, pageLoader } from './remote.ts';
import { RouterLink } from './router-link.tsx';
import { renderPage, TEST_USER } from '../testing/testing.tsx';

const loader = pageLoader(async (app, { query, params, request, signal }) => ({
  city: query.get('city'),
  slug: params['slug'],
  place: new URL(request.url).pathname,
  isWanted: !signal.aborted,
  language: app.locale,
}));

function Place() {
  const data = useLoaderData<typeof loader>();
  return <p>{JSON.stringify(data)}</p>;
}

test('a loader gets the app, the query, the parameters and a signal', async () => {
  await renderPage({
    routes: [{ path: '/blog/:slug', loader, Component: Place }],
    url: '/blog/bali?city=DPS',
    locale: 'id',
  });
  const { textContent } = await screen.findByText(/"city"/);
  expect(JSON.parse(textContent)).toEqual({
    city: 'DPS',
    slug: 'bali',
    place: '/blog/bali',
    isWanted: true,
    language: 'id',
  });
});

test('a remote without a contract of its own has that of the page', () => {
  const messages = { en: async () => ({ default: {} }), id: async () => ({ default: {} }) };
  const remote = defineRemote({ name: 'hotel', routes: [], slots: {}, messages, events: { publishes: [], reads: [] } });
  expect(remote.contract).toBe(KERNEL_CONTRACT);
});

describe('the app of a page', () => {
  function Greeting() {
    const app = useApp();
    const user = useSessionUser();
    return <button onClick={() => app.session.signOut()}>{user ? user.first_name : 'Guest'}</button>;
  }

  test('shows who is signed in, and who is not any more', async () => {
    await renderPage({ routes: [{ path: '/', Component: Greeting }], url: '/', user: TEST_USER });
    await userEvent.click(await screen.findByRole('button', { name: 'Ayu' }));
    expect(screen.getByRole('button', { name: 'Guest' })).not.toBeNull();
  });
});

describe('a link', () => {
  const Links = () => (
    <>
      <RouterLink href="/next?a=1">page</RouterLink>
      <RouterLink href="/api/v1/download/voucher" download="voucher.pdf">
        file
      </RouterLink>
      <RouterLink href="/gateway/pay/token">gateway</RouterLink>
      <RouterLink href="tel:02150847000">phone</RouterLink>
      <RouterLink href="https://wa.me/62">chat</RouterLink>
      <RouterLink href="//other.test/x">other</RouterLink>
      <RouterLink href="/next" target="_blank">
        new tab
      </RouterLink>
    </>
  );
  const routes = [
    { path: '/', Component: Links },
    { path: '/next', Component: () => <h1>Next page</h1> },
  ];

  test('to a page of the app goes through the router', async () => {
    const { router } = await renderPage({ routes, url: '/' });
    await userEvent.click(await screen.findByRole('link', { name: 'page' }));
    expect(await screen.findByRole('heading', { name: 'Next page' })).not.toBeNull();
    expect(router.state.location.search).toBe('?a=1');
  });

  test.each(['file', 'gateway', 'phone', 'chat', 'other', 'new tab'])('to anything else does not: %s', async (name) => {
    const { router } = await renderPage({ routes, url: '/' });
    const link = await screen.findByRole('link', { name });
    // The browser would leave the page here; jsdom cannot.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
