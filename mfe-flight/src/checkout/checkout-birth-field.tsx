import { useTranslation } from 'react-i18next';
import { formatDate } from '@wisata/kernel/dates';
import { DayField } from '@wisata/runtime/booking/day-field';
import { valueAt } from '@wisata/ui/form-path';
import { Note } from '@wisata/ui/note';
import { useFields, useTrip } from './checkout-fields.ts';
import { useFlightText } from '../journey/use-flight-text.ts';
import type { Place } from './checkout-form.rules.ts';
import { ageBand, birthProblem, findAge, growsDuringTrip } from './traveller-age.rules.ts';

/** Says which fare the age is right for, as soon as the date can be read. */
export function AgeNote({ place }: { place: Place }) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { departDate, returnDate } = useTrip();
  const { values } = useFields();
  const birth = valueAt(values, `${place.path}.birth`);
  const age = findAge(birth, departDate);
  const isRight = age !== undefined && birthProblem(birth, place.type, departDate) === undefined;
  const grows = isRight && returnDate !== undefined && growsDuringTrip(birth, departDate, returnDate);
  return (
    <div role="status">
      {isRight && place.type !== 'ADT' && (
        <Note tone="success">
          {t(`checkout.age.right.${place.type}`, {
            count: age,
            date: text.dayWithYear(departDate),
            ...ageBand(place.type),
          })}
        </Note>
      )}
      {grows && <Note tone="info">{t('checkout.age.grows', { date: text.dayWithYear(departDate) })}</Note>}
    </div>
  );
}

/** Birth date with the rule of its fare type. */
export function BirthField({ place }: { place: Place }) {
  const { t, i18n } = useTranslation('flight');
  const { departDate } = useTrip();
  const date = formatDate(departDate, i18n.language === 'id' ? 'id' : 'en');
  return (
    <DayField
      name={`${place.path}.birth`}
      label={t('checkout.person.birth')}
      hint={t(`checkout.age.hint.${place.type}`, { date })}
    />
  );
}
