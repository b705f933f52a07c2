import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { BelowFold } from './below-fold.tsx';
import { renderPage } from '../testing/testing.tsx';

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
  {
    path: '/detail',
    element: (
      <>
        <Drawn name="pictures" />
        <BelowFold fallback={<Drawn name="place" />}>
          <Drawn name="rooms" />
        </BelowFold>
      </>
    ),
  },
];

const open = (url: string) => renderPage({ routes: ROUTES, url });
const follow = async (name: string) => act(async () => (await screen.findByRole('link', { name })).click());

test('who follows a link sees what is above first, then all of it', async () => {
  await open('/list');
  await follow('whole');
  expect(drawn).toEqual(['pictures', 'place', 'rooms']);
  expect(screen.queryByText('place')).toBeNull();
});

test('an address that is opened, a way back and a link to a part have all of the page at once', async () => {
  const { router } = await open('/detail');
  expect(drawn).toEqual(['pictures', 'rooms']);
  await act(async () => router.navigate('/list'));
  drawn.splice(0);
  await act(async () => router.navigate(-1));
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
