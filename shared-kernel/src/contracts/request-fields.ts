import { isCalendarDate } from '../calendar-date.ts';
import { nameProblem, type NameMarks } from '../identity.ts';
import { LOCALES } from '../locale.ts';
import * as v from 'valibot';

/** Search queries travel through addresses, so numbers may arrive as text. */
export function wholeNumber(min: number, max: number) {
  const message = `Must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.toNumber())], message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** A day that can be counted on from: nothing is planned in a year of five digits, or before anybody was born. */
export const isUsableDate = (text: string) => isCalendarDate(text) && text >= '1900' && text < '2200';

/** A day that somebody chose. */
export const calendarDate = v.pipe(v.string('Choose a date'), v.check(isUsableDate, 'Must be a date as YYYY-MM-DD'));
/** Text of at most so many characters, without blanks around it. */
export const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `At most ${max} characters`));

const NAME_MESSAGES = {
  NAME_EMPTY: 'Fill in the name',
  NAME_SPECIAL_CHARACTER: 'Letters and spaces only, as on the ID',
  NAME_DEGREE: 'Leave degrees and titles out of the name',
} as const;

/** A name as it is printed on a voucher or ticket (spec section 5). */
const nameOf = (marks: NameMarks) =>
  v.pipe(
    v.string('Fill in the name'),
    v.trim(),
    v.maxLength(60, 'At most 60 characters'),
    v.rawTransform(({ dataset, addIssue }) => {
      const problem = nameProblem(dataset.value, marks);
      if (problem) addIssue({ message: NAME_MESSAGES[problem] });
      return dataset.value.replace(/\s+/g, ' ');
    }),
  );
/** A name as a ticket prints it. */
export const personName = nameOf('letters');
/** A name as a hotel writes it down. */
export const guestName = nameOf('letters and marks');
/** The address that a booking's mails go to. */
const contactEmail = v.pipe(
  v.string('Fill in the e-mail address'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(160, 'At most 160 characters'),
  v.email('Must be an e-mail address'),
);

/** The same, or none. */
export const optionalEmail = v.optional(v.union([v.literal(''), contactEmail], 'Must be an e-mail address'), '');

/** How somebody is addressed; which titles there are is the page's. */
export const personTitle = v.pipe(
  v.string('Choose a title'),
  v.trim(),
  v.nonEmpty('Choose a title'),
  v.maxLength(10, 'Unknown title'),
);
/** A number as people write it, with blanks, dots or dashes. */
export const contactPhone = v.pipe(
  v.string('Fill in the phone number'),
  v.trim(),
  v.regex(/^[+\d][\d\s().-]{5,24}$/, 'Must be a phone number'),
);
/** `62`, with or without its plus sign, as text or number. */
export const callingCode = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((code) => String(code).replace(/^\+/, '')),
  v.regex(/^\d{1,4}$/, 'Must be a calling code'),
);

/** The language of what is answered; the header says it where the query does not. */
export const LOCALE_QUERY = v.object({ locale: v.optional(v.picklist(LOCALES)) });

/** Who is told about a booking, as every service asks for it; `name` is what the service takes for a name. */
export const contactEntries = <Name extends v.GenericSchema<unknown, string>>(name: Name) => ({
  title: v.optional(shortText(10), ''),
  first_name: name,
  last_name: name,
  email: contactEmail,
  calling_code: v.optional(callingCode, '62'),
  phone: v.optional(contactPhone),
  mobile_phone: v.optional(contactPhone),
  home_phone: v.optional(shortText(30), ''),
});

/** A page number or size from an address; anything else falls back, as a hand-typed address should not fail. */
const positive = (fallback: number, max: number) =>
  v.fallback(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max)), fallback);

/** Page number and size as every list takes them. */
export const PAGE_QUERY = {
  page: v.optional(positive(1, 100_000), '1'),
  limit: v.optional(positive(10, 100), '10'),
};

/** The record that a path names. */
export const ID_PARAMS = v.object({ id: v.string() });

/** Two letters of a country, or none. */
export const country = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^([A-Z]{2})?$/, 'Must be a country code'),
);

const PAX_TYPES: Readonly<Record<string, 'ADT' | 'CHD' | 'INF'>> = {
  1: 'ADT',
  2: 'CHD',
  3: 'INF',
  ADT: 'ADT',
  CHD: 'CHD',
  INF: 'INF',
};

/** Adult, child or infant: the spec's numbers and the codes mean the same. */
export const paxType = v.pipe(
  v.union([v.string(), v.number()], 'Must be ADT, CHD or INF'),
  v.check((value) => Object.hasOwn(PAX_TYPES, String(value)), 'Must be ADT, CHD or INF'),
  v.transform((value) => PAX_TYPES[String(value)]!),
);

/** An absent date may be sent as null or as empty text. */
export const optionalDate = v.pipe(
  v.nullish(v.union([v.literal(''), calendarDate], 'Must be a date as YYYY-MM-DD'), null),
  v.transform((date) => date || null),
);

/** Somebody who travels, as every trip's booking asks for them. */
export const travellerEntries = {
  index: v.optional(v.number()),
  title: personTitle,
  first_name: personName,
  last_name: personName,
  birth_date: optionalDate,
  nationality: v.optional(country, 'ID'),
  id_type: v.nullish(v.union([v.number(), v.string()])),
  /** Checked on the way; somebody without a document of their own gives the birth date as DD-MM-YYYY. */
  id_number: v.optional(shortText(30), ''),
  email: optionalEmail,
  phone: v.optional(shortText(30), ''),
};

/** What the booking of a trip says besides the trip itself; `what` is sold, to at most so many. */
export const tripBookingEntries = <P extends v.GenericSchema>(what: string, passenger: P, most: number) => ({
  correlation_id: v.nullish(shortText(120)),
  /** The total that the traveller saw or agreed to, in major units. */
  total_price: v.nullish(v.number('Must be an amount')),
  currency: v.optional(v.literal('IDR', `${what} are paid in IDR`), 'IDR'),
  contact: v.object(contactEntries(personName)),
  passengers: v.pipe(
    v.array(passenger, 'Fill in the passengers'),
    v.minLength(1, 'At least one passenger'),
    v.maxLength(most, 'Too many passengers'),
  ),
  /** An agent's customer (spec section 3); only agents send it. */
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
});

/** What a search for places takes. */
export const KEYWORD_QUERY = v.object({ keyword: v.optional(shortText(60), ''), ...LOCALE_QUERY.entries });

/** The code of one place; `what` it is is said with its article: `an airport`. */
export const placeCode = (what: string, form: RegExp) =>
  v.pipe(v.string(`Choose ${what}`), v.trim(), v.toUpperCase(), v.regex(form, `Must be ${what} code`));

/** Asks for one place by its code. */
export const codeQuery = (what: string) =>
  v.object({
    code: v.pipe(v.string(`Give the ${what} code`), v.trim(), v.nonEmpty(`Give the ${what} code`), v.maxLength(8)),
    ...LOCALE_QUERY.entries,
  });

const noDate = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** Where a trip goes and when; without a return date it is one way. */
export const tripEntries = <Place extends v.GenericSchema>(place: Place) => ({
  origin: place,
  destination: place,
  departDate: calendarDate,
  returnDate: v.nullish(v.union([calendarDate, noDate])),
});

/** A way, and the days of a calendar. */
export const daysEntries = <Place extends v.GenericSchema>(place: Place) => ({
  origin: place,
  destination: place,
  from: calendarDate,
  to: calendarDate,
});

/** What was chosen there, and perhaps back: of `train` or `flight`, at least so many. */
export const thereAndBack = <Chosen extends v.GenericSchema>(what: string, chosen: Chosen, least = 1) =>
  v.pipe(
    v.array(chosen, `Choose a ${what}`),
    v.minLength(least, `Choose a ${what}`),
    v.maxLength(2, `One ${what} there and one back`),
  );
