import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@wisata/runtime/testing';
import en from '../messages/en.json' with { type: 'json' };
import { InstallHint } from './install-hint.tsx';

const TITLE = 'Wisata beside your apps';
const prompt = jest.fn(async () => undefined);

const openHint = () =>
  renderPage({ routes: [{ path: '/', Component: InstallHint }], url: '/', messages: { content: en } });

/** What the document's first script does with the browser's offer. */
function offer() {
  Object.assign(globalThis, { wisataInstallOffer: Object.assign(new Event('beforeinstallprompt'), { prompt }) });
  act(() => void window.dispatchEvent(new Event('wisata:install-offered')));
}

beforeEach(() => {
  prompt.mockClear();
  Object.assign(globalThis, { wisataInstallOffer: undefined });
});

test('a browser that offers to install the site is asked by one press, once', async () => {
  await openHint();
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to this device' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});

test('who declines is never asked again on this device', async () => {
  const { unmount } = await openHint();
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  unmount();
  await openHint();
  offer();
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test('a site that is installed by the browser itself stops offering it', async () => {
  await openHint();
  offer();
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
});
