import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ID_TYPES, lastNameForMononym } from '@wisata/kernel/identity';
import { LOCALE_TAGS } from '@wisata/kernel/locale';
import { SAVED_TITLES } from '@wisata/kernel/passengers';
import { lazyPart, useApp } from '@wisata/runtime';
import { Checkbox } from '@wisata/ui/checkbox';
import { DateParts } from '@wisata/ui/date-parts';
import { Stack } from '@wisata/ui/layout';
import { PrintedName } from '@wisata/ui/name-fields';
import { Note } from '@wisata/ui/note';
import { Segmented } from '@wisata/ui/segmented';
import { SelectField } from '@wisata/ui/select-field';
import { Skeleton } from '@wisata/ui/skeleton';
import { EmailField, TextField } from '@wisata/ui/text-field';
import { useCountryLabels } from '../form/use-country-labels.ts';
import { useIsExpired, useNikHint, type usePassengerForm } from './use-passenger-form.ts';
import styles from './passenger-fields.module.css';
import { PhoneInput } from '../form/phone-input.tsx';

const CountryField = lazyPart(async () => (await import('@wisata/ui/country-field')).CountryField);

type Form = ReturnType<typeof usePassengerForm>;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <Stack gap={4}>{children}</Stack>
    </fieldset>
  );
}

function Printed({ form }: Form) {
  const { t } = useTranslation('account');
  const { title, firstName } = form.values;
  const name = lastNameForMononym(firstName);
  if (!name) return null;
  return <PrintedName label={t('traveller.prints')} name={`${name} / ${name} ${title}`.toUpperCase()} />;
}

function LastName({ form, field, idOf }: Form) {
  const { t } = useTranslation('account');
  const { firstName, oneName } = form.values;
  const label = t('field.lastName');
  if (oneName) return <TextField key="same" id={idOf('lastName')} label={label} value={firstName} readOnly />;
  return <TextField key="own" {...field('lastName')} label={label} optional={t('field.optional')} autoComplete="off" />;
}

function Name(passengerForm: Form) {
  const { t } = useTranslation('account');
  const { form, field, idOf, errorOf } = passengerForm;
  const { oneName } = form.values;
  return (
    <Group title={t('traveller.name')}>
      <div className={styles.short}>
        <SelectField
          {...form.choice('title')}
          id={idOf('title')}
          label={t('traveller.personTitle')}
          options={SAVED_TITLES.map((value) => ({ value, label: t(`traveller.titles.${value}`) }))}
          error={errorOf('title')}
          autoComplete="off"
        />
      </div>
      <TextField
        {...field('firstName')}
        label={t('field.firstName')}
        hint={t('traveller.nameHint')}
        autoComplete="off"
      />
      <LastName {...passengerForm} />
      <Checkbox
        {...form.box('oneName', 'lastName')}
        label={t('traveller.oneName')}
        detail={t('traveller.oneNameDetail')}
      />
      {oneName && <Printed {...passengerForm} />}
    </Group>
  );
}

function Birth({ control }: Form) {
  const { t } = useTranslation('account');
  return (
    <DateParts
      {...control('birth')}
      label={t('traveller.birth')}
      optional={t('field.optional')}
      hint={t('traveller.birthHint')}
      labels={{ day: t('traveller.day'), month: t('traveller.month'), year: t('traveller.year') }}
    />
  );
}

function Nationality({ form, idOf, errorOf }: Form) {
  const { t } = useTranslation('account');
  const { locale } = useApp();
  const labels = useCountryLabels();
  const error = errorOf('country');
  return (
    <Suspense fallback={<Skeleton height={70} shape="control" />}>
      <CountryField
        id={idOf('country')}
        label={t('traveller.country')}
        value={form.values.country}
        onChange={(value) => form.set('country', value)}
        labels={labels}
        languageTag={LOCALE_TAGS[locale]}
        clearable
        {...(error ? { error } : {})}
      />
    </Suspense>
  );
}

function IdType({ form, idOf, errorOf }: Form) {
  const { t } = useTranslation('account');
  return (
    <Segmented
      id={idOf('idType')}
      label={t('traveller.idType')}
      name="idType"
      value={form.values.idType}
      onChange={(value) => form.set('idType', value)}
      options={ID_TYPES.map(({ slug, label }) => ({
        value: slug,
        label: slug === 'passport' ? t('traveller.passport') : label,
      }))}
      error={errorOf('idType')}
    />
  );
}

function Expiry({ form, control, errorOf }: Form) {
  const { t } = useTranslation('account');
  const isExpired = useIsExpired(form);
  return (
    <>
      <DateParts
        {...control('expiry')}
        label={t('traveller.expiry')}
        optional={t('field.optional')}
        hint={t('traveller.expiryHint')}
        labels={{ day: t('traveller.day'), month: t('traveller.month'), year: t('traveller.year') }}
      />
      {isExpired && !errorOf('expiry') && (
        <Note tone="warn" live="status">
          {t('traveller.expired')}
        </Note>
      )}
    </>
  );
}

function Document(passengerForm: Form) {
  const { t } = useTranslation('account');
  const { form, field, errorOf } = passengerForm;
  const oddity = useNikHint(form);
  return (
    <Group title={t('traveller.document')}>
      <Nationality {...passengerForm} />
      <IdType {...passengerForm} />
      <TextField
        {...field('idNumber')}
        label={t('traveller.idNumber')}
        optional={t('field.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {oddity && !errorOf('idNumber') && (
        <Note tone="warn" live="status">
          {oddity}
        </Note>
      )}
      {form.values.idType === 'passport' && <Expiry {...passengerForm} />}
    </Group>
  );
}

function Contact({ field, control }: Form) {
  const { t } = useTranslation('account');
  return (
    <Group title={t('traveller.contact')}>
      <PhoneInput {...control('phone')} optional />
      <EmailField {...field('email')} autoComplete="off" label={t('field.email')} optional={t('field.optional')} />
    </Group>
  );
}

/** Name, birth date, document and contact of one saved passenger. */
export function PassengerFields(form: Form) {
  return (
    <Stack gap={6}>
      <Name {...form} />
      <Birth {...form} />
      <Document {...form} />
      <Contact {...form} />
    </Stack>
  );
}
