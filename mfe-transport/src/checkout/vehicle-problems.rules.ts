import { contactProblems, personProblems, problemsAt, type Problem } from '@wisata/kernel/contact-problems';
import { addMonths, type CalendarDate } from '@wisata/kernel/dates';
import { ageOn } from '@wisata/kernel/passengers';
import { findTypedDay, isEmptyDay, type TypedDay } from '@wisata/kernel/typed-day';
import { DRIVER_PATH, driverOf, type CheckoutForm, type SecondDriverForm } from './vehicle-form.rules.ts';

/** What the rules need to know of what is booked. */
export interface RentalFacts {
  readonly isSelfDrive: boolean;
  readonly pickUpDate: CalendarDate;
  /** The last day, on which licences must still be good. */
  readonly lastDate: CalendarDate;
  readonly minDriverAge: number | null;
  readonly licenceYears: number | null;
  /** A second driver is ordered. */
  readonly hasSecond: boolean;
}

const LICENCE = /^[A-Za-z0-9 -]{6,30}$/;
const FLIGHT = /^([A-Z0-9]{2} ?\d{1,4}[A-Z]?)?$/i;
const MOST_LETTERS = { sign: 60, remark: 300 } as const;
const MONTHS = 12;

const licenceProblem = (number: string) => (LICENCE.test(number.trim()) ? undefined : 'licenceNumber');

function birthProblem(birth: TypedDay, { pickUpDate, minDriverAge }: RentalFacts): string | undefined {
  if (isEmptyDay(birth)) return 'birthEmpty';
  const date = findTypedDay(birth);
  if (!date || date < '1900' || date > pickUpDate) return 'birthUnreal';
  return minDriverAge !== null && ageOn(date, pickUpDate) < minDriverAge ? 'driverYoung' : undefined;
}

function sinceProblem(since: TypedDay, { pickUpDate, licenceYears }: RentalFacts): string | undefined {
  const date = findTypedDay(since);
  if (!date || date < '1900') return 'licenceSince';
  return addMonths(date, (licenceYears ?? 0) * MONTHS) > pickUpDate ? 'licenceNew' : undefined;
}

function expiryProblem(expires: TypedDay, { lastDate }: RentalFacts): string | undefined {
  const date = findTypedDay(expires);
  if (!date) return 'licenceExpires';
  return date < lastDate ? 'licenceEnds' : undefined;
}

function driverProblems(form: CheckoutForm, facts: RentalFacts): Problem[] {
  if (!facts.isSelfDrive) return [];
  const driver = driverOf(form);
  return problemsAt(DRIVER_PATH, [
    ...(form.isDriving ? [] : personProblems(driver)),
    ['birth', birthProblem(driver.birth, facts)],
    ['licenceNumber', licenceProblem(driver.licenceNumber)],
    ['licenceSince', sinceProblem(driver.licenceSince, facts)],
    ['licenceExpires', expiryProblem(driver.licenceExpires, facts)],
  ]);
}

const secondProblems = ({ name, number, expires }: SecondDriverForm, facts: RentalFacts): Problem[] =>
  problemsAt('second', [
    ['name', name.trim() ? undefined : 'secondName'],
    ['number', licenceProblem(number)],
    ['expires', expiryProblem(expires, facts)],
  ]);

/** Everything to fix, in the order of the page; empty when the form can be sent. */
export const findProblems = (form: CheckoutForm, facts: RentalFacts): Problem[] => [
  ...problemsAt('contact', contactProblems(form.contact)),
  ...driverProblems(form, facts),
  ...(facts.hasSecond ? secondProblems(form.second, facts) : []),
  ...(facts.isSelfDrive || FLIGHT.test(form.flight.trim()) ? [] : [{ name: 'flight', key: 'flight' }]),
  ...(['sign', 'remark'] as const).flatMap((name) =>
    form[name].length > MOST_LETTERS[name] ? [{ name, key: `${name}Long` }] : [],
  ),
];
