import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('a field is named by its label and described by error and hint', () => {
  render(<TextField label="E-mail" hint="Tickets go here" error="This e-mail has no @" />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAccessibleDescription('This e-mail has no @ Tickets go here');
  expect(input).toBeInvalid();
});

test('a field without error is valid and without hint undescribed', () => {
  render(<TextArea label="Special requests" optional="optional" />);
  const area = screen.getByRole('textbox', { name: 'Special requests (optional)' });
  expect(area).toBeValid();
  expect(area).not.toHaveAttribute('aria-describedby');
});

test('a hidden label still names the field', () => {
  render(<TextField label="Lowest price" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toBeInTheDocument();
});

test('options of one group stand under its heading', () => {
  render(
    <SelectField
      label="Bank"
      emptyLabel="Choose"
      options={[
        { value: 'bca', label: 'BCA', group: 'Virtual account' },
        { value: 'bni', label: 'BNI', group: 'Virtual account' },
        { value: 'qris', label: 'QRIS', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Virtual account' })).toHaveTextContent('BCABNI');
  expect(screen.getByRole('option', { name: 'QRIS' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveValue('');
});

test('a checkbox tells its consequence and whether only a part is chosen', () => {
  const { rerender } = render(<Checkbox label="Only one name" detail="The first name is repeated" partly />);
  const box = screen.getByRole('checkbox', { name: 'Only one name' });
  expect(box).toHaveAccessibleDescription('The first name is repeated');
  expect(box).toBePartiallyChecked();
  rerender(<Checkbox label="Only one name" detail="The first name is repeated" />);
  expect(box).not.toBePartiallyChecked();
});

test('a radio group reports the chosen value, and a disabled answer keeps its reason', async () => {
  const chosen = jest.fn();
  render(
    <RadioGroup
      label="Way to pay"
      value="va"
      onChange={chosen}
      options={[
        { value: 'va', label: 'Virtual account' },
        { value: 'card', label: 'Card' },
        { value: 'qris', label: 'QRIS', detail: 'Only up to 10 million', disabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Way to pay' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
  expect(chosen).toHaveBeenCalledWith('card');
  const impossible = screen.getByRole('radio', { name: 'QRIS' });
  expect(impossible).toBeDisabled();
  expect(impossible).toHaveAccessibleDescription('Only up to 10 million');
});

test('a segmented choice is a set of radio buttons', async () => {
  const chosen = jest.fn();
  const options = [
    { value: 'mr', label: 'MR' },
    { value: 'mrs', label: 'MRS' },
  ] as const;
  render(<Segmented label="Title" options={options} value="mr" onChange={chosen} error="Choose a title" />);
  expect(screen.getByRole('radio', { name: 'MR' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Title' })).toHaveAccessibleDescription('Choose a title');
  await userEvent.click(screen.getByText('MRS'));
  expect(chosen).toHaveBeenCalledWith('mrs');
});
