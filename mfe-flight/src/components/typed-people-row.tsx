import { useTranslation } from 'react-i18next';
import { contactFrom, personId, personName, type TypedPerson } from '@wisata/kernel/typed-person';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useKeptPeople, useTypedPeople } from '@wisata/runtime/typed-people';
import { SavedTravellerPicker } from '@wisata/ui/saved-traveller-picker';
import { useFields } from '../hooks/checkout-fields.ts';
import { useTrip } from '../hooks/checkout-trip.tsx';
import { usePickerLabels } from '../hooks/use-picker-labels.ts';
import { travellerAt, type Place } from '../rules/checkout-form.rules.ts';
import { maySit, peopleOf, toTraveller } from '../rules/typed-people.rules.ts';

/** A traveller's place, or without one the person who books. */
export interface TypedPeopleProps {
  readonly place?: Place;
}

interface PeopleProps {
  readonly people: readonly TypedPerson[];
  readonly selectedId: string;
  readonly onPick: (person: TypedPerson) => void;
}

function People({ people, selectedId, onPick }: PeopleProps) {
  const { t } = useTranslation('flight');
  const labels = usePickerLabels();
  return (
    <SavedTravellerPicker
      travellers={people.map((person) => ({ id: personId(person), name: personName(person) }))}
      selectedId={selectedId}
      onPick={(id) => onPick(people.find((person) => personId(person) === id)!)}
      labels={{ ...labels, title: t('checkout.typed') }}
    />
  );
}

/** Keeps whom this form names, too. A member books in their own name and is offered nobody else's. */
function Contact() {
  const app = useApp();
  const user = useSessionUser();
  const { values, set, clear } = useFields();
  const form = peopleOf(values, useTrip());
  useKeptPeople(app, 'flight', form);
  const people = useTypedPeople(app, 'flight', values.contact, form).filter(({ reach }) => reach);
  if (user) return null;
  const pick = (person: TypedPerson) => {
    const first = values.adults[0];
    const { birth, nationality } = toTraveller(person, { type: 'ADT', path: 'adults.0', index: 0, number: 1 });
    set('contact', contactFrom(values.contact, person, 'flight'));
    clear('contact');
    if (!values.isTravelling || !first || !person.birthDate) return;
    set('adults.0', { ...first, birth, nationality });
    clear('adults.0');
  };
  return <People people={people} selectedId={personId(values.contact)} onPick={pick} />;
}

function Traveller({ place }: Required<TypedPeopleProps>) {
  const app = useApp();
  const { values, set, clear } = useFields();
  const trip = useTrip();
  const form = peopleOf(values, trip);
  const traveller = travellerAt(values, place);
  const known = useTypedPeople(app, 'flight', traveller, form);
  const here = personId(traveller);
  const taken = new Set(form.map(personId).filter((id) => id !== here));
  const people = known.filter((person) => maySit(person, place, trip.departDate) && !taken.has(personId(person)));
  const pick = (person: TypedPerson) => {
    set(place.path, toTraveller(person, place));
    clear(place.path);
  };
  return <People people={people} selectedId={here} onPick={pick} />;
}

/** Begins anew with whoever uses the page: what one member typed is not shown to another. */
export function TypedPeopleRow({ place }: TypedPeopleProps) {
  const owner = useSessionUser()?.id ?? '';
  return place ? <Traveller key={owner} place={place} /> : <Contact key={owner} />;
}
