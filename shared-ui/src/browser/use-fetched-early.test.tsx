import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFetchedEarly } from './use-fetched-early.ts';

/** The browser has nothing else to do, on a connection that saves data or not. */
function quietBrowser(saveData: boolean) {
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => work(),
    cancelIdleCallback: () => undefined,
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('code is fetched once when the browser is idle, and what does not come troubles nobody', () => {
  quietBrowser(false);
  const load = jest.fn(() => Promise.reject(new Error('no network')));
  const { rerender } = renderHook(() => useFetchedEarly(load));
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});

test('who saves data fetches nothing ahead', () => {
  quietBrowser(true);
  const load = jest.fn(() => Promise.resolve());
  renderHook(() => useFetchedEarly(load));
  expect(load).not.toHaveBeenCalled();
});
