import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import type { CalendarDate } from '@wisata/kernel/dates';
import { classifyPassenger, titlesFor } from '@wisata/kernel/passengers';
import { nameFrom, type TypedPerson } from '@wisata/kernel/typed-person';
import { emptyTraveller, placesOf, travellerAt, isContact } from './checkout-form.rules.ts';
import type { CheckoutForm, Place, TravellerForm } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';

/** What is asked of a traveller beside the name; whoever has no real birth date is not known well enough. */
function factsOf({ birth, nationality }: TravellerForm): Pick<TypedPerson, 'birthDate' | 'nationality'> {
  const birthDate = findTypedDay(birth);
  return birthDate ? { birthDate, nationality } : {};
}

/** Everybody who is named in the form; whom the member has saved is known already. */
export function peopleOf(form: CheckoutForm, { counts }: Pick<TripFacts, 'counts'>): readonly TypedPerson[] {
  const { email, phone, ...name } = form.contact;
  const [first] = form.adults;
  const contact = { ...name, reach: { email, phone }, ...(form.isTravelling && first ? factsOf(first) : {}) };
  const others = placesOf(counts).flatMap((place) => {
    const traveller = travellerAt(form, place);
    const { title, firstName, lastName, oneName, savedId } = traveller;
    const facts = factsOf(traveller);
    const isKnown = isContact(form, place) || Boolean(savedId) || !facts.birthDate;
    return isKnown ? [] : [{ title, firstName, lastName, oneName, ...facts }];
  });
  return [contact, ...others];
}

/** True for who may sit in the place on the day of departure. Nobody but an adult is known without a birth date. */
export function maySit({ birthDate }: TypedPerson, { type }: Place, departDate: CalendarDate): boolean {
  return birthDate ? classifyPassenger(FLIGHT_BANDS, birthDate, departDate) === type : type === 'ADT';
}

/** A traveller with what was typed of somebody; papers stay to be typed. */
export function toTraveller(person: TypedPerson, { type }: Place): TravellerForm {
  const only = titlesFor(FLIGHT_BANDS, type).length === 1 ? titlesFor(FLIGHT_BANDS, type)[0] : undefined;
  const name = nameFrom(person, FLIGHT_BANDS, type);
  const empty = emptyTraveller();
  return {
    ...empty,
    ...name,
    title: only ?? name.title,
    birth: typedDayOf(person.birthDate),
    nationality: person.nationality ?? empty.nationality,
  };
}
