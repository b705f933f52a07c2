import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import type { FlightBookingPayload } from '@wisata/kernel/contracts/flight-booking-request';
import { placeholderIdentity } from '@wisata/kernel/identity';
import { toMajor } from '@wisata/kernel/money';
import { contactPayload, findPartyField, namePayload, reachAt, type FieldNames } from '@wisata/kernel/party-form';
import { findBand } from '@wisata/kernel/passengers';
import type { CheckedFare } from '../api/flight.model.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';
import { placesOf, travellerAt, type CheckoutForm, type Place } from './checkout-form.rules.ts';
import { bareNumber, type TripFacts } from './checkout-problems.rules.ts';
import { findTypedDay } from '@wisata/kernel/typed-day';

function documentPayload(form: CheckoutForm, place: Place, birthDate: string, requiresPassport: boolean) {
  const traveller = travellerAt(form, place);
  // Somebody younger has the birth date as identity (spec section 5).
  const idNumber = place.type === 'ADT' ? undefined : birthDate && placeholderIdentity(birthDate).idNumber;
  const id = { id_type: Number(traveller.idType), id_number: idNumber ?? traveller.idNumber.trim() };
  if (!requiresPassport) return { ...id, passport_number: '', passport_origin_country: '', passport_expire: null };
  const passportNumber = bareNumber(traveller.passportNumber);
  return {
    id_type: 3,
    id_number: idNumber ?? passportNumber,
    passport_number: passportNumber,
    passport_origin_country: traveller.passportCountry,
    passport_expire: findTypedDay(traveller.passportExpiry) ?? null,
  };
}

function passengerPayload(form: CheckoutForm, place: Place, trip: TripFacts) {
  const traveller = travellerAt(form, place);
  const birthDate = findTypedDay(traveller.birth) ?? '';
  return {
    index: place.number,
    type: findBand(FLIGHT_BANDS, place.type)?.value ?? 1,
    ...namePayload(traveller),
    birth_date: birthDate,
    nationality: traveller.nationality,
    ...documentPayload(form, place, birthDate, trip.requiresPassport),
    ...reachAt(form.contact, place),
  };
}

/** What is sent for a form (spec section 3, Flight booking); the fare is the one whose price the traveller has seen and agreed to. */
export function toPayload(
  query: CheckoutQuery,
  form: CheckoutForm,
  trip: TripFacts,
  { total, correlationId }: Pick<CheckedFare, 'total' | 'correlationId'>,
) {
  const { counts } = query.search;
  return {
    flights: query.chosen.map(({ flightId, classId }) => ({ FlightId: flightId, ClassId: classId })),
    adult: counts.ADT,
    child: counts.CHD,
    infant: counts.INF,
    correlation_id: correlationId || query.choice.correlationId,
    total_price: toMajor(total),
    // Flights are paid in rupiah; the server refuses any other currency.
    currency: total.currency as 'IDR',
    contact: { ...contactPayload(form.contact), home_phone: '' },
    passengers: placesOf(counts).map((place) => passengerPayload(form, place, trip)),
  } satisfies FlightBookingPayload;
}

const TRAVELLER_FIELDS: FieldNames = {
  birth_date: 'birth',
  nationality: 'nationality',
  id_type: 'idNumber',
  id_number: 'idNumber',
  passport_number: 'passportNumber',
  passport_origin_country: 'passportCountry',
  passport_expire: 'passportExpiry',
};

/** The form field that a server's field path means, `passengers.1.birth_date` for the second traveller; undefined when there is none. */
export const findFormField = (path: string, form: CheckoutForm, { counts }: TripFacts): string | undefined =>
  findPartyField(path, form, {
    list: 'passengers',
    places: placesOf(counts),
    fieldOf: (name) => TRAVELLER_FIELDS[name],
  });
