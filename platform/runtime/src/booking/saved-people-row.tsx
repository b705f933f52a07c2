import { formatDate } from '@wisata/kernel/dates';
import { Checkbox } from '@wisata/ui/checkbox';
import { fieldId, useCheckoutFields, useFormContext, type CheckoutValues } from './checkout-form.ts';
import { PeoplePicker } from './people-picker.tsx';
import { contactFromSaved, isChanged, isSamePerson, misfitOf, savedName } from './saved-passengers.rules.ts';
import type { SavedPassenger } from './saved-passengers.api.ts';
import type { SavedPeopleProps, SavedPlace } from './saved-place.ts';
import { useWords } from './service.tsx';

type Travellers = CheckoutValues & Record<string, unknown[]>;

/** What a pick does: fills the place, or empties it again; somebody else than the contact takes the contact's place over. */
function usePick({ path, bands, person, empty, fill, leave }: SavedPeopleProps) {
  const { values, set, clear } = useCheckoutFields<Travellers>();
  return (saved: SavedPassenger) => {
    if (leave && isSamePerson(saved, values.contact)) {
      set('contact', contactFromSaved(saved, values.contact, bands));
      clear('contact');
    } else if (leave) leave();
    set(path, person.savedId === saved.id ? empty() : fill(saved));
    clear(path);
  };
}

/** A passenger of another type on the day of travel does not fit. */
function useMisfit({ bands, type, travelDate }: SavedPeopleProps) {
  const { t, locale } = useWords();
  const date = formatDate(travelDate, locale);
  return (saved: SavedPassenger) => {
    const misfit = misfitOf(saved, bands, type, travelDate);
    return misfit && t(`checkout.saved.misfit.${misfit}`, { date });
  };
}

/** The row of saved passengers over a traveller's fields; who fits stands first, because a long list shows only its beginning. */
export function SavedPeopleRow(props: SavedPeopleProps) {
  const { person, lacks } = props;
  const { saved } = useFormContext();
  const misfit = useMisfit(props);
  const blocked = props.blocked ?? misfit;
  const pick = usePick(props);
  const people = saved.map((each) => ({
    id: each.id,
    name: savedName(each),
    detail: lacks?.(each),
    blocked: blocked(each),
  }));
  return (
    <PeoplePicker
      travellers={people.sort((a, b) => Number(Boolean(a.blocked)) - Number(Boolean(b.blocked)))}
      selectedId={person.savedId || undefined}
      onPick={(id) => pick(saved.find((each) => each.id === id)!)}
    />
  );
}

/** Not offered for a saved passenger without changes. */
export function KeepOffer({ path, person, fill }: SavedPlace) {
  const { t } = useWords();
  const { box } = useCheckoutFields();
  const known = useFormContext().saved.find(({ id }) => id === person.savedId);
  if (person.savedId && !(known && isChanged(person, fill(known)))) return null;
  const name = `${path}.keep`;
  const words = known
    ? { label: t('checkout.keep.change', { name: savedName(known) }), detail: t('checkout.keep.changeDetail') }
    : { label: t('checkout.keep.label'), detail: t('checkout.keep.detail') };
  return <Checkbox {...box(name)} id={fieldId(name)} {...words} />;
}
