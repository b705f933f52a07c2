import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RangeSlider } from './range-slider.tsx';

function Price() {
  const [value, setValue] = useState({ low: 500_000, high: 5_000_000 });
  return (
    <>
      <RangeSlider
        label="Price"
        min={0}
        max={5_000_000}
        step={50_000}
        value={value}
        onChange={setValue}
        openEnd
        formatValue={(amount) => `Rp. ${amount.toLocaleString('id-ID')}`}
        labels={{ minimum: 'Lowest', maximum: 'Highest' }}
        histogram={[1, 4, 2]}
      />
      <output>
        {value.low} to {value.high}
      </output>
    </>
  );
}

const result = () => screen.getByText(/ to /).textContent;

test('the upper end stands for everything above, in the box and for the thumb', () => {
  render(<Price />);
  expect(screen.getByRole('textbox', { name: 'Highest' })).toHaveValue('Rp. 5.000.000+');
  expect(screen.getByRole('slider', { name: 'Price, Highest' })).toHaveAttribute('aria-valuetext', 'Rp. 5.000.000+');
  expect(screen.getByRole('slider', { name: 'Price, Lowest' })).toHaveAttribute('aria-valuetext', 'Rp. 500.000');
});

/** Types in place of what a box says. */
async function fill(name: 'Lowest' | 'Highest', text: string) {
  const box = screen.getByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
}

test('a typed number is applied on Enter and on leaving, with any separators', async () => {
  render(<Price />);
  await fill('Lowest', '750.000{Enter}');
  expect(result()).toBe('750000 to 5000000');
  const highest = await fill('Highest', 'Rp 1200000');
  await userEvent.tab();
  expect(result()).toBe('750000 to 1200000');
  expect(highest).toHaveValue('Rp. 1.200.000');
});

test('the ends never cross and never leave the scale', async () => {
  render(<Price />);
  await fill('Highest', '100{Enter}');
  expect(result()).toBe('500000 to 500000');
  await fill('Lowest', '9000000{Enter}');
  expect(result()).toBe('500000 to 500000');
  fireEvent.change(screen.getByRole('slider', { name: 'Price, Highest' }), { target: { value: '99000000' } });
  expect(result()).toBe('500000 to 5000000');
});

test('text without a number leaves the end as it was', async () => {
  render(<Price />);
  expect(await fill('Lowest', 'cheap{Enter}')).toHaveValue('Rp. 500.000');
});
