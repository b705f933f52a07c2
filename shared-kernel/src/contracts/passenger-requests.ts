import * as v from 'valibot';
import { isCalendarDate } from '../calendar-date.ts';
import { nameProblem, parseIdType } from '../identity.ts';
import { SAVED_TITLES } from '../passengers.ts';
import { PAGE_QUERY } from './request-fields.ts';

const NAME_MESSAGES = {
  NAME_EMPTY: 'Please enter the first name.',
  NAME_SPECIAL_CHARACTER: 'Please use letters and spaces only, as on the ID.',
  NAME_DEGREE: 'Please leave degrees and titles out of the name.',
} as const;

const text = (max: number) =>
  v.pipe(v.nullish(v.string('Must be text.'), ''), v.trim(), v.maxLength(max, `Please use at most ${max} characters.`));

const checkName = (isOptional: boolean) =>
  v.rawTransform<string, string>(({ dataset, addIssue }) => {
    const name = dataset.value.replace(/\s+/g, ' ');
    const problem = isOptional && name === '' ? undefined : nameProblem(name);
    if (problem) addIssue({ message: NAME_MESSAGES[problem] });
    return name;
  });

const title = v.pipe(
  v.nullish(v.string('Please choose a title.'), ''),
  v.trim(),
  v.toUpperCase(),
  v.transform((value) => value || 'MR'),
  v.picklist(SAVED_TITLES, 'Please choose a title from the list.'),
);

const callingCode = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'Please choose a country code.'), ''),
  v.transform((code) => String(code).trim().replace(/^\+/, '')),
  v.regex(/^\d{0,4}$/, 'Please choose a country code.'),
);

const country = v.pipe(text(2), v.toUpperCase(), v.regex(/^([A-Z]{2})?$/, 'Please choose a country from the list.'));

const phone = v.pipe(
  text(30),
  v.regex(/^(\+?\d[\d\s().-]{4,28})?$/, 'Please enter the phone number with digits only.'),
);

const email = v.pipe(
  text(254),
  v.toLowerCase(),
  v.check(
    (value) => value === '' || v.is(v.pipe(v.string(), v.email()), value),
    'Please enter an e-mail address such as name@example.com.',
  ),
);

const dateField = (message: string) =>
  v.pipe(
    text(10),
    v.check((value) => value === '' || isCalendarDate(value), message),
    v.transform((value) => value || null),
  );

const idType = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'Please choose KTP, SIM or passport.'), 'ktp'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const found = parseIdType(dataset.value === '' ? 'ktp' : dataset.value);
    if (found) return found.value;
    addIssue({ message: 'Please choose KTP, SIM or passport.' });
    return NEVER;
  }),
);

const idNumber = v.pipe(
  text(30),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$|^$/, 'Please enter the number as it is printed on the document.'),
);

/** Body of `POST dashboard/passenger` (spec section 3, Saved passenger). */
export const CREATE_PASSENGER = v.object({
  title,
  first_name: v.pipe(
    v.string('Please enter the first name.'),
    v.trim(),
    v.maxLength(60, 'Please use at most 60 characters.'),
    checkName(false),
  ),
  last_name: v.pipe(text(60), checkName(true)),
  calling_code: callingCode,
  country,
  phone,
  email,
  birthdate: dateField('Please enter the birth date as YYYY-MM-DD.'),
  id_type: idType,
  id_number: idNumber,
  passport_expire: dateField('Please enter the last day of the passport as YYYY-MM-DD.'),
});
/** What it means once it is read. */
export type PassengerFields = v.InferOutput<typeof CREATE_PASSENGER>;

/** Only the fields that were sent change; an absent one is not the same as an empty one. */
export const UPDATE_PASSENGER = v.partial(CREATE_PASSENGER);

/** Query of `GET dashboard/passenger`. */
export const PASSENGERS_QUERY = v.object({
  ...PAGE_QUERY,
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});

/** What is sent to save a passenger. */
export type PassengerPayload = v.InferInput<typeof CREATE_PASSENGER>;
/** What is sent to change one. */
export type PassengerChange = v.InferInput<typeof UPDATE_PASSENGER>;
