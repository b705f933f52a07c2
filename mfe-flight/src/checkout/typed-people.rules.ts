import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { isContact } from '@wisata/kernel/party-form';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import { nameFrom, peopleNamed, type TypedPerson } from '@wisata/kernel/typed-person';
import { emptyTraveller, placesOf, travellerAt } from './checkout-form.rules.ts';
import type { CheckoutForm, Place, TravellerForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';

/** What is asked of a traveller beside the name; empty without a valid birth date, which the other facts depend on. */
function factsOf({ birth, nationality }: TravellerForm): Pick<TypedPerson, 'birthDate' | 'nationality'> {
  const birthDate = findTypedDay(birth);
  return birthDate ? { birthDate, nationality } : {};
}

/** Everybody who is named in the form, but for those whom the member has saved. */
export function peopleOf(form: CheckoutForm, { counts }: Pick<TripFacts, 'counts'>): readonly TypedPerson[] {
  const others = placesOf(counts).filter((place) => !isContact(form, place));
  const known = others.map((place) => travellerAt(form, place)).filter(({ birth }) => findTypedDay(birth));
  const [contact, ...travellers] = peopleNamed(form.contact, known, factsOf);
  const [first] = form.adults;
  return [{ ...contact!, ...(form.isTravelling && first ? factsOf(first) : {}) }, ...travellers];
}

/** A traveller with the name, birth date and nationality of a known person; documents are typed anew. */
export function toTraveller(person: TypedPerson, { type }: Place): TravellerForm {
  const empty = emptyTraveller();
  return {
    ...empty,
    ...nameFrom(person, FLIGHT_BANDS, type),
    birth: typedDayOf(person.birthDate),
    nationality: person.nationality ?? empty.nationality,
  };
}
