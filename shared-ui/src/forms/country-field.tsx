import { useState } from 'react';
import type { ComboboxLabels, ComboboxOption } from './combobox.tsx';
import { Combobox } from './combobox.tsx';
import { findMatch } from '../text/highlight.tsx';
import type { PhoneCountry } from './phone-countries.ts';

/** A nationality or an issuing country. */
export interface CountryFieldProps {
  readonly label: string;
  /** ISO 3166 alpha-2, `ID`; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly labels: ComboboxLabels;
  /** BCP 47 tag in whose language the countries are named. */
  readonly languageTag: string;
  readonly clearable?: boolean;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly autoComplete?: string;
}

type CountryOption = ComboboxOption<string>;

const toOption = ({ code, name }: Pick<PhoneCountry, 'code' | 'name'>): CountryOption => ({
  id: code,
  label: name,
  code,
  value: code,
});

/** A code that no country has stays visible as it is. */
function nameOf(code: string, languageTag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([languageTag], { type: 'region' }).of(code) ?? code;
}

/** One of about 250 countries, found by its name or two-letter code; the near ones are offered before anything is typed. */
export function CountryField({ value, onChange, languageTag, clearable = false, ...rest }: CountryFieldProps) {
  const [countries, setCountries] = useState<readonly PhoneCountry[]>();

  async function load(): Promise<readonly PhoneCountry[]> {
    if (countries) return countries;
    const list = (await import('./phone-countries.ts')).listPhoneCountries(languageTag);
    setCountries(list);
    return list;
  }

  async function search(text: string): Promise<CountryOption[]> {
    const list = await load();
    const wanted = text.trim();
    return list.filter(({ code, name }) => code === wanted.toUpperCase() || findMatch(name, wanted) >= 0).map(toOption);
  }

  return (
    <div onFocus={() => void load()}>
      <Combobox
        {...rest}
        appearance="form"
        clearable={clearable}
        value={value ? toOption({ code: value, name: nameOf(value, languageTag) }) : undefined}
        onChange={(option) => onChange(option?.value ?? '')}
        loadOptions={search}
        {...(countries ? { suggestions: countries.map(toOption) } : {})}
        minCharacters={1}
        delayMs={0}
      />
    </div>
  );
}
