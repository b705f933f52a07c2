import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { useQueryNavigate, useOptimisticQuery } from './optimistic-query.ts';
import { renderPage } from '../testing/testing.tsx';

const FILTERS = ['pool', 'spa', 'wifi'];
const readFilters = (query: URLSearchParams) => query.getAll('with');

const begun = jest.fn();
afterEach(() => void begun.mockClear());

function Filters() {
  const { search } = useLocation();
  const ask = useQueryNavigate();
  const asked = useOptimisticQuery(readFilters(new URLSearchParams(search)), readFilters);
  useEffect(() => void begun(), []);
  return FILTERS.map((filter) => (
    <button
      key={filter}
      aria-pressed={asked.includes(filter)}
      onClick={() => ask(`/list?${new URLSearchParams([...asked, filter].map((each) => ['with', each])).toString()}`)}
    >
      {filter}
    </button>
  ));
}

const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// React does at once what a press causes and everything else when there is time; a test that waits for all of it sees no
// difference.
afterEach(() => void (settings.IS_REACT_ACT_ENVIRONMENT = true));

async function open(routes: RouteObject[]) {
  const page = await renderPage({ routes, url: '/list' });
  await screen.findByRole('button', { name: 'pool' });
  // What is drawn listens to questions once its effects have run, which a busy machine puts off.
  await waitFor(() => expect(begun).toHaveBeenCalled());
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  return page;
}

/** Presses as a hurried visitor does: React has done what a press makes it do at once, and nothing else. */
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}

type Router = Awaited<ReturnType<typeof open>>['router'];

const filtersAskedOf = (router: Router) => new URLSearchParams(router.state.navigation.location?.search).getAll('with');

/** In the router's own turn, before React has drawn anything of it. */
function arrival(router: Router, search: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ location }) => {
      if (location.search !== search) return;
      stop();
      resolve();
    });
  });
}

test('three presses in a row add up while none has been answered, and each control shows its own at once', async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('?') ? new Promise<null>(() => undefined) : null;
  const { router } = await open([{ path: '/list', element: <Filters />, loader }]);
  for (const name of FILTERS) {
    await press(name);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  expect(router.state.navigation.location).toBeUndefined();
  await waitFor(() => expect(filtersAskedOf(router)).toEqual(FILTERS));
  expect(router.state.location.search).toBe('');
});

test('a press after the answer to the first, which is drawn later than that, adds to the second too', async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('spa') ? new Promise<null>(() => undefined) : null;
  const { router } = await open([{ path: '/list', element: <Filters />, loader }]);
  const arrived = arrival(router, '?with=pool');
  await press('pool');
  await arrived;
  // The page of the first is drawn in this press, and the way to the second is not known to React yet.
  act(() => screen.getByRole('button', { name: 'spa' }).click());
  await press('wifi');
  await waitFor(() => expect(filtersAskedOf(router)).toEqual(FILTERS));
});

test('a question is over when its page has been left, and stays so on the way back', async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('pool') ? new Promise<null>(() => undefined) : null;
  const { router } = await open([
    { path: '/list', element: <Filters />, loader },
    { path: '/other', element: <h1>Other</h1> },
  ]);
  await press('pool');
  await waitFor(() => expect(filtersAskedOf(router)).toEqual(['pool']));
  await router.navigate('/other');
  await screen.findByRole('heading', { name: 'Other' });
  await router.navigate(-1);
  expect(await screen.findByRole('button', { name: 'pool' })).toHaveAttribute('aria-pressed', 'false');
});

test('at another place of history a question is over', async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('pool') ? new Promise<null>(() => undefined) : null;
  const { router } = await open([{ path: '/list', element: <Filters />, loader }]);
  await press('pool');
  await waitFor(() => expect(filtersAskedOf(router)).toEqual(['pool']));
  await router.navigate('/list?with=wifi');
  expect(await screen.findByRole('button', { name: 'wifi', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'pool' })).toHaveAttribute('aria-pressed', 'false');
});
