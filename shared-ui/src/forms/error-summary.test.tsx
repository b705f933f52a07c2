import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateParts } from './date-parts.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const ERRORS = [
  { fieldId: 'email', message: 'Contact: this e-mail has no @' },
  { fieldId: 'birth', message: 'Child 1: date of birth is missing' },
];

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary title="2 things to fix" attempt={attempt} errors={attempt > 0 ? ERRORS : []} />
      <TextField id="email" label="E-mail" />
      <DateParts
        id="birth"
        label="Date of birth"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        value={{ day: '', month: '', year: '' }}
        onChange={() => undefined}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Continue
      </button>
    </>
  );
}

test('takes the focus after each failed attempt', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(screen.queryByRole('group', { name: '2 things to fix' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('group', { name: '2 things to fix' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('group', { name: '2 things to fix' })).toHaveFocus();
});

test('each line leads to its field, or to the first box of a group', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('link', { name: 'Contact: this e-mail has no @' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Child 1: date of birth is missing' }));
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
});
