import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { DateParts, datePartsOf, findDateInParts } from './date-parts.tsx';

const LABELS = { day: 'Day', month: 'Month', year: 'Year' };

function BirthDate({ onBlur }: { onBlur?: () => void }) {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return (
    <>
      <DateParts
        id="birth"
        label="Date of birth"
        labels={LABELS}
        value={value}
        onChange={setValue}
        onBlur={onBlur}
        birthday
      />
      <button type="button">Next</button>
      <output>{findDateInParts(value) ?? 'none'}</output>
    </>
  );
}

test.each([
  ['Feb', '2'],
  ['agustus', '8'],
  ['Mei', '5'],
  ['December', '12'],
])('the name of a month, %s, becomes its number', async (typed, number) => {
  const user = userEvent.setup();
  render(<BirthDate />);
  await user.type(screen.getByRole('textbox', { name: 'Month' }), typed);
  expect(screen.getByRole('textbox', { name: 'Month' })).toHaveValue(number);
});

test('three typed boxes make one calendar day', async () => {
  const user = userEvent.setup();
  render(<BirthDate />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '7');
  await user.type(screen.getByRole('textbox', { name: 'Month' }), '8x');
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '19865');
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1986');
  expect(screen.getByRole('status')).toHaveTextContent('1986-08-07');
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveAttribute('autocomplete', 'bday-day');
});

test.each(['17/08/1986', '17.8.1986', '1986-08-17', ' 17-08-1986 '])(
  'pasting %p into one box fills all three',
  async (text) => {
    const user = userEvent.setup();
    render(<BirthDate />);
    await user.click(screen.getByRole('textbox', { name: 'Month' }));
    await user.paste(text);
    expect(screen.getByRole('status')).toHaveTextContent('1986-08-17');
  },
);

test('moving between the boxes is not leaving the field', async () => {
  const left = jest.fn();
  const user = userEvent.setup();
  render(<BirthDate onBlur={left} />);
  await user.click(screen.getByRole('textbox', { name: 'Day' }));
  await user.tab();
  await user.tab();
  expect(left).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(left).toHaveBeenCalledTimes(1);
});

test('each real day survives the way into the boxes and back', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const isoDate = day.toISOString().slice(0, 10);
      expect(findDateInParts(datePartsOf(isoDate))).toBe(isoDate);
    }),
  );
});

test.each([
  { day: '30', month: '2', year: '2020' },
  { day: '29', month: '2', year: '2021' },
  { day: '0', month: '1', year: '2020' },
  { day: '1', month: '13', year: '2020' },
  { day: '1', month: '1', year: '86' },
  { day: '', month: '1', year: '1986' },
])('%p is no day', (parts) => {
  expect(findDateInParts(parts)).toBeUndefined();
});

test('an unusable stored date leaves the boxes empty', () => {
  expect(datePartsOf(undefined)).toEqual({ day: '', month: '', year: '' });
  expect(datePartsOf('17 Aug 1986')).toEqual({ day: '', month: '', year: '' });
});
