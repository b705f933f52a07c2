import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@wisata/kernel/dates';
import { contactFrom, personId, personName, type TypedPerson } from '@wisata/kernel/typed-person';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useKeptPeople, useTypedPeople } from '@wisata/runtime/typed-people';
import { SavedTravellerPicker } from '@wisata/ui/saved-traveller-picker';
import { useFields } from '../hooks/checkout-fields.ts';
import { usePickerLabels } from '../hooks/use-picker-labels.ts';
import { mayHaveKey, peopleOf, toTypedGuest } from '../rules/typed-people.rules.ts';

/** The guest of a room, or without one the person who books. */
export interface TypedPeopleProps {
  readonly room?: number;
  readonly checkInDate?: CalendarDate;
}

interface PeopleProps {
  readonly people: readonly TypedPerson[];
  readonly selectedId: string;
  readonly onPick: (person: TypedPerson) => void;
}

function People({ people, selectedId, onPick }: PeopleProps) {
  const { t } = useTranslation('hotel');
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
  const form = peopleOf(values);
  useKeptPeople(app, 'hotel', form);
  const people = useTypedPeople(app, 'hotel', values.contact, form).filter(({ reach }) => reach);
  if (user) return null;
  const pick = (person: TypedPerson) => {
    set('contact', contactFrom(values.contact, person, 'hotel'));
    clear('contact');
  };
  return <People people={people} selectedId={personId(values.contact)} onPick={pick} />;
}

function Guest({ room, checkInDate }: Required<TypedPeopleProps>) {
  const app = useApp();
  const { values, set, clear } = useFields();
  const guest = values.guests[room];
  const form = peopleOf(values);
  const known = useTypedPeople(app, 'hotel', guest, form);
  if (!guest) return null;
  const here = personId(guest);
  const taken = new Set(form.map(personId).filter((id) => id !== here));
  const people = known.filter((person) => mayHaveKey(person, checkInDate) && !taken.has(personId(person)));
  const pick = (person: TypedPerson) => {
    set(`guests.${room}`, toTypedGuest(person));
    clear(`guests.${room}`);
  };
  return <People people={people} selectedId={here} onPick={pick} />;
}

/** Begins anew with whoever uses the page: what one member typed is not shown to another. */
export function TypedPeopleRow({ room, checkInDate }: TypedPeopleProps) {
  const owner = useSessionUser()?.id ?? '';
  if (room === undefined || !checkInDate) return <Contact key={owner} />;
  return <Guest key={owner} room={room} checkInDate={checkInDate} />;
}
