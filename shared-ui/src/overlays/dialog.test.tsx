import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

function Rules({ alert = false }: { readonly alert?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Fare rules
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rules"
        alert={alert}
        labels={{ close: 'Close' }}
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Understood
          </button>
        }
      >
        <p>Changes cost Rp. 250.000.</p>
      </Dialog>
    </>
  );
}

test('Esc closes the dialog and the focus returns to its opener', async () => {
  const user = userEvent.setup();
  render(<Rules />);
  const opener = screen.getByRole('button', { name: 'Fare rules' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Rules' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('the cross and the actions close it, with the focus back as well', async () => {
  const user = userEvent.setup();
  render(<Rules />);
  const opener = screen.getByRole('button', { name: 'Fare rules' });
  for (const name of ['Close', 'Understood']) {
    await user.click(opener);
    await user.click(screen.getByRole('button', { name }));
    expect(opener).toHaveFocus();
    expect(screen.queryByText(/250.000/)).not.toBeInTheDocument();
  }
});

test('a question has no cross and is described by its text', async () => {
  const user = userEvent.setup();
  render(<Rules alert />);
  await user.click(screen.getByRole('button', { name: 'Fare rules' }));
  expect(screen.getByRole('alertdialog', { name: 'Rules' })).toHaveAccessibleDescription('Changes cost Rp. 250.000.');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('a dialog that leaves the page while open gives the focus back', async () => {
  const user = userEvent.setup();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Dialog open onClose={() => setOpen(false)} title="Short" labels={{ close: 'Close' }}>
            Text
          </Dialog>
        )}
      </>
    );
  }
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a sheet keeps its foot and closes by Esc', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup();
  render(
    <Sheet
      open
      onClose={onClose}
      title="Filters"
      labels={{ close: 'Close' }}
      foot={<button type="button">Show 14</button>}
    >
      <input aria-label="Lowest price" data-autofocus="" />
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(
    screen.getByRole('button', { name: 'Show 14' }),
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('text that is longer than its dialog can be reached and scrolled by keys', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const user = userEvent.setup();
  render(<Rules />);
  await user.click(screen.getByRole('button', { name: 'Fare rules' }));
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.tab();
  expect(document.activeElement).toHaveTextContent('Changes cost Rp. 250.000.');
  height.mockRestore();
});
