import type { PhoneParts } from '@wisata/kernel/phone';
import { splitPhone } from '@wisata/kernel/phone';
import type { ClipboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { ComboboxLabels, ComboboxOption } from './combobox.tsx';
import { Combobox } from './combobox.tsx';
import { fieldMessageIds, FieldMessages } from './field-messages.tsx';
import fieldStyles from './field.module.css';
import { findMatch } from '../text/highlight.tsx';
import type { PhoneCountry } from './phone-countries.ts';
import control from './control.module.css';
import styles from './phone-field.module.css';

export type { PhoneCountry } from './phone-countries.ts';

/** Texts of the number and of the list of calling codes. */
export interface PhoneFieldLabels extends ComboboxLabels {
  /** Name of the calling code control: "Country code". */
  readonly callingCode: string;
}

/** A phone number in the two parts that payloads carry (spec section 5). */
export interface PhoneFieldProps {
  readonly label: string;
  readonly value: PhoneParts;
  readonly onChange: (value: PhoneParts) => void;
  readonly onBlur?: () => void;
  readonly labels: PhoneFieldLabels;
  /** BCP 47 tag in whose language the bundled countries are named. */
  readonly languageTag: string;
  /** Replaces the bundled list, which loads when the code is first searched. */
  readonly countries?: readonly PhoneCountry[];
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  /** Word put behind the label of a number that may be left out, "optional". */
  readonly optional?: string;
  /** The number of somebody else, which the browser has none of to fill in. */
  readonly ofOther?: boolean;
  readonly id?: string;
  readonly name?: string;
}

type CountryOption = ComboboxOption<PhoneCountry>;

function toOption(country: PhoneCountry): CountryOption {
  return { id: country.code, label: country.name, code: `+${country.callingCode}`, value: country };
}

function findCountries(countries: readonly PhoneCountry[], text: string): CountryOption[] {
  const digits = text.replace(/\D/g, '');
  const isMatch = (country: PhoneCountry) =>
    digits
      ? country.callingCode.startsWith(digits)
      : findMatch(country.name, text) >= 0 || country.code === text.toUpperCase();
  return countries.filter(isMatch).map(toOption);
}

/** A text that carries its own calling code: it has a plus, begins with 00, or is long enough to hold both parts. */
function hasOwnCode(text: string): boolean {
  return /^\s*\(?(?:\+|00)\s*\d{3}/.test(text);
}

/**
 * Phone number in two parts, the calling code always visible. Numbers pasted in any usual form (`+62 812-…`, `62812…`,
 * `0812…`, `0062…`) are taken apart; a leading zero goes when the field is left.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, labels, languageTag, hint, error } = props;
  const [bundled, setBundled] = useState<readonly PhoneCountry[]>();
  /** Only a number fresh from the keyboard may lose a calling code on leaving; a split one must never be split again. */
  const isTyped = useRef(false);
  const countries = props.countries ?? bundled;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const code: CountryOption = {
    id: value.callingCode,
    label: `+${value.callingCode}`,
    value: { code: '', name: '', callingCode: value.callingCode, currencyCode: null },
  };

  async function loadCountries(): Promise<readonly PhoneCountry[]> {
    if (countries) return countries;
    const list = (await import('./phone-countries.ts')).listPhoneCountries(languageTag);
    setBundled(list);
    return list;
  }

  function change(parts: PhoneParts, typed: boolean) {
    isTyped.current = typed;
    onChange(parts);
  }

  function onType(text: string) {
    // Autofill and keyboard suggestions write the whole number at once.
    const isWhole = hasOwnCode(text) && text.length > 9;
    change(isWhole ? splitPhone(text, value.callingCode) : { ...value, national: text }, !isWhole);
  }

  function onLeave() {
    if (isTyped.current) change(splitPhone(value.national, value.callingCode), false);
    props.onBlur?.();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const input = event.currentTarget;
    const replacesAll = input.value === '' || (input.selectionStart === 0 && input.selectionEnd === input.value.length);
    if (!/\d/.test(text) || !(replacesAll || hasOwnCode(text))) return;
    event.preventDefault();
    change(splitPhone(text, value.callingCode), false);
  }

  return (
    <div role="group" aria-label={label} className={styles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {props.optional && <span className={fieldStyles.optional}> ({props.optional})</span>}
      </label>
      <div className={styles.parts} onFocus={() => void loadCountries()}>
        <Combobox
          appearance="form"
          labelHidden
          clearable={false}
          label={labels.callingCode}
          value={code}
          onChange={(option) => option && onChange({ ...value, callingCode: option.value.callingCode })}
          loadOptions={async (text) => findCountries(await loadCountries(), text)}
          suggestions={countries?.map(toOption)}
          minCharacters={1}
          delayMs={0}
          labels={labels}
          autoComplete={props.ofOther ? 'off' : 'tel-country-code'}
        />
        <input
          id={id}
          className={control.control}
          type="tel"
          inputMode="tel"
          autoComplete={props.ofOther ? 'off' : 'tel-national'}
          name={props.name}
          aria-invalid={error ? true : undefined}
          aria-required={props.required || undefined}
          aria-describedby={fieldMessageIds({ id, hint, error })}
          value={value.national}
          onPaste={onPaste}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
