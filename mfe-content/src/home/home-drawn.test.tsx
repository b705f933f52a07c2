import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderPage } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };

// Transforming the page's modules is slow, and none of its business is measured by it.
beforeAll(() => import('./home.page.tsx'), 30_000);

test('who follows a link to home has the search before what stands below it, and who goes back has all of it at once', async () => {
  const drawnWithForm: boolean[] = [];
  function HotelForm() {
    useLayoutEffect(() => {
      drawnWithForm.push(document.getElementById('home-popular') !== null);
    }, []);
    return <p>Hotel form</p>;
  }
  const { router } = await renderPage({
    routes: [...remote.routes, { path: '/elsewhere', element: <p>Elsewhere</p> }],
    url: '/elsewhere',
    messages: { content: en },
    slots: { 'hotel:search-form': HotelForm },
    config: { services: ['hotel'] },
  });
  await act(() => router.navigate('/'));
  expect(await screen.findByText('Hotel form')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /Popular/ })).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Hotel form')).toBeVisible();
  expect(drawnWithForm).toEqual([false, true]);
});
