import type { TourBookingRequest, TourTravellerRequest } from '@wisata/kernel/contracts/tour-booking-request';
import { parseIdType } from '@wisata/kernel/identity';
import { ageOn, classifyPassenger, findTitle, TRIP_BANDS } from '@wisata/kernel/passengers';
import { addMonths } from '@wisata/kernel/dates';
import type { FieldProblems } from '../../app/field-problems.ts';
import { findSameNames } from '../bookings/index.ts';
import type { CheckedChoice } from './choice-check.ts';

const PASSPORT_MONTHS = 6;

const BAND_TEXTS = {
  ADT: 'Adults are 12 years or older on the first day',
  CHD: 'Children are 2 to 11 years old on the first day',
  INF: 'Infants are under 2 years old on the first day',
} as const;

function checkAge({ type, birth_date: birthDate }: TourTravellerRequest, date: string): string | undefined {
  if (!birthDate) return type === 'ADT' ? undefined : 'Fill in the date of birth';
  if (birthDate > date || ageOn(birthDate, date) < 0) return 'Must be born before the first day';
  return classifyPassenger(TRIP_BANDS, birthDate, date) === type ? undefined : BAND_TEXTS[type];
}

function checkPassport({ passportDetail }: TourTravellerRequest, date: string): FieldProblems {
  if (!passportDetail?.number) return {};
  const { expire } = passportDetail;
  if (!expire || expire < addMonths(date, PASSPORT_MONTHS)) {
    return { 'passportDetail.expire': 'The passport must be valid at least 6 months from departure' };
  }
  return {};
}

function checkTraveller(traveller: TourTravellerRequest, date: string, needsPassport: boolean): FieldProblems {
  const problems: FieldProblems = needsPassport ? checkPassport(traveller, date) : {};
  const age = checkAge(traveller, date);
  if (age) problems.birth_date = age;
  if (!findTitle(TRIP_BANDS, traveller.type, traveller.title)) problems.title = 'This title does not fit the traveller';
  if (traveller.id_type != null && !parseIdType(traveller.id_type)) problems.id_type = 'Unknown document';
  return problems;
}

/** What is wrong with contact and travellers, by field; empty when a voucher can be issued for them. */
export function findTravellerProblems(body: TourBookingRequest, { product, date }: CheckedChoice, today: string) {
  const problems: FieldProblems = {};
  const { contact, paxes } = body;
  if (!contact.mobile_phone && !contact.phone) problems['contact.phone'] = 'Fill in the phone number';
  paxes.forEach((pax, index) => {
    const own = checkTraveller(pax, date ?? today, product.isPassportNeeded ?? false);
    for (const [field, text] of Object.entries(own)) problems[`paxes.${index}.${field}`] = text;
  });
  const twins = Object.entries(findSameNames(paxes)).map(([field, text]) => [
    field.replace('passengers', 'paxes'),
    text,
  ]);
  return { ...(Object.fromEntries(twins) as FieldProblems), ...problems };
}
