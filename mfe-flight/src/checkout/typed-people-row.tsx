import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { mayTravelAs, type TypedPerson } from '@wisata/kernel/typed-person';
import { TypedContact, TypedTraveller } from '@wisata/runtime/booking/typed-people-picker';
import { useFields, useTrip } from './checkout-fields.ts';
import { travellerAt, type Place } from './checkout-form.rules.ts';
import { peopleOf, toTraveller } from './typed-people.rules.ts';

/** A traveller's place, or without one the person who books. */
export interface TypedPeopleProps {
  readonly place?: Place;
}

const FIRST_ADULT: Place = { type: 'ADT', path: 'adults.0', index: 0, number: 1 };

export function TypedPeopleRow({ place }: TypedPeopleProps) {
  const { values, set, clear } = useFields();
  const trip = useTrip();
  const inForm = peopleOf(values, trip);
  if (place) {
    return (
      <TypedTraveller
        path={place.path}
        traveller={travellerAt(values, place)}
        inForm={inForm}
        fits={(person) => mayTravelAs(person, FLIGHT_BANDS, place.type, trip.departDate)}
        toTraveller={(person) => toTraveller(person, place)}
      />
    );
  }
  /** A contact who flies is the first adult, whose fields are filled in too. */
  const pick = (person: TypedPerson) => {
    const first = values.adults[0];
    if (!values.isTravelling || !first || !person.birthDate) return;
    const { birth, nationality } = toTraveller(person, FIRST_ADULT);
    set('adults.0', { ...first, birth, nationality });
    clear('adults.0');
  };
  return <TypedContact bands={FLIGHT_BANDS} inForm={inForm} onPick={pick} />;
}
