import { useTranslation } from 'react-i18next';
import { addMonths, formatDate } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { DayField } from '@wisata/runtime/booking/day-field';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { Grid } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useFields, useOuting } from './checkout-facts.ts';
import type { Place } from './visit-form.rules.ts';

const MONTHS_VALID = 6;

/** A passport for the border, which may follow later. */
export function PassportFields({ place }: { readonly place: Place }) {
  const { service, facts } = useOuting();
  const { t } = useTranslation(service);
  const { locale } = useApp();
  const { text } = useFields();
  const name = `${place.path}.passportNumber` as const;
  const problem = useFieldProblem(name);
  const until = formatDate(addMonths(facts.date, MONTHS_VALID), locale);
  return (
    <Grid align="top">
      <TextField
        {...text(name)}
        id={fieldId(name)}
        label={t('checkout.passport.number')}
        hint={t('checkout.passport.hint')}
        optional={t('checkout.optional')}
        autoComplete="off"
        error={problem}
      />
      <DayField
        name={`${place.path}.passportExpire`}
        label={t('checkout.passport.expire')}
        hint={t('checkout.passport.until', { date: until })}
      />
    </Grid>
  );
}
