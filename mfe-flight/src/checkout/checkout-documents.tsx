import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { nikProblem } from '@wisata/kernel/identity';
import { LOCALE_TAGS, type Locale } from '@wisata/kernel/locale';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { DayField } from '@wisata/runtime/booking/day-field';
import { IdentityFields } from '@wisata/runtime/booking/identity-fields';
import { useComboboxLabels } from '@wisata/runtime/journey/use-combobox-labels';
import { valueAt } from '@wisata/ui/form-path';
import { Grid } from '@wisata/ui/layout';
import { Skeleton } from '@wisata/ui/skeleton';
import { TextField } from '@wisata/ui/text-field';
import { useFields, useTrip } from './checkout-fields.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { Place } from './checkout-form.rules.ts';
import { travellerAt } from './checkout-form.rules.ts';
import { earliestExpiry } from './checkout-problems.rules.ts';
import { findTypedDay } from '@wisata/kernel/typed-day';
import { lazyPart } from '@wisata/runtime';
import styles from './checkout-fields.module.css';

const CountryField = lazyPart(async () => (await import('@wisata/ui/country-field')).CountryField);

function Country({ name, label }: { name: `${Place['path']}.${'nationality' | 'passportCountry'}`; label: string }) {
  const { i18n } = useTranslation('flight');
  const { values, set, clear } = useFields();
  const problem = useFieldProblem(name);
  const labels = useComboboxLabels('flight', 'checkout.country');
  return (
    <Suspense fallback={<Skeleton height={72} shape="control" />}>
      <CountryField
        id={fieldId(name)}
        label={label}
        value={valueAt(values, name)}
        onChange={(code) => {
          set(name, code);
          clear(name);
        }}
        labels={labels}
        languageTag={LOCALE_TAGS[i18n.language as Locale]}
        required
        {...(problem ? { error: problem } : {})}
      />
    </Suspense>
  );
}

function Passport({ place }: { place: Place }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const fields = useFields();
  const { departDate } = useTrip();
  const name = `${place.path}.passportNumber` as const;
  const problem = useFieldProblem(name);
  return (
    <>
      <Grid align="top">
        <TextField
          {...fields.text(name)}
          id={fieldId(name)}
          label={t('checkout.passport.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
        />
        <Country name={`${place.path}.passportCountry`} label={t('checkout.passport.country')} />
      </Grid>
      <Grid align="top">
        <DayField
          name={`${place.path}.passportExpiry`}
          label={t('checkout.passport.expiry')}
          hint={t('checkout.passport.expiryHint', { date: text.dayWithYear(earliestExpiry(departDate)) })}
        />
        <Country name={`${place.path}.nationality`} label={t('checkout.person.nationality')} />
      </Grid>
    </>
  );
}

/** A KTP number may be right although it looks odd, so the page asks to look again and takes it as it is. */
function useNikHint(place: Place): string | undefined {
  const { t } = useTranslation('flight');
  const { values } = useFields();
  const { idType, idNumber, birth, title } = travellerAt(values, place);
  if (idType !== '1' || idNumber.trim() === '') return undefined;
  const problem = nikProblem(idNumber, findTypedDay(birth), title);
  const digits = idNumber.replace(/\D/g, '').length;
  return problem && t(`checkout.id.${problem}`, { count: digits });
}

function Identity({ place }: { place: Place }) {
  const { t } = useTranslation('flight');
  const { values } = useFields();
  const nikHint = useNikHint(place);
  return (
    <IdentityFields
      path={place.path}
      idType={travellerAt(values, place).idType}
      hint={nikHint ? <span className={styles.odd}>{nikHint}</span> : t('checkout.id.hint')}
      isOptional
    />
  );
}

/** What an airline wants to see of a traveller: a passport abroad, at home an ID number if the adult has it at hand. */
export function CheckoutDocuments({ place }: { place: Place }) {
  const { t } = useTranslation('flight');
  const { requiresPassport } = useTrip();
  if (requiresPassport) return <Passport place={place} />;
  return (
    <>
      {place.type === 'ADT' && <Identity place={place} />}
      <Grid align="top">
        <Country name={`${place.path}.nationality`} label={t('checkout.person.nationality')} />
      </Grid>
    </>
  );
}
