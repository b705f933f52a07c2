import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CountryField } from './country-field.tsx';
import { COMBOBOX_LABELS } from './combobox-labels.fixture.ts';
import { listPhoneCountries } from './phone-countries.ts';

function Nationality({ languageTag = 'en' }) {
  const [code, setCode] = useState('ID');
  return (
    <>
      <CountryField
        label="Nationality"
        value={code}
        onChange={setCode}
        labels={COMBOBOX_LABELS}
        languageTag={languageTag}
      />
      <output>{code}</output>
    </>
  );
}

test('shows a code by the name of its country in the language of the page', () => {
  const { unmount } = render(<Nationality />);
  expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Indonesia');
  unmount();
  render(
    <CountryField label="Negara" value="DE" onChange={() => undefined} labels={COMBOBOX_LABELS} languageTag="id" />,
  );
  expect(screen.getByRole('combobox', { name: 'Negara' })).toHaveValue('Jerman');
});

test.each([
  ['singa', /Singapore/, 'SG'],
  ['JP', /Japan/, 'JP'],
])('%s finds its country', async (text, name, code) => {
  const user = userEvent.setup();
  render(<Nationality />);
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  await user.clear(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name }));
  expect(document.querySelector('output')).toHaveTextContent(code);
});

test('offers the near countries before anything is typed', async () => {
  const user = userEvent.setup();
  render(<Nationality />);
  await user.click(screen.getByRole('combobox', { name: 'Nationality' }));
  await user.clear(screen.getByRole('combobox', { name: 'Nationality' }));
  const options = await screen.findAllByRole('option');
  expect(options.slice(0, 2).map((option) => option.textContent)).toEqual([
    expect.stringContaining('Indonesia'),
    expect.stringContaining('Singapore'),
  ]);
});

test('a country has its calling code and its currency, which Antarctica lacks', () => {
  const byCode = new Map(listPhoneCountries('en').map((country) => [country.code, country]));
  expect(byCode.get('SG')).toEqual({ code: 'SG', name: 'Singapore', callingCode: '65', currencyCode: 'SGD' });
  expect(byCode.get('AQ')).toMatchObject({ currencyCode: null });
});
