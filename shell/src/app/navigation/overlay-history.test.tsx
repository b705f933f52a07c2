import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, Outlet, createBrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { yieldToMain } from '@wisata/runtime/scheduling';
import { Dialog } from '@wisata/ui/dialog';
import { OverlayHistoryProvider } from '@wisata/ui/overlay-history';
import { Sheet } from '@wisata/ui/sheet';
import { RouterProvider } from '../../router-facade.ts';
import { createOverlayHistory, type PageHistory } from './overlay-history.ts';

const labels = { close: 'Close' };
let loads: string[] = [];
let router: ReturnType<typeof createBrowserRouter>;

/** Waits until the browser has gone to an entry, and for what follows from that. */
async function goBack(by = -1): Promise<void> {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(by);
    await gone;
  });
  await settled();
}

/** Going to an entry is a task of the browser's own, and what answers to it one more. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(yieldToMain);
}

function Around({ overlays }: { overlays: PageHistory }) {
  const { key } = useLocation();
  useEffect(() => overlays.settle(), [overlays, key]);
  return (
    <OverlayHistoryProvider history={overlays}>
      <Outlet />
    </OverlayHistoryProvider>
  );
}

function Hotel() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <h1>Kencana Loka</h1>
      <button onClick={() => setMenuOpen(true)}>Open menu</button>
      <Sheet open={isMenuOpen} onClose={() => setMenuOpen(false)} title="Menu" labels={labels}>
        <button onClick={() => setAsking(true)}>Log out</button>
        <button onClick={() => void navigate('?area=Kuta', { replace: true })}>Kuta only</button>
        <Link to="/flight" onClick={() => setMenuOpen(false)}>
          Flights
        </Link>
        <Link to="/fast">Now</Link>
        <Dialog
          open={isAsking}
          onClose={() => !isBusy && setAsking(false)}
          title="Leave?"
          labels={labels}
          actions={<button onClick={() => setBusy(true)}>Send</button>}
        >
          <Link to="/flight">Flights after all</Link>
        </Dialog>
      </Sheet>
    </>
  );
}

async function open() {
  const overlays = createOverlayHistory(window);
  const page = (path: string, element: React.ReactNode) => ({ path, element, loader: () => (loads.push(path), null) });
  router = createBrowserRouter(
    [
      {
        element: <Around overlays={overlays} />,
        HydrateFallback: () => null,
        children: [
          page('/', <h1>Home</h1>),
          page('/hotel', <Hotel />),
          page('/flight', <h1>Flights</h1>),
          { path: '/fast', element: <h1>Fast</h1> },
        ],
      },
    ],
    { window: overlays.window },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/hotel'));
  await screen.findByRole('heading', { name: 'Kencana Loka' });
  loads = [];
  return { user: userEvent.setup(), entries: window.history.length };
}

beforeEach(() => {
  loads = [];
});
afterEach(() => router.dispose());

async function press(user: ReturnType<typeof userEvent.setup>, role: 'button' | 'link', name: string) {
  await user.click(screen.getByRole(role, { name }));
  await settled();
}

test('Back closes what is on top, one at a time, and asks for nothing again', async () => {
  const { user } = await open();
  await press(user, 'button', 'Open menu');
  await press(user, 'button', 'Log out');
  await goBack();
  expect(screen.queryByRole('dialog', { name: 'Leave?' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Kencana Loka' })).toBeVisible();
  expect(loads).toEqual([]);
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('closing by its button leaves no step behind', async () => {
  const { user } = await open();
  await press(user, 'button', 'Open menu');
  await press(user, 'button', 'Close');
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('Forward opens nothing by halves, and Back after it goes to the page before', async () => {
  const { user } = await open();
  await press(user, 'button', 'Open menu');
  await goBack();
  await goBack(1);
  await waitFor(() => expect(window.history.state).not.toHaveProperty('overlays'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(loads).toEqual([]);
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test.each(['Flights', 'Now'])('a link inside, %s, leads on, and Back from there leads to the page', async (name) => {
  const { user, entries } = await open();
  await press(user, 'button', 'Open menu');
  await press(user, 'link', name);
  await screen.findByRole('heading', { name: name === 'Now' ? 'Fast' : 'Flights' });
  expect(window.history.length).toBe(entries + 1);
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Kencana Loka' })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a link in a dialog above a menu takes the place of both', async () => {
  const { user, entries } = await open();
  await press(user, 'button', 'Open menu');
  await press(user, 'button', 'Log out');
  await press(user, 'link', 'Flights after all');
  await screen.findByRole('heading', { name: 'Flights' });
  await waitFor(() => expect(window.location.pathname).toBe('/flight'));
  expect(window.history.length).toBe(entries + 1);
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Kencana Loka' })).toBeVisible();
});

test('a new address of the page stays when what changed it is closed by Back', async () => {
  const { user } = await open();
  await press(user, 'button', 'Open menu');
  await press(user, 'button', 'Kuta only');
  await waitFor(() => expect(window.history.state).toMatchObject({ overlays: 1 }));
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?area=Kuta');
});

test('a dialog that has to stay is not lost by Back', async () => {
  const { user } = await open();
  await press(user, 'button', 'Open menu');
  await press(user, 'button', 'Log out');
  await press(user, 'button', 'Send');
  await goBack();
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBeVisible();
  await goBack();
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBeVisible();
});
