import { IdCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import { DayField } from '@wisata/runtime/booking/day-field';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { PersonFields } from '@wisata/runtime/booking/person-fields';
import { TitleSelect } from '@wisata/runtime/booking/title-fields';
import { usePersonName } from '@wisata/runtime/booking/use-person-name';
import { SectionCard } from '@wisata/ui/section-card';
import { Checkbox } from '@wisata/ui/checkbox';
import { Grid, Stack } from '@wisata/ui/layout';
import { TextField } from '@wisata/ui/text-field';
import { useFields, useRental } from './checkout-facts.ts';
import { DRIVER_PATH, driverOf } from './vehicle-form.rules.ts';

const TITLES = titlesFor(TRIP_BANDS, 'ADT');

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

function Part({ id, title, subtitle, children }: PartProps) {
  return (
    <SectionCard id={id} icon={IdCard} title={title} subtitle={subtitle}>
      <Stack>{children}</Stack>
    </SectionCard>
  );
}

interface TextProps {
  readonly name: `${typeof DRIVER_PATH}.licenceNumber` | 'second.name' | 'second.number';
  readonly label: string;
}

function Text({ name, label }: TextProps) {
  const { text } = useFields();
  const problem = useFieldProblem(name);
  return <TextField {...text(name)} id={fieldId(name)} label={label} autoComplete="off" error={problem} />;
}

/** Whoever drives: the counter compares all of it with the licence. */
export function DriverCard() {
  const { t } = useTranslation('transport');
  const { facts } = useRental();
  const { values, box } = useFields();
  const nameOf = usePersonName();
  const driver = driverOf(values);
  const age = facts.minDriverAge;
  return (
    <Part
      id="checkout-driver"
      title={t('checkout.driver.title')}
      subtitle={age === null ? '' : t('card.driver', { age, count: facts.licenceYears ?? 0 })}
    >
      <Checkbox
        {...box('isDriving', DRIVER_PATH)}
        id={fieldId('isDriving')}
        label={t('checkout.driver.isContact')}
        detail={t('checkout.driver.isContactDetail')}
      />
      {!values.isDriving && (
        <PersonFields
          path={DRIVER_PATH}
          person={driver}
          title={<TitleSelect path={DRIVER_PATH} titles={TITLES} own={false} />}
          printed={nameOf(driver)}
        />
      )}
      <DayField name={`${DRIVER_PATH}.birth`} label={t('checkout.driver.birth')} />
      <Text name={`${DRIVER_PATH}.licenceNumber`} label={t('checkout.driver.number')} />
      <Grid align="top">
        <DayField name={`${DRIVER_PATH}.licenceSince`} label={t('checkout.driver.since')} />
        <DayField name={`${DRIVER_PATH}.licenceExpires`} label={t('checkout.driver.expires')} />
      </Grid>
    </Part>
  );
}

/** A second driver: the licence in place of an upload. */
export function SecondDriverCard() {
  const { t } = useTranslation('transport');
  return (
    <Part id="checkout-second" title={t('checkout.second.title')} subtitle={t('checkout.second.subtitle')}>
      <Text name="second.name" label={t('checkout.second.name')} />
      <Text name="second.number" label={t('checkout.driver.number')} />
      <DayField name="second.expires" label={t('checkout.driver.expires')} />
    </Part>
  );
}
