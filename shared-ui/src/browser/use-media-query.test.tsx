import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useMediaQuery } from './use-media-query.ts';

const was = window.matchMedia;
afterEach(() => {
  window.matchMedia = was;
});

/** A window that a query matches or does not, and that can be turned. */
function openWindow(isWide: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isWide });
  window.matchMedia = () => list as unknown as MediaQueryList;
  return (isWideNow: boolean) =>
    act(() => {
      list.matches = isWideNow;
      list.dispatchEvent(new Event('change'));
    });
}

const drawn = jest.fn<(isWide: boolean) => void>();

function Page() {
  const isWide = useMediaQuery('(min-width: 960px)');
  drawn(isWide);
  return <p>{isWide ? 'wide' : 'narrow'}</p>;
}

async function takeOver(): Promise<unknown[]> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Page />);
  drawn.mockClear();
  const root = await act(async () => hydrateRoot(place, <Page />));
  act(() => root.unmount());
  return drawn.mock.calls.flat();
}

test('what the server has drawn is taken over as it stands, and drawn once more only where the window is another one', async () => {
  openWindow(false);
  expect(await takeOver()).toEqual([false]);
  openWindow(true);
  const wide = await takeOver();
  expect(wide[0]).toBe(false);
  expect(wide.at(-1)).toBe(true);
});

test('what the browser draws is right at once, and follows the window', () => {
  const turn = openWindow(true);
  drawn.mockClear();
  const { container } = render(<Page />);
  expect(drawn.mock.calls[0]).toEqual([true]);
  turn(false);
  expect(container).toHaveTextContent('narrow');
});
