import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { emptyPerson } from '@wisata/kernel/contact-form';
import { createPartyLists } from '@wisata/kernel/party-lists';
import { emptyDay } from '@wisata/kernel/typed-day';

export function emptyTraveller(title = '') {
  return {
    ...emptyPerson(title),
    birth: emptyDay(),
    /** ISO 3166 alpha-2. */
    nationality: 'ID',
    /** Number of the document type as payloads carry it. */
    idType: '1' as '1' | '2' | '3',
    idNumber: '',
    passportNumber: '',
    passportCountry: 'ID',
    passportExpiry: emptyDay(),
    savedId: '',
    keep: false,
  };
}
export type TravellerForm = ReturnType<typeof emptyTraveller>;

/** Adults, children and infants. */
const PARTY = createPartyLists({
  lists: { ADT: 'adults', CHD: 'children', INF: 'infants' },
  bands: FLIGHT_BANDS,
  empty: emptyTraveller,
  fields: [
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
  ],
  hasBegun: ({ firstName, birth }) => firstName !== '' || birth.year !== '',
});

export const {
  emptyForm,
  placesOf,
  fitForm,
  personAt: travellerAt,
  parseDraft,
  hasTyped,
  fieldNames,
  rulesFor,
} = PARTY;
/** Everything that is typed in a flight checkout. */
export type CheckoutForm = ReturnType<typeof emptyForm>;
/** One traveller's place. */
export type Place = ReturnType<typeof placesOf>[number];
