import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '@wisata/kernel/locale';
import type { PhoneParts } from '@wisata/kernel/phone';
import { useApp } from '@wisata/runtime';
import { LazyPhoneField } from '@wisata/runtime/booking/lazy-phone-field';
import { useCountryLabels } from './use-country-labels.ts';

interface PhoneInputProps {
  readonly id: string;
  readonly value: PhoneParts;
  readonly onChange: (value: PhoneParts) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** Somebody else's number, which may stay empty. */
  readonly optional?: boolean;
}

/** The phone field with its words; its code, with the list of countries, comes on its own. */
export function PhoneInput({ id, value, onChange, onBlur, error, optional = false }: PhoneInputProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const labels = useCountryLabels();
  return (
    <LazyPhoneField
      id={id}
      name="phone"
      label={optional ? `${t('field.phone')} (${t('field.optional')})` : t('field.phone')}
      hint={t('field.phoneHint')}
      required={!optional}
      ofOther={optional}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      languageTag={LOCALE_TAGS[locale]}
      labels={{ callingCode: t('codes.name'), ...labels }}
      error={error}
    />
  );
}
