import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyPart, optionalPart, RecoverPartProvider } from '@wisata/runtime';
import { PageError } from '../pages/page-error.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { recoverPart } from './lost-part.tsx';

const realFetch = globalThis.fetch;
const FILE = 'https://wisata.test/r/hotel/1/7.js';
const GONE = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: FILE });

/** The network between the browser and the files of a page. */
let network: 'up' | 'lost' | 'without the file';

beforeEach(() => {
  network = 'lost';
  globalThis.fetch = () =>
    network === 'lost'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status: 404 }));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const loadRules = () =>
  network === 'up' ? Promise.resolve(({ of }: { of: string }) => <p>Rules of {of}</p>) : Promise.reject(GONE);

function Recovering({ children }: { readonly children: ReactNode }) {
  return <RecoverPartProvider recover={recoverPart}>{children}</RecoverPartProvider>;
}

/** Resolves once somebody asked whether the file can be had at all. */
function untilAsked(): Promise<void> {
  const ask = globalThis.fetch;
  return new Promise((resolve) => {
    globalThis.fetch = (...given) => ask(...given).finally(resolve);
  });
}

/** A page with a field, and a part below it. */
function showPage(Part: ReturnType<typeof lazyPart<{ of: string }>>) {
  const Component = () => (
    <Recovering>
      <label>
        Name <input />
      </label>
      <Part of="the room" />
    </Recovering>
  );
  return renderShell(undefined, { pages: [{ path: '*', ErrorBoundary: PageError, Component }] });
}

test('where the network is lost a part says so in its place, and comes when it is asked for again', async () => {
  await showPage(lazyPart(loadRules, null));
  await userEvent.type(await screen.findByLabelText('Name'), 'Ayu');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  network = 'up';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rules of the room')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ayu');
});

test('a part whose code was fetched ahead is drawn at once', async () => {
  network = 'up';
  const Part = lazyPart(loadRules, <p>Soon</p>);
  await Part.preload();
  render(<Part of="the room" />, { wrapper: Recovering });
  expect(screen.getByText('Rules of the room')).toBeVisible();
});

test('a part whose code did not come ahead asks for it when it is shown', async () => {
  const Part = lazyPart(loadRules, null);
  await expect(Part.preload()).rejects.toBe(GONE);
  network = 'up';
  render(<Part of="the room" />, { wrapper: Recovering });
  expect(await screen.findByText('Rules of the room')).toBeVisible();
});

test('a part that is shown once more asks for its code anew', async () => {
  const Part = lazyPart(loadRules, null);
  const shown = render(<Part of="one" />, { wrapper: Recovering });
  await screen.findByRole('button');
  shown.unmount();
  network = 'up';
  render(<Part of="two" />, { wrapper: Recovering });
  expect(await screen.findByText('Rules of two')).toBeVisible();
});

test.each(['lost', 'without the file'] as const)('what a page works without is left out: %s', async (fault) => {
  network = fault;
  const asked = untilAsked();
  await showPage(optionalPart(loadRules));
  await asked;
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a file that is gone is a fault of the page', async () => {
  network = 'without the file';
  window.sessionStorage.setItem('aerowisata_reload_at', String(Date.UTC(2026, 10, 20, 7)));
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await showPage(lazyPart(loadRules, null));
  expect(await screen.findByRole('heading', { name: 'This page was updated while you had it open' })).toBeVisible();
  told.mockRestore();
});

test('what the server has drawn stays until its code can be had', async () => {
  const Part = lazyPart(loadRules);
  const place = document.createElement('div');
  place.innerHTML = '<!--$--><p>Rules of <!-- -->the room</p><!--/$-->';
  document.body.append(place);
  const served = place.querySelector('p')!;
  const asked = untilAsked();
  const root = await act(async () =>
    hydrateRoot(
      place,
      <Recovering>
        <Suspense>
          <Part of="the room" />
        </Suspense>
      </Recovering>,
    ),
  );
  await asked;
  expect(place.querySelector('p')).toBe(served);
  network = 'up';
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(place.querySelector('p')).toBe(served);
  expect(place).toHaveTextContent('Rules of the room');
  act(() => root.unmount());
  place.remove();
});
