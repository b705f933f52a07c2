import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { ID_TYPES, nikProblem } from '@wisata/kernel/identity';
import type { Locale } from '@wisata/kernel/locale';
import { fieldId, useFieldProblem } from '@wisata/runtime/booking/checkout-form';
import { DayField } from '@wisata/runtime/booking/day-field';
import { Checkbox } from '@wisata/ui/checkbox';
import { Grid } from '@wisata/ui/layout';
import { SelectField } from '@wisata/ui/select-field';
import { TextField } from '@wisata/ui/text-field';
import { useFields } from './checkout-fields.ts';
import { needsCard, passengerAt, type Place } from './checkout-form.rules.ts';
import { CARD_AGE } from './checkout-problems.rules.ts';
import { useTrip } from './checkout-trip.tsx';

interface PlaceProps {
  readonly place: Place;
}

/** A KTP number may be right although it looks odd, so the page asks to look again and takes it as it is. */
function useCardHint(place: Place): string {
  const { t } = useTranslation('train');
  const { values } = useFields();
  const { idType, idNumber, title } = passengerAt(values, place);
  const problem = idType === '1' && idNumber.trim() !== '' ? nikProblem(idNumber, undefined, title) : undefined;
  const digits = idNumber.replace(/\D/g, '').length;
  return problem ? t(`checkout.id.${problem}`, { count: digits }) : t('checkout.id.hint');
}

function CardFields({ place }: PlaceProps) {
  const { t } = useTranslation('train');
  const { values, text, choice } = useFields();
  const [typeName, numberName] = [`${place.path}.idType` as const, `${place.path}.idNumber` as const];
  const problem = useFieldProblem(numberName);
  const hint = useCardHint(place);
  const isKtp = passengerAt(values, place).idType === '1';
  return (
    <Grid align="top">
      <SelectField
        {...choice(typeName)}
        id={fieldId(typeName)}
        label={t('checkout.id.type')}
        options={ID_TYPES.map(({ value, slug }) => ({ value: String(value), label: t(`checkout.id.${slug}`) }))}
      />
      <TextField
        {...text(numberName)}
        id={fieldId(numberName)}
        label={t(isKtp ? 'checkout.id.nik' : 'checkout.id.number')}
        inputMode={isKtp ? 'numeric' : 'text'}
        autoComplete="off"
        hint={hint}
        error={problem}
      />
    </Grid>
  );
}

/** The number of a card, or of who is too young for one the birth date. */
export function PassengerIdentity({ place }: PlaceProps) {
  const { t, i18n } = useTranslation('train');
  const { values, box } = useFields();
  const { departDate } = useTrip();
  const passenger = passengerAt(values, place);
  const noCard = `${place.path}.noCard` as const;
  const date = formatDate(departDate, i18n.language as Locale);
  return (
    <>
      {needsCard(passenger, place) ? (
        <CardFields place={place} />
      ) : (
        <DayField
          name={`${place.path}.birth`}
          label={t('checkout.person.birth')}
          hint={t(`checkout.age.hint.${place.type}`, { date, age: CARD_AGE })}
        />
      )}
      {place.type === 'ADT' && (
        <Checkbox
          {...box(noCard, place.path)}
          id={fieldId(noCard)}
          label={t('checkout.id.none', { age: CARD_AGE })}
          detail={t('checkout.id.noneDetail')}
        />
      )}
    </>
  );
}
