import { isContact } from '@wisata/kernel/party-form';
import { contactProblems, personProblems, problemsAt, type Found, type Problem } from '@wisata/kernel/contact-problems';
import { TRAIN_BANDS } from '@wisata/kernel/contracts/train-passengers';
import type { CalendarDate } from '@wisata/kernel/dates';
import { ageOn, classifyPassenger } from '@wisata/kernel/passengers';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { findTypedDay, isEmptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import { needsCard, passengerAt, placesOf } from './checkout-form.rules.ts';
import type { CheckoutForm, PassengerForm, Place, TrainPaxType } from './checkout-form.rules.ts';

/** What the rules need to know of the trip. */
export interface TripFacts {
  readonly counts: TravellerCounts;
  /** Day of the first departure, where every age is judged. */
  readonly departDate: CalendarDate;
}

/** From this age on everybody has an identity card. */
export const CARD_AGE = 17;

/** What is wrong with a birth date; the age on the day of the first departure decides. */
export function birthProblem(birth: TypedDay, type: TrainPaxType, departDate: CalendarDate): string | undefined {
  if (isEmptyDay(birth)) return 'birthEmpty';
  const date = findTypedDay(birth);
  if (!date || date < '1900') return 'birthUnreal';
  if (date > departDate) return 'birthFuture';
  const actual = classifyPassenger(TRAIN_BANDS, date, departDate);
  if (actual !== type) return type === 'INF' ? 'isAdult' : 'isInfant';
  return type === 'ADT' && ageOn(date, departDate) >= CARD_AGE ? 'cardNeeded' : undefined;
}

function cardProblem({ idNumber }: PassengerForm): string | undefined {
  const number = idNumber.trim();
  if (number === '') return 'idEmpty';
  return /^[A-Za-z0-9 ./-]{4,30}$/.test(number) ? undefined : 'idForm';
}

/** What keeps one passenger from being booked, in the order of the fields. The name of a travelling contact is checked with the contact. */
export function passengerProblems(form: CheckoutForm, place: Place, { departDate }: TripFacts): Problem[] {
  const passenger = passengerAt(form, place);
  const found: Found = [
    ...(isContact(form, place) ? [] : personProblems(passenger)),
    needsCard(passenger, place)
      ? ['idNumber', cardProblem(passenger)]
      : ['birth', birthProblem(passenger.birth, place.type, departDate)],
  ];
  return problemsAt(place.path, found);
}

/** Everything to fix, in the order of the page; empty when the form can be sent. */
export const findProblems = (form: CheckoutForm, trip: TripFacts): Problem[] => [
  ...problemsAt('contact', contactProblems(form.contact)),
  ...placesOf(trip.counts).flatMap((place) => passengerProblems(form, place, trip)),
];
