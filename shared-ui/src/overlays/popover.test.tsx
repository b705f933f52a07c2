import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { PanelField } from '../journey/search-panel.tsx';

function Guests({ foot = false }: { readonly foot?: boolean }) {
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
        foot={
          foot && (
            <button type="button" onClick={() => setOpen(false)}>
              Done
            </button>
          )
        }
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

test('a button inside that closes it gives the focus back to the field', async () => {
  const user = userEvent.setup();
  render(<Guests foot />);
  const field = screen.getByRole('button', { name: /^Guests/ });
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

/** A field at this place of a window 1440 px wide, and a panel of 400 px. */
function standAt(left: number, right: number) {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left, right, top: 0, bottom: 60, width: right - left } as DOMRect);
}

test.each([
  ['ltr', 700, 900, '700px'],
  ['rtl', 700, 900, '500px'],
  ['ltr', 1300, 1430, '1032px'],
  ['rtl', 10, 200, '8px'],
])(
  'where the page is %s, it begins where its field at %i to %i does and stays on the screen',
  async (dir, ...place) => {
    const [left, right, expected] = place;
    const user = userEvent.setup();
    document.dir = dir;
    standAt(left, right);
    render(<Guests />);
    await user.click(screen.getByRole('button', { name: /^Guests/ }));
    expect(screen.getByRole('dialog').style.getPropertyValue('--layer-left')).toBe(expected);
    document.dir = '';
    jest.restoreAllMocks();
  },
);

test('a panel that is drawn ahead waits out of sight without effects, opens as it was drawn, and is another one after it closes', async () => {
  const user = userEvent.setup();
  const opened = jest.fn();
  function Days() {
    useEffect(() => void opened(), []);
    return <button type="button">Friday</button>;
  }
  function Dates() {
    const [open, setOpen] = useState(false);
    return (
      <PanelField
        label="Dates"
        value=""
        open={open}
        onOpenChange={setOpen}
        drawnAhead="days"
        labels={{ close: 'Close' }}
      >
        <Days />
      </PanelField>
    );
  }
  render(<Dates />);
  const drawn = await screen.findByText('Friday');
  expect(drawn).not.toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Dates' }));
  expect(screen.getByRole('button', { name: 'Friday' })).toBe(drawn);
  expect(drawn).toHaveFocus();
  expect(opened).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Dates' })).toHaveFocus();
  expect(drawn).not.toBeInTheDocument();
  expect(await screen.findByText('Friday')).not.toBeVisible();
});
