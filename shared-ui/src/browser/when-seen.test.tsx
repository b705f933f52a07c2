import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { beginSight, endSight } from './sight.fixture.ts';
import { WhenSeen } from './when-seen.tsx';

afterEach(endSight);

test('what stands far below is drawn once its place comes near, and stays', () => {
  const { see, margins } = beginSight();
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
