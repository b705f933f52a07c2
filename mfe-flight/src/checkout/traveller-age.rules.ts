import { FLIGHT_BANDS } from '@wisata/kernel/contracts/flight-passengers';
import type { CalendarDate } from '@wisata/kernel/dates';
import {
  ageOn,
  changesTypeDuringTrip,
  classifyPassenger,
  findBand,
  type PassengerType,
} from '@wisata/kernel/passengers';
import { findTypedDay, isEmptyDay, type TypedDay } from '@wisata/kernel/typed-day';

/** What is wrong with a birth date; the page has a sentence for each. */
export type BirthProblem =
  | 'birthEmpty'
  | 'birthUnreal'
  | 'birthFuture'
  | 'birthTooOld'
  | 'isAdult'
  | 'isChild'
  | 'isInfant';

const TRAVELS_AS = { ADT: 'isAdult', CHD: 'isChild', INF: 'isInfant' } as const satisfies Record<
  PassengerType,
  BirthProblem
>;

/** Checks a typed birth date against the fare's type; the age on the day of the first departure decides. */
export function birthProblem(birth: TypedDay, type: PassengerType, departDate: CalendarDate): BirthProblem | undefined {
  if (isEmptyDay(birth)) return 'birthEmpty';
  const date = findTypedDay(birth);
  if (!date || date < '1900') return 'birthUnreal';
  if (date > departDate) return 'birthFuture';
  const actual = classifyPassenger(FLIGHT_BANDS, date, departDate);
  if (!actual) return 'birthTooOld';
  return actual === type ? undefined : TRAVELS_AS[actual];
}

/** Whole years on the day of the first departure; undefined while the date cannot be read or lies after it. */
export function findAge(birth: TypedDay, departDate: CalendarDate): number | undefined {
  const date = findTypedDay(birth);
  return date && date <= departDate ? ageOn(date, departDate) : undefined;
}

/** First and last age in whole years that a fare type is for. */
export function ageBand(type: PassengerType): { readonly from: number; readonly to: number } {
  const band = findBand(FLIGHT_BANDS, type);
  return { from: band?.fromAge ?? 0, to: (band?.beforeAge ?? 1) - 1 };
}

/** Whether a birthday before the return would change the fare type. The outbound day counts, and the page says so. */
export function growsDuringTrip(
  birth: TypedDay,
  departDate: CalendarDate,
  returnDate: CalendarDate | undefined,
): boolean {
  const date = findTypedDay(birth);
  if (!date || !returnDate) return false;
  return changesTypeDuringTrip(FLIGHT_BANDS, date, departDate, returnDate);
}
