import { useTranslation } from 'react-i18next';
import type { SavedPassenger } from '../api/passengers.schema.ts';
import { GROUPS, isContact, emptyTraveller, type Place } from './checkout-form.rules.ts';
import { fillIn, misfitOf } from './saved-passenger.rules.ts';
import { useFields } from './checkout-fields.ts';
import { useTrip } from './checkout-trip.tsx';
import { useFlightText } from '../journey/use-flight-text.ts';

const fullName = ({ first_name: first, last_name: last }: SavedPassenger) =>
  [first, last === first ? '' : last].filter(Boolean).join(' ');

/** Whom the member has saved, as a row to pick from for one place, and what a pick does. */
export function useSavedTravellers(place: Place) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const { saved, departDate } = useTrip();
  const { values: form, set, clear } = useFields();

  /** Who fits stands first: a long list shows only its beginning. */
  const fitting = [...saved].sort(
    (a, b) =>
      Number(Boolean(misfitOf(a, place.type, departDate))) - Number(Boolean(misfitOf(b, place.type, departDate))),
  );
  const travellers = fitting.map((passenger) => {
    const misfit = misfitOf(passenger, place.type, departDate);
    const blocked = misfit && t(`checkout.saved.misfit.${misfit}`, { date: text.dayWithYear(departDate) });
    const detail = passenger.birthdate ? undefined : t('checkout.saved.noBirth');
    return {
      id: passenger.id,
      name: fullName(passenger),
      ...(detail ? { detail } : {}),
      ...(blocked ? { blocked } : {}),
    };
  });

  function pick(id: string): void {
    const traveller = form[GROUPS[place.type]][place.index] ?? emptyTraveller();
    const passenger = saved.find((each) => each.id === id);
    if (!passenger) return;
    const isSame = traveller.savedId === id;
    const next = isSame ? emptyTraveller() : fillIn(traveller, passenger, place.type);
    const isOther = next.firstName !== form.contact.firstName || next.lastName !== form.contact.lastName;
    if (isContact(form, place) && !isSame && isOther) set('isTravelling', false);
    set(place.path, next);
    clear(place.path);
  }

  return { travellers, pick } as const;
}
