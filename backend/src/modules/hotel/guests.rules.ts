import type { HotelBookingRequest, HotelPaxRequest } from '@wisata/kernel/contracts/hotel-booking-request';
import { ageOn, findTitle, TRIP_BANDS } from '@wisata/kernel/passengers';
import type { Stay } from './stay.ts';

const ADULT_FROM_AGE = 12;
const CHILD_FROM_AGE = 2;

type Problems = Record<string, string>;

function ageOf(pax: HotelPaxRequest, checkInDate: string): number | null {
  return pax.birth_date ? ageOn(pax.birth_date, checkInDate) : (pax.age ?? null);
}

/** The title in its usual spelling; undefined for a title that this type does not have. */
function titleOf(pax: HotelPaxRequest): string | undefined {
  if (pax.type === 'ADT') return findTitle(TRIP_BANDS, 'ADT', pax.title);
  return findTitle(TRIP_BANDS, 'CHD', pax.title) ?? findTitle(TRIP_BANDS, 'INF', pax.title);
}

function checkAge(pax: HotelPaxRequest, age: number | null): string | undefined {
  if (age !== null && age < 0) return 'Must be born before check-in';
  if (pax.type === 'ADT') {
    return age !== null && age < ADULT_FROM_AGE
      ? `Adults are ${ADULT_FROM_AGE} or older on the day of check-in`
      : undefined;
  }
  if (age === null) return "Fill in the child's age or date of birth";
  return age >= ADULT_FROM_AGE ? `Guests of ${ADULT_FROM_AGE} or older count as adults` : undefined;
}

function checkCounts(paxes: readonly HotelPaxRequest[], stay: Stay): Problems {
  const adults = paxes.filter((pax) => pax.type === 'ADT').length;
  const children = paxes.length - adults;
  if (adults < stay.rooms) return { paxes: `Name at least one adult for each of the ${stay.rooms} rooms` };
  if (adults > stay.adults) return { paxes: `The room is priced for ${stay.adults} adults, ${adults} are named` };
  if (children !== stay.children)
    return { paxes: `The room is priced for ${stay.children} children, ${children} are named` };
  return {};
}

/** What is wrong with contact and guests, by field; empty when the room can be booked for them. */
export function findGuestProblems(
  { contact, paxes }: Pick<HotelBookingRequest, 'contact' | 'paxes'>,
  stay: Stay,
): Problems {
  const problems: Problems = checkCounts(paxes, stay);
  if (!contact.phone && !contact.mobile_phone) problems['contact.phone'] = 'Fill in the phone number';
  if (contact.title && !findTitle(TRIP_BANDS, 'ADT', contact.title)) problems['contact.title'] = 'Unknown title';
  paxes.forEach((pax, index) => {
    const age = ageOf(pax, stay.checkInDate);
    const ageProblem = checkAge(pax, age);
    if (ageProblem) problems[`paxes.${index}.${pax.birth_date ? 'birth_date' : 'age'}`] = ageProblem;
    if (!titleOf(pax)) problems[`paxes.${index}.title`] = 'This title does not fit the guest';
  });
  return problems;
}

/** Guests as the booking keeps them; a child's type follows from the age on the day of check-in. */
export function toGuests(paxes: readonly HotelPaxRequest[], stay: Stay) {
  return paxes.map((pax) => {
    const age = ageOf(pax, stay.checkInDate);
    const childType: HotelPaxRequest['type'] = age !== null && age < CHILD_FROM_AGE ? 'INF' : 'CHD';
    return {
      ...pax,
      title: titleOf(pax) ?? pax.title,
      type: pax.type === 'ADT' ? pax.type : childType,
      age,
      birth_date: pax.birth_date ?? null,
    };
  });
}
