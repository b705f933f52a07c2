import { emptyPerson } from '@wisata/kernel/contact-form';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { createPartyLists } from '@wisata/kernel/party-lists';
import { emptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import type { SavablePerson } from '@wisata/runtime/booking/saved-passengers.rules';

export interface PassengerForm extends SavablePerson {
  /** Number of the document type as payloads carry it. */
  idType: '1' | '2' | '3';
  idNumber: string;
  /** Too young for an identity card: the birth date stands in its place. */
  noCard: boolean;
  birth: TypedDay;
}

export const emptyPassenger = (title = ''): PassengerForm => ({
  ...emptyPerson(title),
  idType: '1',
  idNumber: '',
  noCard: false,
  birth: emptyDay(),
});

/** Adults and infants: from three years on everybody has a seat. */
const PARTY = createPartyLists({
  lists: { ADT: 'adults', INF: 'infants' },
  bands: TRAIN_BANDS,
  empty: emptyPassenger,
  fields: ['title', 'firstName', 'lastName', 'idType', 'idNumber', 'birth'],
  hasBegun: ({ firstName, idNumber, birth }) => firstName !== '' || idNumber !== '' || birth.year !== '',
});

export const {
  emptyForm,
  placesOf,
  fitForm,
  personAt: passengerAt,
  parseDraft,
  hasTyped,
  fieldNames,
  rulesFor,
} = PARTY;
/** Everything that is typed in a train checkout. */
export type CheckoutForm = ReturnType<typeof emptyForm>;
/** One passenger's place. */
export type Place = ReturnType<typeof placesOf>[number];
export type TrainPaxType = Place['type'];

/** True where a card is asked for: of adults, but for the young ones among them. */
export const needsCard = ({ noCard }: PassengerForm, { type }: Pick<Place, 'type'>) => type === 'ADT' && !noCard;
