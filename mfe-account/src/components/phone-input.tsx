import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '@wisata/kernel/locale';
import type { PhoneParts } from '@wisata/kernel/phone';
import { useApp } from '@wisata/runtime';
import { Skeleton } from '@wisata/ui/skeleton';

const PhoneField = lazy(async () => ({ default: (await import('@wisata/ui/phone-field')).PhoneField }));

interface PhoneInputProps {
  readonly id: string;
  readonly value: PhoneParts;
  readonly onChange: (value: PhoneParts) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** The phone field with its words; its code, with the list of countries, comes on its own. */
export function PhoneInput({ id, value, onChange, onBlur, error }: PhoneInputProps) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  return (
    <Suspense fallback={<Skeleton height={94} shape="control" />}>
      <PhoneField
        id={id}
        name="phone"
        label={t('field.phone')}
        hint={t('field.phoneHint')}
        required
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        languageTag={LOCALE_TAGS[locale]}
        labels={{
          callingCode: t('codes.name'),
          clear: t('codes.clear'),
          close: t('close'),
          loading: t('codes.loading'),
          failed: t('codes.failed'),
          retry: t('again'),
          count: (count) => t('codes.count', { count }),
          empty: (query) => t('codes.empty', { query }),
          tooShort: (count) => t('codes.tooShort', { count }),
        }}
        {...(error ? { error } : {})}
      />
    </Suspense>
  );
}
