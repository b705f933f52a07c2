import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PanelField } from '../journey/search-panel.tsx';

function Guests() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PanelField
        label="Guests"
        value="3 Tamu, 1 Kamar"
        error="A room holds 4 guests"
        open={open}
        onOpenChange={setOpen}
        labels={{ close: 'Close' }}
      >
        <button type="button">More adults</button>
      </PanelField>
      <button type="button">Elsewhere</button>
    </>
  );
}

test('the field names itself with its value, and opens with the focus on its first control', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  const field = screen.getByRole('button', { name: 'Guests 3 Tamu, 1 Kamar' });
  expect(field).toHaveAccessibleDescription('A room holds 4 guests');
  await user.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog', { name: 'Guests' })).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('button', { name: 'More adults' })).toHaveFocus();
});

test('Esc closes it with the focus back on the field', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  const field = screen.getByRole('button', { name: /^Guests/ });
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('a press elsewhere closes it and leaves the focus there', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  await user.click(screen.getByRole('button', { name: /^Guests/ }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a tab past its last control closes it', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  await user.click(screen.getByRole('button', { name: /^Guests/ }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
