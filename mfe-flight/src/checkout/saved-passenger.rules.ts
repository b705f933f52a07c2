import { isContact } from '@wisata/kernel/party-form';
import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import type { PassengerType } from '@wisata/kernel/passengers';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';
import type { KeptPassenger, SavedPassenger } from '@wisata/runtime/booking/saved-passengers.api';
import { keptPerson, keptReach, personFrom } from '@wisata/runtime/booking/saved-passengers.rules';
import { placesOf, travellerAt, type CheckoutForm, type TravellerForm } from './checkout-form.rules.ts';
import { bareNumber, type TripFacts } from './checkout-problems.rules.ts';

/** A traveller with everything that is saved of somebody; what was not saved stays as it is. */
export function fillIn(traveller: TravellerForm, saved: SavedPassenger, type: PassengerType): TravellerForm {
  const isPassport = saved.id_type === 3;
  return {
    ...traveller,
    ...personFrom(saved, traveller, FLIGHT_BANDS, type),
    birth: typedDayOf(saved.birthdate),
    nationality: saved.country || traveller.nationality,
    idType: `${saved.id_type}`,
    idNumber: saved.id_number,
    passportNumber: isPassport ? saved.id_number : traveller.passportNumber,
    passportCountry: isPassport && saved.country ? saved.country : traveller.passportCountry,
    passportExpiry: isPassport && saved.passport_expire ? typedDayOf(saved.passport_expire) : traveller.passportExpiry,
  };
}

const passportOf = (traveller: TravellerForm) => ({
  id_type: 3,
  id_number: bareNumber(traveller.passportNumber),
  passport_expire: findTypedDay(traveller.passportExpiry) ?? null,
});

/** Those whom the member asked to save, with their papers; the contact brings phone and e-mail along. */
export function passengersToKeep(form: CheckoutForm, trip: TripFacts): readonly KeptPassenger[] {
  return placesOf(trip.counts).flatMap((place) => {
    const traveller = travellerAt(form, place);
    if (!traveller.keep) return [];
    return {
      ...keptPerson(traveller),
      ...(isContact(form, place) ? keptReach(form.contact) : {}),
      country: traveller.nationality,
      birthdate: findTypedDay(traveller.birth) ?? null,
      ...(trip.requiresPassport
        ? passportOf(traveller)
        : { id_type: Number(traveller.idType), id_number: traveller.idNumber.trim() }),
    };
  });
}
