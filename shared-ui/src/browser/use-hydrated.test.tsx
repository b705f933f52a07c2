import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** `saved` is what only this device knows. */
function Greeting({ saved }: { saved: Promise<string> }) {
  return <p>{useHydrated() ? `Back, ${use(saved)}?` : 'Hello'}</p>;
}

const page = (saved: Promise<string>) => (
  <Suspense fallback="Wait">
    <Greeting saved={saved} />
  </Suspense>
);

test('what the server has drawn stays until what this device knows can be drawn', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><p>Hello</p><!--/$-->';
  const served = container.querySelector('p');
  let tell = (_name: string): void => undefined;
  const saved = new Promise<string>((resolve) => (tell = resolve));
  await act(async () => render(page(saved), { container, hydrate: true }));
  expect(container).toHaveTextContent(/^Hello$/);
  await act(async () => tell('Rani'));
  expect(container).toHaveTextContent('Back, Rani?');
  expect(container.querySelector('p')).toBe(served);
});

test('a part that the browser draws first waits for it at once', async () => {
  const { container } = await act(async () => render(page(new Promise(() => undefined))));
  expect(container).toHaveTextContent(/^Wait$/);
});
