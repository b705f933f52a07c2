import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteUnavailableError } from '@wisata/runtime/remote-unavailable-error';
import { loaderOf, renderShell } from '../testing/render-shell.tsx';
import { PageError } from './page-error.tsx';

/** A page that fails with what `problems` gives, and works when it gives nothing. */
function showFailing(problems: unknown[], options: Parameters<typeof renderShell>[1] = {}) {
  const Page = () => <h1>the page</h1>;
  const loader = () => {
    const problem = problems.shift();
    if (problem) throw problem as Error;
    return null;
  };
  return renderShell(undefined, {
    ...options,
    pages: [{ path: '*', ErrorBoundary: PageError, handle: { remote: 'hotel' }, loader, Component: Page }],
  });
}

test('an unknown address has the exact words and a way home', async () => {
  await showFailing([new Response('', { status: 404 })]);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeInTheDocument();
  expect(screen.getByText('This page could not be found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('404 Not Found · Wisata');
});

test('a record that a page misses is named', async () => {
  await showFailing([Response.json({ missing: 'Article not found' }, { status: 404 })]);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeInTheDocument();
  expect(screen.getByText('Article not found')).toBeInTheDocument();
});

test('a remote that is down says what still works, gives a reference, and tries again', async () => {
  await showFailing([new RemoteUnavailableError('hotel', 'down')], {
    config: { services: ['hotel', 'flight', 'train'] },
  });
  expect(await screen.findByRole('heading', { name: 'Hotels are resting for a moment' })).toBeInTheDocument();
  expect(screen.getByText('Flights and trains work as usual.')).toBeInTheDocument();
  expect(screen.getByText(/^Reference H-\d+, 14:00 WIB/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'the page' })).toBeInTheDocument();
});

test('any other fault is told to the owner and can be tried again', async () => {
  const { loader, crashed } = loaderOf({});
  const { tracked } = await showFailing([new Error('boom')], { services: { loader } });
  expect(await screen.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home page' })).toBeInTheDocument();
  expect(screen.queryByText('boom')).not.toBeInTheDocument();
  expect(crashed).toEqual(['hotel']);
  expect(tracked).toContainEqual({ event: 'page-failed', properties: expect.objectContaining({ message: 'boom' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'the page' })).toBeInTheDocument();
});

test('outdated code that a reload did not help asks for one by hand', async () => {
  window.sessionStorage.setItem('aerowisata_reload_at', String(Date.UTC(2026, 10, 20, 7)));
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await showFailing([chunk]);
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
});

test('an error page that fails itself still leads home', async () => {
  const unreadable = Object.defineProperty(new Error('boom'), 'name', {
    get() {
      throw new Error('unreadable');
    },
  });
  // React tells the console of every crash.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await showFailing([unreadable], { locale: 'id' });
  expect(
    await screen.findByRole('heading', { name: 'Terjadi kesalahan saat menampilkan halaman kesalahan' }),
  ).toBeInTheDocument();
  told.mockRestore();
  expect(screen.getByRole('link', { name: 'Halaman utama' })).toHaveAttribute('href', '/id');
});
