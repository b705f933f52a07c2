import type { TrainBookingPayload } from '@wisata/kernel/contracts/train-booking-request';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import { placeholderIdentity } from '@wisata/kernel/identity';
import { toMajor } from '@wisata/kernel/money';
import { contactPayload, findPartyField, namePayload, reachAt } from '@wisata/kernel/party-form';
import { findBand } from '@wisata/kernel/passengers';
import { findTypedDay } from '@wisata/kernel/typed-day';
import type { TrainPrice } from '../api/train.model.ts';
import { needsCard, passengerAt, placesOf, type CheckoutForm, type Place } from './checkout-form.rules.ts';
import type { TripFacts } from './checkout-problems.rules.ts';
import type { CheckoutQuery } from './checkout-query.rules.ts';

/** Words of the server's own that a booking carries along. */
export interface BookingTokens {
  readonly hold: string | undefined;
  readonly queue: string | undefined;
}

/** Who has no card yet is known by the birth date (spec section 5). A passport says nothing of the country that it is of. */
function identityPayload(form: CheckoutForm, place: Place) {
  const passenger = passengerAt(form, place);
  if (needsCard(passenger, place)) {
    const nationality = passenger.idType === '3' ? '' : 'ID';
    return {
      birth_date: null,
      nationality,
      id_type: Number(passenger.idType),
      id_number: passenger.idNumber.trim(),
    };
  }
  const birthDate = findTypedDay(passenger.birth) ?? '';
  return {
    birth_date: birthDate,
    nationality: 'ID',
    id_type: 1,
    id_number: birthDate && placeholderIdentity(birthDate).idNumber,
  };
}

function passengerPayload(form: CheckoutForm, place: Place) {
  const passenger = passengerAt(form, place);
  return {
    index: place.number,
    type: findBand(TRAIN_BANDS, place.type)?.value ?? 1,
    ...namePayload(passenger),
    ...identityPayload(form, place),
    ...reachAt(form.contact, place),
  };
}

/** What is sent for a form (spec section 3, Train booking); the price is the one that the traveller has seen and agreed to. */
export function toPayload(
  query: CheckoutQuery,
  form: CheckoutForm,
  { total, correlationId }: Pick<TrainPrice, 'total' | 'correlationId'>,
  { hold, queue }: BookingTokens,
) {
  const { counts } = query.search;
  return {
    journeys: query.chosen.map((key) => ({ ClassKey: key })),
    adult: counts.ADT,
    infant: counts.INF,
    hold: hold ?? null,
    queue: queue ?? null,
    correlation_id: correlationId || query.choice.correlationId,
    total_price: toMajor(total),
    // Trains are paid in rupiah; the server refuses any other currency.
    currency: 'IDR',
    contact: { ...contactPayload(form.contact), home_phone: '' },
    passengers: placesOf(counts).map((place) => passengerPayload(form, place)),
  } satisfies TrainBookingPayload;
}

const IDENTITY_FIELDS = ['birth_date', 'id_type', 'id_number'];

/** The form field that a server's field path means, `passengers.1.id_number` for the second passenger; undefined when there is none. */
export const findFormField = (path: string, form: CheckoutForm, { counts }: TripFacts): string | undefined =>
  findPartyField(path, form, {
    list: 'passengers',
    places: placesOf(counts),
    fieldOf(name, place) {
      if (!IDENTITY_FIELDS.includes(name)) return undefined;
      return needsCard(passengerAt(form, place), place) ? 'idNumber' : 'birth';
    },
  });
