import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { WhenSeen } from './when-seen.tsx';

/** Tells what is seen as a browser does, when the test says so. */
let see: (isIntersecting: boolean) => void = () => undefined;

class Sight {
  constructor(tell: (entries: object[]) => void, options: IntersectionObserverInit) {
    see = (isIntersecting) => tell([{ isIntersecting }]);
    margins.push(options.rootMargin);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
const margins: (string | undefined)[] = [];

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('what stands far below is drawn once its place comes near, and stays', () => {
  Object.assign(globalThis, { IntersectionObserver: Sight });
  render(
    <WhenSeen>
      <p>far below</p>
    </WhenSeen>,
  );
  act(() => see(false));
  expect(screen.queryByText('far below')).not.toBeInTheDocument();
  expect(margins).toEqual(['600px']);
  act(() => see(true));
  expect(screen.getByText('far below')).toBeVisible();
  act(() => see(false));
  expect(screen.getByText('far below')).toBeVisible();
});

test('a browser that cannot tell what is seen draws it at once', async () => {
  render(
    <WhenSeen>
      <p>far below</p>
    </WhenSeen>,
  );
  expect(await screen.findByText('far below')).toBeVisible();
});
