import * as v from 'valibot';
import { compareDates, isCalendarDate, type CalendarDate } from '@wisata/kernel/dates';
import { ID_TYPES, lastNameForMononym, nameProblem } from '@wisata/kernel/identity';
import { isCompletePassenger, SAVED_TITLES } from '@wisata/kernel/passengers';
import { stripLeadingZero } from '@wisata/kernel/phone';

const ID_SLUGS = ID_TYPES.map(({ slug }) => slug);
const NAME_PROBLEMS = {
  NAME_EMPTY: 'traveller.firstNameMissing',
  NAME_SPECIAL_CHARACTER: 'field.nameSpecial',
  NAME_DEGREE: 'field.nameDegree',
} as const;

const isName = (text: string) => text.trim() === '' || nameProblem(text) === undefined;
const problemOf = ({ input }: { input: string }) => NAME_PROBLEMS[nameProblem(input) ?? 'NAME_EMPTY'];
const shortText = v.pipe(v.string(), v.trim(), v.maxLength(60, 'field.nameLong'));

const FIRST_NAME = v.pipe(
  shortText,
  v.check((text) => nameProblem(text) === undefined, problemOf),
);

const OPTIONAL_EMAIL = v.union(
  [
    v.pipe(v.string(), v.trim(), v.literal('')),
    v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase()),
  ],
  'field.emailWrong',
);

const OPTIONAL_PHONE = v.pipe(
  v.object({ callingCode: v.string(), national: v.string() }),
  v.check(({ national }) => /^(\d{6,14})?$/.test(national.replace(/[\s().-]/g, '')), 'field.phoneWrong'),
  v.transform(({ callingCode, national }) => ({ callingCode, national: stripLeadingZero(national) })),
);

/** What stands in the three boxes of a typed date. */
export interface DateBoxes {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The day in the boxes; undefined while they are empty or hold no real day. */
export function findDay({ day, month, year }: DateBoxes): CalendarDate | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^(19|20)\d\d$/.test(year) && isCalendarDate(text) ? text : undefined;
}

const isUntouched = ({ day, month, year }: DateBoxes) => day === '' && month === '' && year === '';

const BOXES = v.object({ day: v.string(), month: v.string(), year: v.string() });

/** A real day, or none. */
const dayOr = <Problem extends string>(problem: Problem) =>
  v.pipe(
    BOXES,
    v.check((boxes) => isUntouched(boxes) || findDay(boxes) !== undefined, problem),
  );

function birthOn(today: CalendarDate) {
  return v.pipe(
    dayOr('field.birthWrong'),
    v.check((boxes) => {
      const date = findDay(boxes);
      return date === undefined || compareDates(date, today) <= 0;
    }, 'field.birthFuture'),
  );
}

interface Kind {
  readonly oneName: boolean;
  readonly idType: (typeof ID_SLUGS)[number];
}

const LAST_NAME = v.pipe(shortText, v.check(isName, problemOf));

/**
 * The form of a saved passenger; `today` is the last day somebody may have been born on. Of a person with one name the
 * last name is of no account, and without a passport its last day.
 */
export function passengerForm(today: CalendarDate, { oneName, idType }: Partial<Kind> = {}) {
  return v.object({
    title: v.picklist(SAVED_TITLES),
    firstName: FIRST_NAME,
    lastName: oneName ? v.string() : LAST_NAME,
    oneName: v.boolean(),
    birth: birthOn(today),
    country: v.string(),
    phone: OPTIONAL_PHONE,
    email: OPTIONAL_EMAIL,
    idType: v.picklist(ID_SLUGS),
    idNumber: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(30, 'field.idNumberWrong'),
      v.regex(/^([A-Za-z0-9][A-Za-z0-9 ./-]*)?$/, 'field.idNumberWrong'),
    ),
    // A day that is over is taken too: somebody may renew the passport before they travel.
    expiry: idType === 'passport' ? dayOr('field.expiryWrong') : BOXES,
  });
}
export type PassengerInput = v.InferInput<ReturnType<typeof passengerForm>>;
export type PassengerForm = v.InferOutput<ReturnType<typeof passengerForm>>;

/** Shape of a draft that was kept; the values may still be wrong. */
export const PASSENGER_DRAFT = v.object({
  title: v.picklist(SAVED_TITLES),
  firstName: v.string(),
  lastName: v.string(),
  oneName: v.boolean(),
  birth: BOXES,
  country: v.string(),
  phone: v.object({ callingCode: v.string(), national: v.string() }),
  email: v.string(),
  idType: v.picklist(ID_SLUGS),
  idNumber: v.string(),
  expiry: v.optional(BOXES, { day: '', month: '', year: '' }),
});

export const EMPTY_PASSENGER: PassengerInput = {
  title: 'MR',
  firstName: '',
  lastName: '',
  oneName: false,
  birth: { day: '', month: '', year: '' },
  country: 'ID',
  phone: { callingCode: '62', national: '' },
  email: '',
  idType: 'ktp',
  idNumber: '',
  expiry: { day: '', month: '', year: '' },
};

/** A passenger as it is kept, whatever the form calls its parts. */
interface Kept extends Omit<PassengerInput, 'title' | 'oneName' | 'birth' | 'expiry'> {
  readonly title: string;
  readonly birthDate: CalendarDate | undefined;
  /** Last day of the passport, where that is the document. */
  readonly passportExpiry: CalendarDate | undefined;
}

function boxesOf(date: CalendarDate | undefined): DateBoxes {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** The form of somebody who is kept; equal names are the one name of a mononym. */
export function toPassengerInput({ birthDate, passportExpiry, title, ...kept }: Kept): PassengerInput {
  return {
    ...kept,
    title: SAVED_TITLES.find((known) => known === title.toUpperCase()) ?? 'MR',
    oneName: kept.firstName !== '' && kept.firstName === kept.lastName,
    birth: boxesOf(birthDate),
    expiry: boxesOf(passportExpiry),
  };
}

/** What is sent: the only name twice, days as calendar days. */
export function fromPassengerForm({ oneName, birth, expiry, ...form }: PassengerForm): Kept {
  const firstName = form.firstName.replace(/\s+/g, ' ');
  const lastName = oneName ? lastNameForMononym(firstName) : form.lastName.replace(/\s+/g, ' ');
  const passportExpiry = form.idType === 'passport' ? findDay(expiry) : undefined;
  return { ...form, firstName, lastName, birthDate: findDay(birth), passportExpiry };
}

type Named = Pick<Kept, 'firstName' | 'lastName' | 'birthDate'>;

/** What a booking will still ask for, by key of this remote's texts; empty for a complete passenger (spec section 3). */
export function missingOf({ firstName, lastName, birthDate }: Named): readonly ('lastName' | 'birth')[] {
  if (isCompletePassenger({ first_name: firstName, last_name: lastName, birthdate: birthDate ?? null })) return [];
  return [...(lastName.trim() ? [] : (['lastName'] as const)), ...(birthDate ? [] : (['birth'] as const))];
}

/** A document number with all but its end hidden, for lists: `•••• 0003`. */
export function maskNumber(number: string): string {
  const bare = number.replace(/\s/g, '');
  return bare.length > 4 ? `•••• ${bare.slice(-4)}` : bare;
}
