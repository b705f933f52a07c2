import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { renderShell } from '../testing/render-shell.tsx';
import { OfflineBar } from './offline-bar.tsx';

afterEach(() => void jest.restoreAllMocks());

function setOnline(isOnline: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const untilItSays = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('it appears without network and goes when the network is back', async () => {
  await renderShell(<OfflineBar />);
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  await untilItSays('You are offline. Tickets and what you typed are here');
  setOnline(true);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test.each([
  ['en', 'This page is shown as it was saved at 10:20 WIB'],
  ['id', 'Halaman ini ditampilkan seperti saat disimpan pada 10.20 WIB'],
] as const)('it says in %s when the order on the page was saved', async (locale, text) => {
  const savedAt = createStore<string | undefined>(() => '2026-11-20T03:20:00.000Z');
  await renderShell(<OfflineBar />, { locale, services: { savedAt } });
  await screen.findByRole('status');
  setOnline(false);
  await untilItSays(text);
});

test('it says so too on a network that leads nowhere', async () => {
  const savedAt = createStore<string | undefined>(() => '2026-11-20T03:20:00.000Z');
  await renderShell(<OfflineBar />, { services: { savedAt } });
  await untilItSays('This page is shown as it was saved at 10:20 WIB');
});
