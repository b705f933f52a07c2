import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import type { TourBookingPayload } from '@wisata/kernel/contracts/tour-booking-request';
import { PLACEHOLDER_EMAIL, PLACEHOLDER_PHONE, placeholderIdentity } from '@wisata/kernel/identity';
import type { Locale } from '@wisata/kernel/locale';
import { toMajor, type Money } from '@wisata/kernel/money';
import { contactPayload, findPartyField, namePayload, reachOf } from '@wisata/kernel/party-form';
import { findTypedDay } from '@wisata/kernel/typed-day';
import { bookingDate } from '../visit/price-payload.rules.ts';
import type { PricedChoice, VisitChoice } from '../visit/visit-choice.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';
import { placesOf, travellerAt, type CheckoutForm, type Place } from './visit-form.rules.ts';
import { needsBirth } from './visit-problems.rules.ts';

/** What is booked, and what was agreed to. */
export interface BookedParts {
  readonly service: VisitService;
  readonly choice: VisitChoice;
  readonly priced: Pick<PricedChoice, 'price' | 'pricePackage'>;
  readonly scheduleId: string;
  readonly bedTypeId?: string;
  /** When the session begins, where there is one. */
  readonly startTime: string | undefined;
  /** Members are charged members' prices, which the lists that were read were. */
  readonly isMember: boolean;
  readonly total: Money;
  readonly locale: Locale;
}

/** Who is not an adult is known by the birth date (spec section 5). */
function identityPayload(form: CheckoutForm, place: Place) {
  if (!needsBirth(place)) return { birth_date: null, ...reachOf(form.contact) };
  const birthDate = findTypedDay(travellerAt(form, place).birth) ?? '';
  const idNumber = birthDate && placeholderIdentity(birthDate).idNumber;
  return { birth_date: birthDate, id_number: idNumber, email: PLACEHOLDER_EMAIL, phone: PLACEHOLDER_PHONE };
}

/** Null where none is typed: it may follow until two weeks before. */
function passportPayload(form: CheckoutForm, place: Place) {
  const { passportNumber, passportExpire } = travellerAt(form, place);
  const number = passportNumber.trim().toUpperCase();
  return number === '' ? null : { number, expire: findTypedDay(passportExpire) ?? null };
}

function travellerPayload(form: CheckoutForm, place: Place, chosen: PricedTraveller) {
  const traveller = travellerAt(form, place);
  return {
    index: place.number,
    type: place.type,
    ...namePayload(traveller),
    ...identityPayload(form, place),
    passportDetail: passportPayload(form, place),
    isExtraBed: chosen.isExtraBed ?? false,
    isIncludeVisa: chosen.isIncludeVisa ?? false,
    bed: chosen.bed ?? '',
    miscellaneous: [...(chosen.miscellaneous ?? [])],
  };
}

/** What is sent for a form (spec section 7, Tour and venue), at the total that was agreed to. */
export function toPayload(form: CheckoutForm, parts: BookedParts) {
  const { service, choice, priced, scheduleId, bedTypeId, startTime, isMember, total, locale } = parts;
  return {
    is_inquiry: false,
    uniqueId: choice.id,
    schedule_id: scheduleId,
    tour_date: bookingDate(service, choice.date),
    price_id: priced.price.PriceId,
    price_package_id: priced.pricePackage.PricePackageId,
    time_id: choice.timeId || null,
    bedTypeId: bedTypeId || null,
    pickupTime: startTime ?? null,
    unitOfVehicle: null,
    isMember,
    contact: { ...contactPayload(form.contact), notes: form.notes.trim() },
    paxes: placesOf(choice.paxes).map((place, at) => travellerPayload(form, place, choice.paxes[at]!)),
    total_price: toMajor(total),
    locale,
  } satisfies TourBookingPayload;
}

/** The form field that a server's field path means, `paxes.1.birth_date` for the second traveller; undefined when there is none. */
export function findFormField(path: string, form: CheckoutForm, party: VisitChoice['paxes']): string | undefined {
  if (path === 'contact.notes') return 'notes';
  return findPartyField(path, form, {
    list: 'paxes',
    places: placesOf(party),
    fieldOf(name, place) {
      if (name === 'passportDetail') return path.endsWith('.number') ? 'passportNumber' : 'passportExpire';
      return name === 'birth_date' && needsBirth(place) ? 'birth' : undefined;
    },
  });
}
