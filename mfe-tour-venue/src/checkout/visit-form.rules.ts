import { emptyPerson, type ContactForm } from '@wisata/kernel/contact-form';
import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import { isContact, partyFields, underContactsName, type PartyPlace } from '@wisata/kernel/party-form';
import { childTitleFrom, findTitle, titlesFor, TRIP_BANDS } from '@wisata/kernel/passengers';
import type { SavablePerson } from '@wisata/runtime/booking/saved-passengers.rules';
import { emptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import { emptyVisitContact } from '../visit/visit-contact.rules.ts';

/** One traveller as typed; of adults nobody asks when they were born. */
export interface TravellerForm extends SavablePerson {
  birth: TypedDay;
  /** Abroad only, where it may follow later: both or neither. */
  passportNumber: string;
  passportExpire: TypedDay;
}

/** Everything that is typed in the checkout of a tour or venue. */
export interface CheckoutForm {
  contact: ContactForm;
  /** What the operator should know. */
  notes: string;
  /** The contact is the first adult, whose name is then not typed again. */
  isTravelling: boolean;
  travellers: TravellerForm[];
}

/** One traveller's place. */
export interface Place extends PartyPlace {
  readonly path: `travellers.${number}`;
}

type Party = readonly Pick<PricedTraveller, 'type'>[];

export const emptyTraveller = (title = ''): TravellerForm => ({
  ...emptyPerson(title),
  birth: emptyDay(),
  passportNumber: '',
  passportExpire: emptyDay(),
});

export const emptyForm = (): CheckoutForm => ({
  contact: emptyVisitContact(),
  notes: '',
  isTravelling: true,
  travellers: [],
});

/** The places of a party, in its order. */
export const placesOf = (party: Party): Place[] =>
  party.map(({ type }, at) => ({
    type,
    path: `travellers.${at}`,
    index: party.slice(0, at).filter((other) => other.type === type).length,
    number: at + 1,
  }));

/** The title that a place starts with: the only one of its type, for children the one that follows who books. */
function firstTitle({ type }: Place, form: CheckoutForm): string {
  if (type === 'CHD') return childTitleFrom(form.contact.title);
  const [only = '', ...more] = titlesFor(TRIP_BANDS, type);
  return more.length === 0 ? only : '';
}

/** The form for a party: somebody typed keeps the place, with a title that fits it. */
export function fitForm(form: CheckoutForm, party: Party): CheckoutForm {
  const travellers = placesOf(party).map((place, at) => {
    const known = form.travellers[at] ?? emptyTraveller();
    return { ...known, title: findTitle(TRIP_BANDS, place.type, known.title) ?? firstTitle(place, form) };
  });
  return { ...form, travellers };
}

/** Who stands in a place, with the contact's name where the contact comes along. */
export function travellerAt(form: CheckoutForm, place: Place): TravellerForm {
  const traveller = form.travellers[place.number - 1] ?? emptyTraveller();
  return isContact(form, place) ? underContactsName(traveller, form.contact, TRIP_BANDS) : traveller;
}

/** Reads a stored draft; a draft of another shape counts as none. */
export function parseDraft(kept: unknown): CheckoutForm | undefined {
  const draft = kept as Partial<CheckoutForm> | null | undefined;
  if (!draft?.contact?.phone || !Array.isArray(draft.travellers)) return undefined;
  const empty = emptyForm();
  return {
    contact: { ...empty.contact, ...draft.contact },
    notes: draft.notes ?? '',
    isTravelling: draft.isTravelling !== false,
    travellers: draft.travellers.map((each) => ({ ...emptyTraveller(), ...each })),
  };
}

/** True when anything beside the contact is typed. */
export const hasTyped = ({ travellers, notes }: CheckoutForm): boolean =>
  notes !== '' || travellers.some(({ firstName, birth }) => firstName !== '' || birth.year !== '');

const TRAVELLER_FIELDS = ['title', 'firstName', 'lastName', 'birth', 'passportNumber', 'passportExpire'];

/** Every field that may be wrong, in the order of the page. */
export const fieldNames = (party: Party) => partyFields(placesOf(party), TRAVELLER_FIELDS, ['notes']);
