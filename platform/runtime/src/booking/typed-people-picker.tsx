import type { PersonForm } from '@wisata/kernel/contact-form';
import type { PassengerBand } from '@wisata/kernel/passengers';
import { contactFrom, personId, personName, type TypedPerson } from '@wisata/kernel/typed-person';
import { useApp, useSessionUser } from '@wisata/runtime';
import { useKeptPeople, useTypedPeople } from '../visitor/typed-people.ts';
import { useCheckoutFields, type CheckoutValues } from './checkout-form.ts';
import { PeoplePicker } from './people-picker.tsx';
import type { TravellerPath } from './person-fields.tsx';
import { useService, useWords } from './service.tsx';

interface PeopleProps {
  readonly people: readonly TypedPerson[];
  readonly selectedId: string;
  readonly onPick: (person: TypedPerson) => void;
}

function People({ people, selectedId, onPick }: PeopleProps) {
  const { t } = useWords();
  return (
    <PeoplePicker
      travellers={people.map((person) => ({ id: personId(person), name: personName(person) }))}
      selectedId={selectedId}
      onPick={(id) => onPick(people.find((person) => personId(person) === id)!)}
      title={t('checkout.typed')}
    />
  );
}

interface TypedContactProps {
  readonly bands: readonly PassengerBand[];
  /** Everybody who is named in the form. */
  readonly inForm: readonly TypedPerson[];
  /** Called with the picked person, for fields beside the contact's. */
  readonly onPick?: (person: TypedPerson) => void;
}

function Contact({ bands, inForm, onPick }: TypedContactProps) {
  const app = useApp();
  const service = useService();
  const user = useSessionUser();
  const { values, set, clear } = useCheckoutFields();
  const { contact } = values;
  useKeptPeople(app, service, inForm);
  const people = useTypedPeople(app, service, contact, inForm).filter(({ reach }) => reach);
  if (user) return null;
  const pick = (person: TypedPerson) => {
    set('contact', contactFrom(contact, person, bands));
    clear('contact');
    onPick?.(person);
  };
  return <People people={people} selectedId={personId(contact)} onPick={pick} />;
}

type Travellers = CheckoutValues & Record<string, PersonForm[]>;

interface TypedTravellerProps {
  readonly path: TravellerPath;
  /** Who stands there now. */
  readonly traveller: PersonForm;
  readonly inForm: readonly TypedPerson[];
  readonly fits: (person: TypedPerson) => boolean;
  /** What the form takes over of somebody. */
  readonly toTraveller: (person: TypedPerson) => PersonForm;
}

function Traveller({ path, traveller, inForm, fits, toTraveller }: TypedTravellerProps) {
  const app = useApp();
  const { set, clear } = useCheckoutFields<Travellers>();
  const known = useTypedPeople(app, useService(), traveller, inForm);
  const here = personId(traveller);
  const taken = new Set(inForm.map(personId).filter((id) => id !== here));
  const pick = (person: TypedPerson) => {
    set(path, toTraveller(person));
    clear(path);
  };
  const people = known.filter((person) => fits(person) && !taken.has(personId(person)));
  return <People people={people} selectedId={here} onPick={pick} />;
}

// What one member typed is not shown to another: both lists start empty when the user changes.
const useOwner = () => useSessionUser()?.id ?? '';

/** Offers people typed earlier in this visit for the contact, and stores those of this form. Members book in their own name. */
export function TypedContact(props: TypedContactProps) {
  return <Contact key={useOwner()} {...props} />;
}

/** Offers people typed earlier in this visit for one traveller. */
export function TypedTraveller(props: TypedTravellerProps) {
  return <Traveller key={useOwner()} {...props} />;
}
