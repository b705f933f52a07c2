import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPage } from '@wisata/runtime/testing';
import { usePolling } from './use-polling.ts';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

/** How often a page was loaded in ten seconds after it was shown. */
async function loadsOf(isAwaited: boolean): Promise<number> {
  const loader = jest.fn(() => null);
  function Page() {
    usePolling(true, isAwaited);
    return <p>shown</p>;
  }
  await renderPage({ routes: [{ path: '/', Component: Page, loader }], url: '/' });
  await screen.findByText('shown');
  loader.mockClear();
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  return loader.mock.calls.length;
}

test('who waits for a change is told within seconds; a page that only may change asks seldom', async () => {
  expect(await loadsOf(true)).toBeGreaterThanOrEqual(4);
  expect(await loadsOf(false)).toBe(0);
});
