import { nameProblem } from '@wisata/kernel/identity';
import { LOCALES } from '@wisata/kernel/locale';
import * as v from 'valibot';
import type { PaxType } from './fares.ts';
import { calendarDate, chosenFlights, partyEntries, shortText } from './flight.schema.ts';

const NAME_MESSAGES = {
  NAME_EMPTY: 'Fill in the name',
  NAME_SPECIAL_CHARACTER: 'Letters and spaces only, as on the ID',
  NAME_DEGREE: 'Leave degrees and titles out of the name',
} as const;

const personName = v.pipe(
  v.string('Fill in the name'),
  v.trim(),
  v.maxLength(60, 'At most 60 characters'),
  v.rawTransform(({ dataset, addIssue }) => {
    const problem = nameProblem(dataset.value);
    if (problem) addIssue({ message: NAME_MESSAGES[problem] });
    return dataset.value.replace(/\s+/g, ' ');
  }),
);
const email = v.pipe(
  v.string('Fill in the e-mail address'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(160, 'At most 160 characters'),
  v.email('Must be an e-mail address'),
);
const phone = v.pipe(
  v.string('Fill in the phone number'),
  v.trim(),
  v.regex(/^[+\d][\d\s().-]{5,24}$/, 'Must be a phone number'),
);
const callingCode = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((code) => String(code).replace(/^\+/, '')),
  v.regex(/^\d{1,4}$/, 'Must be a calling code'),
);
const country = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^([A-Z]{2})?$/, 'Must be a country code'));

const PAX_TYPES: Readonly<Record<string, PaxType>> = {
  1: 'ADT',
  2: 'CHD',
  3: 'INF',
  ADT: 'ADT',
  CHD: 'CHD',
  INF: 'INF',
};

/** The spec's numbers and the codes mean the same. */
const paxType = v.pipe(
  v.union([v.string(), v.number()], 'Must be ADT, CHD or INF'),
  v.check((value) => Object.hasOwn(PAX_TYPES, String(value)), 'Must be ADT, CHD or INF'),
  v.transform((value) => PAX_TYPES[String(value)]!),
);

/** An absent date may be sent as null or as empty text. */
const optionalDate = v.pipe(
  v.nullish(v.union([v.literal(''), calendarDate], 'Must be a date as YYYY-MM-DD'), null),
  v.transform((date) => date || null),
);

const contact = v.object({
  title: v.optional(shortText(10), ''),
  first_name: personName,
  last_name: personName,
  email,
  calling_code: v.optional(callingCode, '62'),
  mobile_phone: v.optional(phone),
  phone: v.optional(phone),
  home_phone: v.optional(shortText(30), ''),
});

const passenger = v.object({
  index: v.optional(v.number()),
  type: paxType,
  title: v.pipe(v.string('Choose a title'), v.trim(), v.nonEmpty('Choose a title'), v.maxLength(10, 'Unknown title')),
  first_name: personName,
  last_name: personName,
  birth_date: optionalDate,
  gender: v.optional(shortText(10), ''),
  nationality: v.optional(country, 'ID'),
  id_type: v.nullish(v.union([v.number(), v.string()])),
  id_number: v.optional(shortText(30), ''),
  passport_number: v.optional(v.pipe(shortText(20), v.toUpperCase()), ''),
  passport_origin_country: v.optional(country, ''),
  passport_expire: optionalDate,
  email: v.optional(v.union([v.literal(''), email], 'Must be an e-mail address'), ''),
  phone: v.optional(shortText(30), ''),
});
export type PassengerInput = v.InferOutput<typeof passenger>;

/** Body of POST flight booking. */
export const bookingBody = v.object({
  flights: chosenFlights,
  ...partyEntries,
  correlation_id: v.nullish(shortText(120)),
  /** The total that the traveller saw or agreed to, in major units. */
  total_price: v.nullish(v.number('Must be an amount')),
  currency: v.optional(v.literal('IDR', 'Flights are paid in IDR'), 'IDR'),
  contact,
  passengers: v.pipe(
    v.array(passenger, 'Fill in the passengers'),
    v.minLength(1, 'At least one passenger'),
    v.maxLength(14, 'Too many passengers'),
  ),
  locale: v.optional(v.picklist(LOCALES)),
});
export type BookingBody = v.InferOutput<typeof bookingBody>;
