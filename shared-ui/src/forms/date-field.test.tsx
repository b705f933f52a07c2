import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field.tsx';

/** A form that keeps what is typed as its value, and every value that it has had. */
function Probe({ start, values }: { start: string; values: string[] }) {
  const [value, setValue] = useState(start);
  const keep = (next: string) => {
    values.push(next);
    setValue(next);
  };
  return (
    <DateField
      label="Day"
      locale="en"
      value={value || undefined}
      onChange={(date) => keep(date ?? '')}
      onUnreadable={keep}
      labels={{ unreadable: 'Type a day such as 24 Dec 2026' }}
    />
  );
}

const day = () => screen.getByRole('textbox', { name: 'Day' });

function open(start: string) {
  const values: string[] = [];
  render(<Probe start={start} values={values} />);
  return values;
}

test('a day is told once the field is left, and shown with its weekday', async () => {
  const values = open('');
  await userEvent.type(day(), '24/12/2026{tab}');
  expect(values).toEqual(['2026-12-24']);
  expect(day()).toHaveValue('Thu 24 Dec 2026');
});

test.each(['20/13/2026', '31/12/26', 'Dec 31, 2026'])('%p takes the place of the earlier day', async (text) => {
  const values = open('2026-12-24');
  await userEvent.clear(day());
  await userEvent.type(day(), text);
  expect(values).toEqual([]);
  expect(day()).not.toBeInvalid();
  await userEvent.tab();
  expect(values).toEqual([text]);
  expect(day()).toHaveValue(text);
  expect(day()).toHaveAccessibleDescription('Type a day such as 24 Dec 2026');
});

test('text that is no day is put right, or emptied', async () => {
  const values = open('20/13/2026');
  expect(day()).toHaveValue('20/13/2026');
  await userEvent.type(day(), '{backspace}{tab}');
  await userEvent.clear(day());
  await userEvent.type(day(), '20/12/2026{enter}');
  await userEvent.clear(day());
  await userEvent.tab();
  expect(values.slice(-2)).toEqual(['2026-12-20', '']);
  expect(day()).not.toBeInvalid();
});
