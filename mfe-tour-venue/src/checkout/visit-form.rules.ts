import { emptyPerson } from '@wisata/kernel/contact-form';
import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import { namedParty, type NamedPartyForm, type NamedPlace } from '@wisata/kernel/named-party';
import { partyFields } from '@wisata/kernel/party-form';
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
export type CheckoutForm = NamedPartyForm<TravellerForm>;
export type Place = NamedPlace;

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

const PARTY = namedParty(emptyForm, emptyTraveller);
export const { travellerAt, parseDraft } = PARTY;

/** The form for a party: somebody typed keeps the place among those of the type. */
export const fitForm = (form: CheckoutForm, party: Party): CheckoutForm => PARTY.fitForm(form, placesOf(party));

/** True when anything beside the contact is typed. */
export const hasTyped = ({ travellers, notes }: CheckoutForm): boolean =>
  notes !== '' || travellers.some(({ firstName, birth }) => firstName !== '' || birth.year !== '');

const TRAVELLER_FIELDS = ['title', 'firstName', 'lastName', 'birth', 'passportNumber', 'passportExpire'];

/** Every field that may be wrong, in the order of the page. */
export const fieldNames = (party: Party) => partyFields(placesOf(party), TRAVELLER_FIELDS, ['notes']);
