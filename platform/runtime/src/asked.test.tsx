import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { useAsk, useAsked } from './asked.ts';
import { renderPage } from './testing.tsx';

const FILTERS = ['pool', 'spa', 'wifi'];
const readFilters = (query: URLSearchParams) => query.getAll('with');

function Filters() {
  const { search } = useLocation();
  const ask = useAsk();
  const asked = useAsked(readFilters(new URLSearchParams(search)), readFilters);
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
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  return page;
}

/** Presses as a hurried visitor does: React has done what a press makes it do at once, and nothing else. */
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await Promise.resolve();
}

test('three presses in a row add up while none has been answered, and each control shows its own at once', async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('?') ? new Promise<null>(() => undefined) : null;
  const { router } = await open([{ path: '/list', element: <Filters />, loader }]);
  for (const name of FILTERS) {
    await press(name);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  expect(new URLSearchParams(router.state.navigation.location?.search).getAll('with')).toEqual(FILTERS);
  expect(router.state.location.search).toBe('');
});

test('at another place of history a question is over', async () => {
  const { router } = await open([{ path: '/list', element: <Filters /> }]);
  await press('pool');
  await router.navigate('/list?with=wifi');
  expect(await screen.findByRole('button', { name: 'wifi', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'pool' })).toHaveAttribute('aria-pressed', 'false');
});
