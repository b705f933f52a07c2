import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { renderPage } from '@wisata/runtime/testing';
import { BelowFold } from './below-fold.tsx';
import { HashTarget } from './hash-target.tsx';

/** What stood on the page, drawing by drawing. */
const drawn: string[] = [];
const onDrawn = jest.fn<(name: string) => void>();
beforeEach(() => {
  drawn.splice(0);
  onDrawn.mockReset();
});

function Drawn({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    drawn.push(name);
    onDrawn(name);
  }, [name]);
  return <p id={name}>{name}</p>;
}

const detail = (isKnown: boolean) => (
  <>
    <Drawn name="pictures" />
    <BelowFold isKnown={isKnown} fallback={<Drawn name="place" />}>
      <Drawn name="rooms" />
      <HashTarget />
    </BelowFold>
  </>
);

const ROUTES: RouteObject[] = [
  {
    path: '/list',
    element: (
      <>
        <Link to="/detail">whole</Link>
        <Link to="/detail#rooms">a part of it</Link>
      </>
    ),
  },
  { path: '/detail', element: detail(false) },
  { path: '/known', element: detail(true) },
];

const open = (url: string) => renderPage({ routes: ROUTES, url });
const follow = async (name: string) => act(async () => (await screen.findByRole('link', { name })).click());

test('who follows a link sees what is above first, then all of it', async () => {
  await open('/list');
  await follow('whole');
  expect(drawn).toEqual(['pictures', 'place', 'rooms']);
  expect(screen.queryByText('place')).toBeNull();
});

test('a page that is known and a link to a part of one have all of it at once', async () => {
  const { router } = await open('/known');
  expect(drawn).toEqual(['pictures', 'rooms']);
  await act(async () => router.navigate('/list'));
  drawn.splice(0);
  await follow('a part of it');
  expect(drawn).toEqual(['pictures', 'rooms']);
});

test('a press on a link to a part that is still to be drawn leads there once it is', async () => {
  const led = jest.fn<(to: string) => void>();
  const { router } = await open('/list');
  onDrawn.mockImplementation((name) => {
    if (name === 'place') void router.navigate('/detail#rooms');
  });
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement) {
    led(this.id);
  };
  try {
    await follow('whole');
    expect(drawn).toEqual(['pictures', 'place', 'rooms']);
    expect(led.mock.calls).toEqual([['rooms']]);
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  }
});
