import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { beginSight, endSight } from './sight.fixture.ts';
import { useFetchedEarly } from './use-fetched-early.ts';

const PLACE = { current: document.createElement('div') };

/** The browser has nothing else to do, on a connection that saves data or not. */
function quietBrowser(saveData: boolean) {
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => work(),
    cancelIdleCallback: () => undefined,
  });
}

afterEach(() => {
  endSight();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('code is fetched once when its place is near and the browser idle, and what does not come troubles nobody', () => {
  quietBrowser(false);
  const { see } = beginSight();
  const load = jest.fn(() => Promise.reject(new Error('no network')));
  const { rerender } = renderHook(() => useFetchedEarly(load, PLACE));
  rerender();
  see(false);
  expect(load).not.toHaveBeenCalled();
  see(true);
  see(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test('who saves data fetches nothing ahead', () => {
  quietBrowser(true);
  const { see } = beginSight();
  const load = jest.fn(() => Promise.resolve());
  renderHook(() => useFetchedEarly(load, PLACE));
  see(true);
  expect(load).not.toHaveBeenCalled();
});
