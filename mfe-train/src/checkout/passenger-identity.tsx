import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { nikProblem } from '@wisata/kernel/identity';
import type { Locale } from '@wisata/kernel/locale';
import { fieldId } from '@wisata/runtime/booking/checkout-form';
import { DayField } from '@wisata/runtime/booking/day-field';
import { IdentityFields } from '@wisata/runtime/booking/identity-fields';
import { Checkbox } from '@wisata/ui/checkbox';
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
  const { values } = useFields();
  const hint = useCardHint(place);
  return <IdentityFields path={place.path} idType={passengerAt(values, place).idType} hint={hint} />;
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
