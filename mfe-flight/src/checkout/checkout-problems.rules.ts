import { isContact } from '@wisata/kernel/party-form';
import { contactProblems, personProblems, problemsAt, type Found, type Problem } from '@wisata/kernel/contact-problems';
import { addMonths, type CalendarDate } from '@wisata/kernel/dates';
import { passportValidFor } from '@wisata/kernel/passport';
import type { TravellerCounts } from '@wisata/kernel/traveller-counts';
import { placesOf, travellerAt, type CheckoutForm, type Place, type TravellerForm } from './checkout-form.rules.ts';
import { birthProblem } from './traveller-age.rules.ts';
import { findTypedDay, isEmptyDay } from '@wisata/kernel/typed-day';

/** What the rules need to know of the trip. */
export interface TripFacts {
  readonly counts: TravellerCounts;
  /** Day of the first departure, where every age and passport is judged. */
  readonly departDate: CalendarDate;
  readonly returnDate: CalendarDate | undefined;
  readonly requiresPassport: boolean;
}

function expiryKey({ passportExpiry }: TravellerForm, departDate: CalendarDate): string | undefined {
  if (isEmptyDay(passportExpiry)) return 'expiryEmpty';
  const date = findTypedDay(passportExpiry);
  if (!date) return 'expiryUnreal';
  return passportValidFor(date, departDate) ? undefined : 'expiryShort';
}

/** A passport number without the spaces it is printed with. */
export const bareNumber = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

const passportProblems = (traveller: TravellerForm, departDate: CalendarDate): Found => [
  [
    'passportNumber',
    traveller.passportNumber.trim() === ''
      ? 'passportEmpty'
      : /^[A-Z0-9]{5,15}$/.test(bareNumber(traveller.passportNumber))
        ? undefined
        : 'passportForm',
  ],
  ['passportCountry', traveller.passportCountry ? undefined : 'country'],
  ['passportExpiry', expiryKey(traveller, departDate)],
];

const idProblems = ({ idNumber }: TravellerForm): Found => [
  ['idNumber', /^[A-Za-z0-9 ./-]{0,30}$/.test(idNumber.trim()) ? undefined : 'idForm'],
];

/** What keeps one traveller from being booked, in the order of the fields. The name of a travelling contact is checked with the contact. */
export function travellerProblems(form: CheckoutForm, place: Place, trip: TripFacts): Problem[] {
  const traveller = travellerAt(form, place);
  const { type, path } = place;
  const found: Found = [
    ...(isContact(form, place) ? [] : personProblems(traveller)),
    ['birth', birthProblem(traveller.birth, type, trip.departDate)],
    ['nationality', traveller.nationality ? undefined : 'country'],
    ...(trip.requiresPassport
      ? passportProblems(traveller, trip.departDate)
      : type === 'ADT'
        ? idProblems(traveller)
        : []),
  ];
  return problemsAt(path, found);
}

/** Everything to fix, in the order of the page; empty when the form can be sent. */
export function findProblems(form: CheckoutForm, trip: TripFacts): Problem[] {
  return [
    ...problemsAt('contact', contactProblems(form.contact)),
    ...placesOf(trip.counts).flatMap((place) => travellerProblems(form, place, trip)),
  ];
}

/** The first day on which a passport may end: six calendar months after the first departure. */
export function earliestExpiry(departDate: CalendarDate): CalendarDate {
  return addMonths(departDate, 6);
}
