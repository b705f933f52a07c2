import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFlights } from '../testing/flight-list.tsx';

beforeAll(() => import('@wisata/runtime/journey/saved-products-list'));

test('a flight with a heart is found again after a reload, and can be forgotten and saved again', async () => {
  const user = userEvent.setup();
  const first = await openFlights();
  const heart = await screen.findByRole('button', { name: 'Save Citilink QG 690' });
  expect(screen.queryByRole('button', { name: /^Saved flights/ })).not.toBeInTheDocument();
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  first.unmount();

  const { router } = await openFlights();
  await user.click(await screen.findByRole('button', { name: 'Saved flights (1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved flights' }));
  const again = dialog.getByRole('button', { name: 'Save Citilink QG 690' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-pressed', 'false');
  await user.click(again);
  await user.click(dialog.getByRole('link', { name: /Citilink QG 690.*Sat 12 Dec 2026.*CGK 10:25 – DPS 13:20/ }));
  expect(router.state.location.search).toContain('detail=QG.690');
  expect(router.state.location.search).not.toContain('open=');
});
