import { emptyContact, emptyPerson, type ContactForm } from '@wisata/kernel/contact-form';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { isContact, partyFields, underContactsName, type PartyPlace } from '@wisata/kernel/party-form';
import { titlesFor } from '@wisata/kernel/passengers';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { emptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import type { SavablePerson } from '@wisata/runtime/booking/saved-passengers.rules';

/** Adults and infants: from three years on everybody has a seat. */
export type TrainPaxType = 'ADT' | 'INF';

export interface PassengerForm extends SavablePerson {
  /** Number of the document type as payloads carry it. */
  idType: '1' | '2' | '3';
  idNumber: string;
  /** Too young for an identity card: the birth date stands in its place. */
  noCard: boolean;
  birth: TypedDay;
}

/** Everything that is typed in a train checkout. */
export interface CheckoutForm {
  contact: ContactForm;
  /** The contact is the first adult, whose name is then not typed again. */
  isTravelling: boolean;
  adults: PassengerForm[];
  infants: PassengerForm[];
}

const GROUPS = { ADT: 'adults', INF: 'infants' } as const;

/** One passenger's place. */
export interface Place extends PartyPlace {
  readonly type: TrainPaxType;
  readonly path: `${(typeof GROUPS)[TrainPaxType]}.${number}`;
}

export const emptyPassenger = (title = ''): PassengerForm => ({
  ...emptyPerson(title),
  idType: '1',
  idNumber: '',
  noCard: false,
  birth: emptyDay(),
});

export const emptyForm = (): CheckoutForm => ({
  contact: emptyContact(),
  isTravelling: true,
  adults: [],
  infants: [],
});

/** The places of a party: adults, then infants. */
export function placesOf({ ADT: adults, INF: infants }: TravellerCounts): Place[] {
  const of = (type: TrainPaxType, count: number, before: number) =>
    Array.from({ length: count }, (_, index): Place => ({
      type,
      index,
      path: `${GROUPS[type]}.${index}`,
      number: before + index + 1,
    }));
  return [...of('ADT', adults, 0), ...of('INF', infants, adults)];
}

/** The form for a party: somebody typed keeps the place, a missing one is empty; those beyond the party stay out of the way. */
export function fitForm(form: CheckoutForm, counts: TravellerCounts): CheckoutForm {
  const fit = (list: readonly PassengerForm[], count: number, title: string) =>
    Array.from({ length: count }, (_, index) => list[index] ?? emptyPassenger(title));
  return {
    ...form,
    adults: fit(form.adults, counts.ADT, ''),
    infants: fit(form.infants, counts.INF, titlesFor(TRAIN_BANDS, 'INF')[0] ?? ''),
  };
}

/** Who sits in a place, with the contact's name where the contact travels. */
export function passengerAt(form: CheckoutForm, place: Pick<Place, 'type' | 'index'>): PassengerForm {
  const passenger = form[GROUPS[place.type]][place.index] ?? emptyPassenger();
  return isContact(form, place) ? underContactsName(passenger, form.contact, TRAIN_BANDS) : passenger;
}

/** True where a card is asked for: of adults, but for the young ones among them. */
export const needsCard = ({ noCard }: PassengerForm, { type }: Pick<Place, 'type'>) => type === 'ADT' && !noCard;

/** Reads a stored draft; a draft of another shape counts as none. */
export function parseDraft(kept: unknown): CheckoutForm | undefined {
  const draft = kept as Partial<CheckoutForm> | null | undefined;
  if (!draft?.contact?.phone || ![draft.adults, draft.infants].every(Array.isArray)) return undefined;
  const empty = emptyForm();
  const whole = (list: readonly PassengerForm[] = []) => list.map((each) => ({ ...emptyPassenger(), ...each }));
  return {
    contact: { ...empty.contact, ...draft.contact },
    isTravelling: draft.isTravelling !== false,
    adults: whole(draft.adults),
    infants: whole(draft.infants),
  };
}

/** True when somebody has begun to type whom the contact books for. */
export const hasTyped = ({ adults, infants }: CheckoutForm): boolean =>
  [...adults, ...infants].some(
    ({ firstName, idNumber, birth }) => firstName !== '' || idNumber !== '' || birth.year !== '',
  );

const PASSENGER_FIELDS = ['title', 'firstName', 'lastName', 'idType', 'idNumber', 'birth'];

/** Every field that may be wrong, in the order of the page. */
export const fieldNames = (counts: TravellerCounts) => partyFields(placesOf(counts), PASSENGER_FIELDS);
