import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import { printedName } from '@wisata/kernel/contact-form';
import type { CalendarDate } from '@wisata/kernel/dates';
import { classifyPassenger, findTitle, titlesFor, type PassengerType } from '@wisata/kernel/passengers';
import type { SavedPassenger } from '../api/passengers.schema.ts';
import { isContact, placesOf, travellerAt, type CheckoutForm, type TravellerForm } from './checkout-form.rules.ts';
import { bareNumber, type TripFacts } from './checkout-problems.rules.ts';
import { findTypedDay, typedDayOf } from '@wisata/kernel/typed-day';

/** Body of POST dashboard/passenger. */
export interface NewPassenger {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly calling_code: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly birthdate: CalendarDate | null;
  readonly id_type: number;
  readonly id_number: string;
  readonly passport_expire: CalendarDate | null;
}

/** The type that a saved passenger does not fit for, or undefined when the place is theirs or their age is not known. */
export function misfitOf(
  saved: Pick<SavedPassenger, 'birthdate'>,
  type: PassengerType,
  departDate: CalendarDate,
): PassengerType | 'none' | undefined {
  if (!saved.birthdate) return undefined;
  const actual = classifyPassenger(FLIGHT_BANDS, saved.birthdate, departDate) ?? 'none';
  return actual === type ? undefined : actual;
}

/** A traveller with everything that is saved of somebody; what was not saved stays as it is. */
export function fillIn(traveller: TravellerForm, saved: SavedPassenger, type: PassengerType): TravellerForm {
  const isPassport = saved.id_type === 3;
  const [only] = titlesFor(FLIGHT_BANDS, type).length === 1 ? titlesFor(FLIGHT_BANDS, type) : [];
  const oneName = saved.last_name.trim() === '' || saved.last_name.trim() === saved.first_name.trim();
  return {
    ...traveller,
    title: only ?? findTitle(FLIGHT_BANDS, type, saved.title) ?? traveller.title,
    firstName: saved.first_name,
    lastName: oneName ? saved.first_name : saved.last_name,
    oneName,
    birth: typedDayOf(saved.birthdate),
    nationality: saved.country || traveller.nationality,
    idType: `${saved.id_type}`,
    idNumber: saved.id_number,
    passportNumber: isPassport ? saved.id_number : traveller.passportNumber,
    passportCountry: isPassport && saved.country ? saved.country : traveller.passportCountry,
    passportExpiry: isPassport && saved.passport_expire ? typedDayOf(saved.passport_expire) : traveller.passportExpiry,
    savedId: saved.id,
    keep: false,
  };
}

/** True when something else stands in the form than is saved of the passenger who was filled in. */
export function isChanged(traveller: TravellerForm, saved: SavedPassenger, type: PassengerType): boolean {
  const own = fillIn(traveller, saved, type);
  return JSON.stringify({ ...traveller, keep: false }) !== JSON.stringify({ ...own, keep: false });
}

/** Those whom the member asked to save, as the passenger calls take them: with the id of one who is saved already. The contact brings phone and e-mail along. */
export function passengersToKeep(form: CheckoutForm, trip: TripFacts): (NewPassenger & { readonly savedId: string })[] {
  return placesOf(trip.counts).flatMap((place) => {
    const traveller = travellerAt(form, place);
    if (!traveller.keep) return [];
    const { first, last } = printedName(traveller);
    const own = isContact(form, place);
    const document = trip.requiresPassport
      ? {
          id_type: 3,
          id_number: bareNumber(traveller.passportNumber),
          passport_expire: findTypedDay(traveller.passportExpiry) ?? null,
        }
      : { id_type: Number(traveller.idType), id_number: traveller.idNumber.trim(), passport_expire: null };
    return {
      savedId: traveller.savedId,
      title: traveller.title,
      first_name: first,
      last_name: last,
      calling_code: own ? form.contact.phone.callingCode : '',
      country: traveller.nationality,
      phone: own ? form.contact.phone.national : '',
      email: own ? form.contact.email.trim() : '',
      birthdate: findTypedDay(traveller.birth) ?? null,
      ...document,
    };
  });
}
