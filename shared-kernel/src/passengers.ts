import { addDays, isCalendarDate } from './dates.ts';
import type { CalendarDate } from './dates.ts';

/** Adult, child, infant. */
export type PassengerType = 'ADT' | 'CHD' | 'INF';

/** Who counts as one passenger type of a service (spec section 3, Passenger types). */
export interface PassengerBand {
  readonly type: PassengerType;
  /** Number that payloads carry for the type. */
  readonly value: number;
  /** Youngest age in whole years on the day of travel, included. */
  readonly fromAge: number;
  /** First age that no longer belongs, excluded. */
  readonly beforeAge: number;
  /** Titles on offer, spelt as payloads carry them. */
  readonly titles: readonly string[];
}

/** Titles of saved passengers, upper case; each service offers those that fit. */
export const SAVED_TITLES = ['MR', 'MRS', 'MS', 'MISS', 'DR', 'MSTR', 'INF'] as const;

/** First age that no service sells an adult's place to. */
export const ADULT_BEFORE_AGE = 102;

/**
 * Adults, children and infants, oldest first, as most services count them. Ages are half-open: a twelfth birthday on the
 * day of travel makes an adult, a second one a child.
 */
export const bandsWith = (adultTitles: readonly string[]): readonly PassengerBand[] => [
  { type: 'ADT', value: 1, fromAge: 12, beforeAge: ADULT_BEFORE_AGE, titles: adultTitles },
  { type: 'CHD', value: 2, fromAge: 2, beforeAge: 12, titles: ['MSTR', 'MISS'] },
  { type: 'INF', value: 3, fromAge: 0, beforeAge: 2, titles: ['INF'] },
];

/** Passenger types of a service that has none of its own. */
export const TRIP_BANDS = bandsWith(['Mr', 'Mrs', 'Miss', 'Ms', 'Dr']);

/** Age in whole years on a day, negative before birth. A 29 February birthday counts from 1 March in common years. Throws a `RangeError` for text that is no day. */
export function ageOn(birthDate: CalendarDate, onDate: CalendarDate): number {
  if (!isCalendarDate(birthDate) || !isCalendarDate(onDate)) throw new RangeError(`Not days: ${birthDate}, ${onDate}`);
  const years = Number(onDate.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return onDate.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The type that somebody travels as on a day; undefined when a date is missing or no band of the service fits. */
export function classifyPassenger(
  bands: readonly PassengerBand[],
  birthDate: string,
  travelDate: CalendarDate,
): PassengerType | undefined {
  if (!isCalendarDate(birthDate) || !isCalendarDate(travelDate)) return undefined;
  const age = ageOn(birthDate, travelDate);
  return bands.find((band) => age >= band.fromAge && age < band.beforeAge)?.type;
}

/** True when a birthday during the trip would change the type; the outbound day decides, the page only warns. */
export function changesTypeDuringTrip(
  bands: readonly PassengerBand[],
  birthDate: string,
  departDate: CalendarDate,
  returnDate: CalendarDate,
): boolean {
  return classifyPassenger(bands, birthDate, departDate) !== classifyPassenger(bands, birthDate, returnDate);
}

/** First and last birth date that fit a type on a day, both included; undefined when the service has no such type. */
export function birthDatesFor(
  bands: readonly PassengerBand[],
  type: PassengerType,
  travelDate: CalendarDate,
): { readonly earliest: CalendarDate; readonly latest: CalendarDate } | undefined {
  const band = findBand(bands, type);
  if (!band) return undefined;
  const latest = band.fromAge === 0 ? travelDate : lastBirthDateOfAge(band.fromAge, travelDate);
  return { earliest: addDays(lastBirthDateOfAge(band.beforeAge, travelDate), 1), latest };
}

/** The band of a type, or undefined when the service has none (trains have no children). */
export function findBand(bands: readonly PassengerBand[], type: PassengerType): PassengerBand | undefined {
  return bands.find((band) => band.type === type);
}

/** Titles to choose from, spelt as payloads carry them; empty when the service has no such type. */
export function titlesFor(bands: readonly PassengerBand[], type: PassengerType): readonly string[] {
  return findBand(bands, type)?.titles ?? [];
}

/**
 * The title of a contact or saved passenger in the spelling of the service, or undefined when that type may not bear it
 * (spec section 3: a contact title is copied to a traveller only if valid for that type).
 */
export function findTitle(bands: readonly PassengerBand[], type: PassengerType, title: string): string | undefined {
  return titlesFor(bands, type).find((offered) => offered.toUpperCase() === title.trim().toUpperCase());
}

/** The title a child's form starts with, from the first adult's (spec section 3): MR gives MSTR, MRS or MISS gives MISS, anything else is empty. */
export function childTitleFrom(firstAdultTitle: string): 'MSTR' | 'MISS' | '' {
  const title = firstAdultTitle.trim().toUpperCase();
  if (title === 'MR') return 'MSTR';
  return title === 'MRS' || title === 'MISS' ? 'MISS' : '';
}

/** The title a form starts with: the first one of the type; for children the one that fits the first adult's. */
export function defaultTitle(bands: readonly PassengerBand[], type: PassengerType, firstAdultTitle = ''): string {
  const derived = type === 'CHD' ? childTitleFrom(firstAdultTitle) : titlesFor(bands, type)[0];
  return derived ?? '';
}

/** True when first name, last name and birth date are all there (spec sections 3 and 5); both spellings of the date count. */
export function isCompletePassenger(passenger: {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly birthdate?: string | null;
  readonly birth_date?: string | null;
}): boolean {
  const birthDate = passenger.birthdate?.trim() ? passenger.birthdate : passenger.birth_date;
  return [passenger.first_name, passenger.last_name, birthDate].every((value) => Boolean(value?.trim()));
}

/** The youngest person who has reached an age on a day; agrees with {@link ageOn} on 29 February. */
function lastBirthDateOfAge(age: number, onDate: CalendarDate): CalendarDate {
  const year = String(Number(onDate.slice(0, 4)) - age).padStart(4, '0');
  const sameDay = `${year}${onDate.slice(4)}`;
  return isCalendarDate(sameDay) ? sameDay : `${year}-02-28`;
}
