import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import {
  calendarDate,
  contactEntries,
  optionalDate,
  optionalEmail,
  paxType,
  personName,
  personTitle,
  shortText,
} from './request-fields.ts';

const id = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(60, message));

/** The types of an own room and of a child without a bed; anything else shares. */
const bed = v.optional(v.picklist(['', 'single', 'no-bed'], 'Must be single or no-bed'), '');

/** What somebody costs by (spec section 3, Tour/venue/product traveller). */
const choiceEntries = {
  type: paxType,
  isExtraBed: v.optional(v.boolean(), false),
  isIncludeVisa: v.optional(v.boolean(), false),
  bed,
  /** Ids of optional costs. */
  miscellaneous: v.optional(v.pipe(v.array(shortText(60)), v.maxLength(20)), []),
};

const passportDetail = v.object({
  number: v.optional(v.pipe(shortText(20), v.toUpperCase()), ''),
  country: v.optional(v.pipe(shortText(2), v.toUpperCase()), ''),
  expire: optionalDate,
});

const traveller = v.object({
  ...choiceEntries,
  index: v.optional(v.number()),
  title: personTitle,
  first_name: personName,
  last_name: personName,
  birth_date: optionalDate,
  email: optionalEmail,
  phone: v.optional(shortText(30), ''),
  id_type: v.nullish(v.union([v.number(), v.string()])),
  id_number: v.optional(shortText(30), ''),
  passportDetail: v.nullish(passportDetail),
  room: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
  remark: v.optional(shortText(300), ''),
});
/** One traveller of the request. */
export type TourTravellerRequest = v.InferOutput<typeof traveller>;

const MOST_PAXES = 99;
const party = <S extends v.GenericSchema>(person: S) =>
  v.pipe(
    v.array(person, 'Fill in the travellers'),
    v.minLength(1, 'At least one traveller'),
    v.maxLength(MOST_PAXES, 'Too many travellers'),
  );

/** What is chosen; `tour_date` is null for a ticket without a day. */
const chosenEntries = <S extends v.GenericSchema<unknown, string>>(date: S) => ({
  uniqueId: id('Choose a tour'),
  schedule_id: v.optional(shortText(60), ''),
  tour_date: v.pipe(
    v.nullish(v.union([v.literal(''), date], 'Choose a date'), null),
    v.transform((chosen) => chosen || null),
  ),
  /** Empty in an enquiry about what has no price; nothing is booked by it. */
  price_id: v.optional(shortText(60), ''),
  price_package_id: v.optional(shortText(60), ''),
  /** The session of a venue. */
  time_id: v.nullish(shortText(20), null),
  bedTypeId: v.nullish(shortText(20), null),
  pickupTime: v.nullish(shortText(20), null),
  unitOfVehicle: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), null),
  isMember: v.optional(v.boolean(), false),
});

/** `2026/12/24`, as venues write a day. */
const slashedDate = v.pipe(
  v.string('Choose a date'),
  v.regex(/^\d{4}[/-]\d{2}[/-]\d{2}$/, 'Must be a date as YYYY/MM/DD'),
  v.transform((date) => date.replaceAll('/', '-')),
  calendarDate,
);

const bookingEntries = {
  is_inquiry: v.optional(v.boolean(), false),
  contact: v.object({ ...contactEntries(personName), notes: v.optional(shortText(1000), '') }),
  paxes: party(traveller),
  /** The total that the traveller saw or agreed to, in major units. */
  total_price: v.nullish(v.number('Must be an amount')),
  /** An agent's customer (spec section 3); only agents send it. */
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
};

/** Body of `POST tour/get-price`: the booking's own, of which contact and names need not be right yet. */
export const TOUR_PRICE_REQUEST = v.object({
  ...chosenEntries(calendarDate),
  paxes: party(v.object(choiceEntries)),
});
/** What it means once it is read. */
export type TourPriceRequest = v.InferOutput<typeof TOUR_PRICE_REQUEST>;
/** What is sent. */
export type TourPricePayload = v.InferInput<typeof TOUR_PRICE_REQUEST>;

/** Body of `POST tour/booking`. */
export const TOUR_BOOKING_REQUEST = v.object({ ...chosenEntries(calendarDate), ...bookingEntries });
/** What it means once it is read; a venue's means the same. */
export type TourBookingRequest = v.InferOutput<typeof TOUR_BOOKING_REQUEST>;
/** What is sent. */
export type TourBookingPayload = v.InferInput<typeof TOUR_BOOKING_REQUEST>;

/** Body of `POST venue/booking`, whose days have slashes. */
export const VENUE_BOOKING_REQUEST = v.object({ ...chosenEntries(slashedDate), ...bookingEntries });
/** What is sent. */
export type VenueBookingPayload = v.InferInput<typeof VENUE_BOOKING_REQUEST>;
