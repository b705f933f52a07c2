import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@wisata/kernel/money';
import { renderPage } from '@wisata/runtime/testing';
import { WatchPrice } from './watch-price.tsx';

const total = money(300_000, 'IDR');
const Watch = () => (
  <WatchPrice service="train" subject="GMR" total={total} title="Gambir" path="/train/list" wordClass="narrow" />
);

test('what watching means can be seen wherever the word of its button can, and is told to screen readers once', async () => {
  await renderPage({ routes: [{ path: '/', Component: Watch }], url: '/' });
  const button = await screen.findByRole('button', { name: 'Watch this price' });
  expect(screen.getByText('Watch this price')).toHaveClass('narrow');
  await userEvent.click(button);
  const [told, seen, ...more] = screen.getAllByText(/^You watch this price on this device/);
  expect(more).toEqual([]);
  expect(screen.getByRole('status')).toContainElement(told!);
  expect(seen).toHaveClass('narrow');
  expect(seen).toHaveAttribute('aria-hidden', 'true');
});
