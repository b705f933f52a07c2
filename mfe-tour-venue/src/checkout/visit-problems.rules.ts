import { isContact } from '@wisata/kernel/party-form';
import { contactProblems, personProblems, problemsAt, type Problem } from '@wisata/kernel/contact-problems';
import type { PricedTraveller } from '@wisata/kernel/contracts/tour-breakdown';
import type { CalendarDate } from '@wisata/kernel/dates';
import { passportValidFor } from '@wisata/kernel/passport';
import { classifyPassenger, TRIP_BANDS, type PassengerType } from '@wisata/kernel/passengers';
import { findTypedDay, isEmptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import { placesOf, travellerAt, type CheckoutForm, type Place, type TravellerForm } from './visit-form.rules.ts';

/** What the rules need to know of what is booked. */
export interface OutingFacts {
  readonly party: readonly Pick<PricedTraveller, 'type'>[];
  /** The first day, on which every age is judged; today for a ticket without a day. */
  readonly date: CalendarDate;
  /** Whether it is abroad, where passports are looked at. */
  readonly needsPassport?: boolean;
}

const MOST_LETTERS = 1000;

/** True where a birth date is asked for: it says whether a child's price is right. */
export const needsBirth = ({ type }: Pick<Place, 'type'>): boolean => type !== 'ADT';

/** What is wrong with a birth date; the age on the first day decides. */
export function birthProblem(birth: TypedDay, type: PassengerType, firstDate: CalendarDate): string | undefined {
  if (isEmptyDay(birth)) return 'birthEmpty';
  const date = findTypedDay(birth);
  if (!date || date < '1900') return 'birthUnreal';
  if (date > firstDate) return 'birthFuture';
  const actual = classifyPassenger(TRIP_BANDS, date, firstDate);
  return actual === type ? undefined : `is${actual ?? 'ADT'}`;
}

const PASSPORT = /^[A-Za-z0-9]{5,15}$/;

/** What is wrong with a passport; one that follows later is fine (spec section 5: six months from departure). */
function passportProblems({ passportNumber, passportExpire }: TravellerForm, date: CalendarDate) {
  const number = passportNumber.trim();
  if (number === '' && isEmptyDay(passportExpire)) return [];
  const expire = findTypedDay(passportExpire);
  const expireProblem = !expire ? 'passportExpireEmpty' : passportValidFor(expire, date) ? undefined : 'passportShort';
  return [
    ['passportNumber', PASSPORT.test(number) ? undefined : 'passportForm'],
    ['passportExpire', expireProblem],
  ] as const;
}

/** What keeps one traveller from being booked. The name of a travelling contact is checked with the contact. */
export function travellerProblems(form: CheckoutForm, place: Place, { date, needsPassport }: OutingFacts): Problem[] {
  const traveller = travellerAt(form, place);
  return problemsAt(place.path, [
    ...(isContact(form, place) ? [] : personProblems(traveller)),
    ['birth', needsBirth(place) ? birthProblem(traveller.birth, place.type, date) : undefined],
    ...(needsPassport ? passportProblems(traveller, date) : []),
  ]);
}

/** Everything to fix, in the order of the page; empty when the form can be sent. */
export const findProblems = (form: CheckoutForm, facts: OutingFacts): Problem[] => [
  ...problemsAt('contact', contactProblems(form.contact)),
  ...(form.notes.length > MOST_LETTERS ? [{ name: 'notes', key: 'notesLong' }] : []),
  ...placesOf(facts.party).flatMap((place) => travellerProblems(form, place, facts)),
];
