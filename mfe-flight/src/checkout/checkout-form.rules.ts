import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { emptyContact, emptyPerson, printedName, type ContactForm, type PersonForm } from '@wisata/kernel/contact-form';
import { passengerName } from '@wisata/kernel/document-name';
import { childTitleFrom, findTitle, titlesFor, type PassengerType } from '@wisata/kernel/passengers';
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

/** One traveller's place: the second child is `{ type: 'CHD', path: 'children.1', index: 1, number: 4 }` after two adults. */
export interface Place {
  readonly type: PassengerType;
  readonly path: `${Group}.${number}`;
  readonly index: number;
  /** Position in the whole party, from 1; also `index` of the payload. */
  readonly number: number;
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
export function travellerAt(form: CheckoutForm, { type, index }: Pick<Place, 'type' | 'index'>): TravellerForm {
  const traveller = form[GROUPS[type]][index] ?? emptyTraveller();
  if (!isContact(form, { type, index })) return traveller;
  const { title, firstName, lastName, oneName } = form.contact;
  return { ...traveller, title: findTitle(FLIGHT_BANDS, type, title) ?? '', firstName, lastName, oneName };
}

/** True for the first adult while the contact travels. */
export function isContact(
  form: Pick<CheckoutForm, 'isTravelling'>,
  { type, index }: Pick<Place, 'type' | 'index'>,
): boolean {
  return form.isTravelling && type === 'ADT' && index === 0;
}

/** What an airline prints: `LESTARI / AYU MRS`; empty without a name. */
export function ticketName(person: PersonForm): string {
  const { first, last } = printedName(person);
  return passengerName({ title: person.title, first_name: first, last_name: last });
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

const CONTACT_FIELDS = ['title', 'firstName', 'lastName', 'email', 'phone.national'];
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

/** Every field that may be wrong, in the order of the page; `place` is missing for the contact's. */
export function fieldNames(counts: TravellerCounts): { readonly name: string; readonly place: Place | undefined }[] {
  return [
    ...CONTACT_FIELDS.map((field) => ({ name: `contact.${field}`, place: undefined })),
    ...placesOf(counts).flatMap((place) =>
      TRAVELLER_FIELDS.map((field) => ({ name: `${place.path}.${field}`, place })),
    ),
  ];
}
