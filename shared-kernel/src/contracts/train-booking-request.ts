import {
  contactEntries,
  country,
  optionalDate,
  optionalEmail,
  personName,
  personTitle,
  shortText,
} from './request-fields.ts';
import { LOCALES } from '../locale.ts';
import * as v from 'valibot';
import { TRAIN_BANDS, TRAIN_COUNT_RULES } from './train-passengers.ts';
import { chosenTrains, trainPartyEntries, trainTokens } from './train-requests.ts';

const typeOf = (value: string | number) =>
  TRAIN_BANDS.find((band) => band.type === value || String(band.value) === String(value))?.type;

/** The spec's numbers (1 and 2) and the codes mean the same. */
const paxType = v.pipe(
  v.union([v.string(), v.number()], 'Must be ADT or INF'),
  v.check((value) => typeOf(value) !== undefined, 'Must be ADT or INF'),
  v.transform((value) => typeOf(value) as 'ADT' | 'INF'),
);

const passenger = v.object({
  index: v.optional(v.number()),
  type: paxType,
  title: personTitle,
  first_name: personName,
  last_name: personName,
  birth_date: optionalDate,
  nationality: v.optional(country, 'ID'),
  id_type: v.nullish(v.union([v.number(), v.string()])),
  /** Checked at the gate; somebody without a document of their own gives the birth date as DD-MM-YYYY. */
  id_number: v.optional(shortText(30), ''),
  email: optionalEmail,
  phone: v.optional(shortText(30), ''),
});
/** One passenger of the request. */
export type TrainPassengerRequest = v.InferOutput<typeof passenger>;

/** Body of `POST train/booking`. */
export const TRAIN_BOOKING_REQUEST = v.object({
  journeys: chosenTrains,
  ...trainPartyEntries,
  ...trainTokens,
  correlation_id: v.nullish(shortText(120)),
  /** The total that the traveller saw or agreed to, in major units. */
  total_price: v.nullish(v.number('Must be an amount')),
  currency: v.optional(v.literal('IDR', 'Trains are paid in IDR'), 'IDR'),
  contact: v.object(contactEntries(personName)),
  passengers: v.pipe(
    v.array(passenger, 'Fill in the passengers'),
    v.minLength(1, 'At least one passenger'),
    v.maxLength(TRAIN_COUNT_RULES.maxTotal, 'Too many passengers'),
  ),
  /** An agent's customer (spec section 3); of nobody else. */
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
});
/** What it means once it is read. */
export type TrainBookingRequest = v.InferOutput<typeof TRAIN_BOOKING_REQUEST>;
/** What is sent. */
export type TrainBookingPayload = v.InferInput<typeof TRAIN_BOOKING_REQUEST>;
