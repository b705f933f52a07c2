import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { HydrateNear } from './hydrate-near.tsx';
import { beginSight, endSight } from './sight.fixture.ts';

afterEach(endSight);

function Day({ name, onTakenOver }: { name: string; onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return <button>{name}</button>;
}

/** Somebody changes something above meanwhile. */
function Page({ onTakenOver }: { onTakenOver: () => void }) {
  const [day, choose] = useState('Monday');
  return (
    <>
      <button onClick={() => choose('Tuesday')}>later</button>
      <HydrateNear fallback="Wait">
        <Day name={day} onTakenOver={onTakenOver} />
      </HydrateNear>
    </>
  );
}

async function takeOver() {
  const { see } = beginSight();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<button>later</button><div><!--$--><button>Monday</button><!--/$--></div>';
  const served = screen.getByRole('button', { name: 'Monday' });
  const taken: string[] = [];
  await act(async () => render(<Page onTakenOver={() => void taken.push('day')} />, { container, hydrate: true }));
  return { served, taken, see: async () => act(async () => see(true)) };
}

test('what the server has drawn below is taken over once somebody comes near', async () => {
  const { served, taken, see } = await takeOver();
  expect(taken).toEqual([]);
  await see();
  expect(taken).toEqual(['day']);
  expect(screen.getByRole('button', { name: 'Monday' })).toBe(served);
});

test.each([
  ['keys', (at: HTMLElement) => fireEvent.focusIn(at)],
  ['a press', (at: HTMLElement) => fireEvent.click(at)],
  ['a page that is scrolled', () => fireEvent.scroll(window)],
])('%s: it is taken over as well', async (_how, reach) => {
  const { served, taken } = await takeOver();
  await act(async () => void reach(served));
  expect(taken).toEqual(['day']);
});

test('what has changed around it meanwhile leaves what the server has drawn, and is drawn with the rest', async () => {
  const { served, see } = await takeOver();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'later' })));
  expect(served).toBeVisible();
  expect(served).toHaveTextContent('Monday');
  await see();
  expect(screen.getByRole('button', { name: 'Tuesday' })).toBe(served);
});

test('where the browser draws it itself it waits for nobody', async () => {
  beginSight();
  const taken: string[] = [];
  await act(async () => render(<Page onTakenOver={() => void taken.push('day')} />));
  expect(screen.getByRole('button', { name: 'Monday' })).toBeVisible();
  expect(taken).toContain('day');
});
