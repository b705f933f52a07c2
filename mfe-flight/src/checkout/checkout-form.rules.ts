import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { emptyContact, emptyPerson, type ContactForm } from '@wisata/kernel/contact-form';
import { isContact, partyFields, underContactsName, type PartyPlace } from '@wisata/kernel/party-form';
import { childTitleFrom, titlesFor, type PassengerType } from '@wisata/kernel/passengers';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import type { SavablePerson } from '@wisata/runtime/booking/saved-passengers.rules';
import { emptyDay, type TypedDay } from '@wisata/kernel/typed-day';

export interface TravellerForm extends SavablePerson {
  birth: TypedDay;
  /** ISO 3166 alpha-2. */
  nationality: string;
  /** Number of the document type as payloads carry it. */
  idType: '1' | '2' | '3';
  idNumber: string;
  passportNumber: string;
  passportCountry: string;
  passportExpiry: TypedDay;
}

/** Everything that is typed in a flight checkout. */
export interface CheckoutForm {
  contact: ContactForm;
  /** The contact is the first adult, whose name is then not typed again. */
  isTravelling: boolean;
  adults: TravellerForm[];
  children: TravellerForm[];
  infants: TravellerForm[];
}

/** Where the travellers of a type stand in the form. */
export const GROUPS = { ADT: 'adults', CHD: 'children', INF: 'infants' } as const satisfies Record<
  PassengerType,
  keyof CheckoutForm
>;
export type Group = (typeof GROUPS)[PassengerType];

/** One traveller's place. */
export interface Place extends PartyPlace {
  readonly path: `${Group}.${number}`;
}

export function emptyTraveller(title = ''): TravellerForm {
  return {
    ...emptyPerson(title),
    birth: emptyDay(),
    nationality: 'ID',
    idType: '1',
    idNumber: '',
    passportNumber: '',
    passportCountry: 'ID',
    passportExpiry: emptyDay(),
    savedId: '',
    keep: false,
  };
}

export function emptyForm(): CheckoutForm {
  return {
    contact: emptyContact(),
    isTravelling: true,
    adults: [],
    children: [],
    infants: [],
  };
}

/** The places of a party: adults, children, infants. */
export function placesOf(counts: TravellerCounts): Place[] {
  const types = (['ADT', 'CHD', 'INF'] as const).flatMap((type) => Array<PassengerType>(counts[type]).fill(type));
  const seen: Record<PassengerType, number> = { ADT: 0, CHD: 0, INF: 0 };
  return types.map((type, at) => {
    const index = seen[type]++;
    return { type, index, path: `${GROUPS[type]}.${index}`, number: at + 1 };
  });
}

/** The form for a party: somebody typed keeps the place, a missing one is empty; those beyond the party stay out of the way. */
export function fitForm(form: CheckoutForm, counts: TravellerCounts): CheckoutForm {
  const fit = (list: readonly TravellerForm[], count: number, title: string) =>
    Array.from({ length: count }, (_, index) => list[index] ?? emptyTraveller(title));
  const adults = fit(form.adults, counts.ADT, '');
  const firstTitle = (form.isTravelling ? form.contact.title : adults[0]?.title) ?? '';
  return {
    ...form,
    adults,
    children: fit(form.children, counts.CHD, childTitleFrom(firstTitle)),
    infants: fit(form.infants, counts.INF, titlesFor(FLIGHT_BANDS, 'INF')[0] ?? ''),
  };
}

/** The person who sits in a place, with the contact's name where the contact travels (a title only if the type may bear it). */
export function travellerAt(form: CheckoutForm, place: Pick<Place, 'type' | 'index'>): TravellerForm {
  const traveller = form[GROUPS[place.type]][place.index] ?? emptyTraveller();
  return isContact(form, place) ? underContactsName(traveller, form.contact, FLIGHT_BANDS) : traveller;
}

/** Reads a stored draft; a draft of another shape counts as none. */
export function parseDraft(kept: unknown): CheckoutForm | undefined {
  const draft = kept as Partial<CheckoutForm> | null | undefined;
  const lists = [draft?.adults, draft?.children, draft?.infants];
  if (!draft?.contact?.phone || !lists.every(Array.isArray)) return undefined;
  const empty = emptyForm();
  const whole = (list: TravellerForm[] = []) => list.map((traveller) => ({ ...emptyTraveller(), ...traveller }));
  return {
    contact: { ...empty.contact, ...draft.contact },
    isTravelling: draft.isTravelling !== false,
    adults: whole(draft.adults),
    children: whole(draft.children),
    infants: whole(draft.infants),
  };
}

/** True when somebody has begun to type whom the contact books for. */
export function hasTyped({ adults, children, infants }: CheckoutForm): boolean {
  return [...adults, ...children, ...infants].some(({ firstName, birth }) => firstName !== '' || birth.year !== '');
}

const TRAVELLER_FIELDS = [
  'title',
  'firstName',
  'lastName',
  'birth',
  'nationality',
  'idType',
  'idNumber',
  'passportNumber',
  'passportCountry',
  'passportExpiry',
];

/** Every field that may be wrong, in the order of the page. */
export const fieldNames = (counts: TravellerCounts) => partyFields(placesOf(counts), TRAVELLER_FIELDS);
