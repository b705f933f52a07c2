import { act, cleanup, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import { refusal, renderPage, TEST_USER } from '@wisata/runtime/testing';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import { HOME_ANSWERS } from './home.fixture.ts';

// Transforming the page's modules is slow, and none of its business is measured by it.
beforeAll(() => import('./home.page.tsx'), 30_000);

const STAY = { name: 'Arunika Sanur' };

/** Home, gone to by a link and then come back to; tells what stood on the page each time the search form was drawn. */
async function goAndComeBack(answers: Readonly<Record<string, () => unknown>>, whileAway?: (app: AppContext) => void) {
  const drawn: string[] = [];
  function HotelForm() {
    useLayoutEffect(() => {
      const stays = document.getElementById('home-popular') && screen.queryByRole('link', STAY);
      drawn.push(stays ? 'stays' : document.getElementById('home-popular') ? 'place of stays' : 'search alone');
    }, []);
    return <p>Hotel form</p>;
  }
  const { router, requests, app } = await renderPage({
    routes: [...remote.routes, { path: '/elsewhere', element: <p>Elsewhere</p> }],
    url: '/elsewhere',
    messages: { content: en },
    slots: { 'hotel:search-form': HotelForm },
    handlers: answers,
    config: { services: ['hotel'] },
    ...(whileAway && { user: TEST_USER }),
  });
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('link', STAY)).toBeVisible();
  const asked = requests.length;
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  act(() => whileAway?.(app));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Hotel form')).toBeVisible();
  return { drawn, isAskedAgain: requests.length > asked };
}

test('who follows a link to home has the search before what stands below it, and who comes back has all of it at once', async () => {
  expect(await goAndComeBack(HOME_ANSWERS)).toEqual({ drawn: ['search alone', 'stays'], isAskedAgain: false });
});

test('a home page of which a part has failed is asked for again by who comes back', async () => {
  const broken = { ...HOME_ANSWERS, 'GET /api/v1/top/get-sliders': () => refusal(400, 'Out of order') };
  expect(await goAndComeBack(broken)).toEqual({ drawn: ['search alone', 'place of stays'], isAskedAgain: true });
});

test("a member's home page is not kept for who comes back signed out, and is for who stays", async () => {
  const stay = await goAndComeBack(HOME_ANSWERS, () => undefined);
  expect(stay.isAskedAgain).toBe(false);
  cleanup();
  const leave = await goAndComeBack(HOME_ANSWERS, ({ bus }) => bus.publish('account:signed-out', {}));
  expect(leave.isAskedAgain).toBe(true);
});
