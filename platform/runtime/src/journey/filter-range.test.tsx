import { expect, jest, test } from '@jest/globals';
import type { Ends } from '@wisata/kernel/filter-parts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, withShell } from '../testing/testing.tsx';
import { FilterRange } from './filter-range.tsx';

const SCALE = { min: 100, max: 1000, step: 100 };

const shell = createTestApp({});

function rangeOf(value: Ends, onChange: (ends: Ends) => void) {
  return withShell(
    shell,
    {},
    <FilterRange
      service="train"
      label="Fare"
      scale={SCALE}
      value={value}
      onChange={onChange}
      formatValue={(amount) => `Rp. ${amount}`}
    />,
  );
}

const box = (place: 0 | 1) => screen.getAllByRole('textbox')[place]!;

test('what was chosen stands until the list has filtered by it, is asked for once, and follows the list again', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn<(ends: Ends) => void>();
  const whole = { min: undefined, max: undefined };
  const { rerender } = render(rangeOf(whole, onChange));
  await user.clear(box(0));
  await user.type(box(0), '400{Enter}');
  await user.tab();
  expect(onChange.mock.calls).toEqual([[{ min: 400, max: undefined }]]);
  expect(box(0)).toHaveValue('Rp. 400');

  rerender(rangeOf({ min: 400, max: undefined }, onChange));
  expect(box(0)).toHaveValue('Rp. 400');
  rerender(rangeOf(whole, onChange));
  expect(box(0)).toHaveValue('Rp. 100');
});
