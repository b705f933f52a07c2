import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { COMBOBOX_LABELS } from './combobox-labels.fixture.ts';
import { PhoneField } from './phone-field.tsx';

const labels = { ...COMBOBOX_LABELS, callingCode: 'Country code' };

function Contact() {
  const [value, setValue] = useState({ callingCode: '62', national: '' });
  return (
    <>
      <PhoneField label="Mobile number" value={value} onChange={setValue} labels={labels} languageTag="en" />
      <output>
        {value.callingCode} {value.national}
      </output>
    </>
  );
}

const number = () => screen.getByRole('textbox', { name: 'Mobile number' });
const result = () => document.querySelector('output')?.textContent;

test.each([
  ['+62 812-3456-7890', '62 81234567890'],
  ['0812 3456 7890', '62 81234567890'],
  ['6281234567890', '62 81234567890'],
  ['0062 812 34567890', '62 81234567890'],
  ['(+62) 812.3456.7890', '62 81234567890'],
  ['+65 9123 4567', '65 91234567'],
])('a pasted %s becomes %s', async (pasted, expected) => {
  const user = userEvent.setup();
  render(<Contact />);
  await user.click(number());
  await user.paste(pasted);
  expect(result()).toBe(expected);
});

test('a number typed with its leading zero or code is put right when the field is left', async () => {
  const user = userEvent.setup();
  render(<Contact />);
  await user.type(number(), '081234567890');
  await user.tab();
  expect(result()).toBe('62 81234567890');
  await user.clear(number());
  await user.type(number(), '6281234567890');
  await user.tab();
  expect(result()).toBe('62 81234567890');
});

test('a national number that begins like the code is split only once', async () => {
  const user = userEvent.setup();
  render(<Contact />);
  await user.type(number(), '0621234567');
  await user.tab();
  expect(result()).toBe('62 621234567');
  await user.click(number());
  await user.tab();
  expect(result()).toBe('62 621234567');
});

test('the code is always visible and can be searched by country name', async () => {
  const user = userEvent.setup();
  render(<Contact />);
  const code = screen.getByRole('combobox', { name: 'Country code' });
  expect(code).toHaveValue('+62');
  await user.clear(code);
  await user.type(code, 'singa');
  await user.click(await screen.findByRole('option', { name: /Singapore/ }));
  expect(code).toHaveValue('+65');
  await user.clear(code);
  await user.type(code, '44');
  expect(await screen.findByRole('option', { name: /United Kingdom/ })).toBeVisible();
});
