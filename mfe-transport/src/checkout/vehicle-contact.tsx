import { useTranslation } from 'react-i18next';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { ContactAlone } from '@wisata/runtime/booking/contact-alone';
import { ContactCard } from '@wisata/runtime/booking/contact-card';
import { NotesField } from '@wisata/runtime/booking/contact-parts';
import { Grid } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useFields, useRental } from './checkout-facts.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

/** What a driver looks for: the flight, and the name on the sign. */
function ForDriver() {
  const { t } = useTranslation('transport');
  const { text } = useFields();
  const problems = { flight: useFieldProblem('flight'), sign: useFieldProblem('sign') };
  return (
    <Grid align="top">
      {(['flight', 'sign'] as const).map((name) => (
        <TextField
          key={name}
          {...text(name)}
          id={fieldId(name)}
          label={t(`checkout.${name}.label`)}
          hint={t(`checkout.${name}.hint`)}
          optional={t('checkout.optional')}
          autoComplete="off"
          error={problems[name]}
        />
      ))}
    </Grid>
  );
}

/** Who books, whom the driver looks for, and what the operator should know. */
export function VehicleContact() {
  const { facts } = useRental();
  const { t } = useTranslation('transport');
  return (
    <ContactCard name={<ContactAlone titles={TITLES} bands={TRIP_BANDS} />}>
      {!facts.isSelfDrive && <ForDriver />}
      <NotesField name="remark" label={t('checkout.remark.label')} />
    </ContactCard>
  );
}
