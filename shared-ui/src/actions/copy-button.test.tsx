import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

test('copies the bare number and says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton value="8810123456789012" label="Copy" copiedLabel="Copied" what="account number" />);
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  expect(await screen.findByRole('button', { name: 'Copied account number' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied account number');
  await expect(navigator.clipboard.readText()).resolves.toBe('8810123456789012');
});
