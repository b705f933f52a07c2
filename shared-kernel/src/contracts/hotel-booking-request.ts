import { LOCALES } from '../locale.ts';
import { HOTEL_LIMITS } from './hotel-occupancy.ts';
import * as v from 'valibot';
import {
  calendarDate,
  callingCode,
  contactEntries,
  optionalEmail,
  personTitle,
  guestName,
  shortText,
  wholeNumber,
} from './request-fields.ts';

const contact = v.object({
  ...contactEntries(guestName),
  remark: v.optional(shortText(500), ''),
  request_child_bed: v.optional(v.boolean(), false),
});

const pax = v.object({
  title: personTitle,
  first_name: guestName,
  last_name: guestName,
  type: v.picklist(['ADT', 'CHD', 'INF'], 'Must be ADT, CHD or INF'),
  age: v.nullish(wholeNumber(0, 101)),
  birth_date: v.nullish(calendarDate),
  calling_code: v.optional(v.union([v.literal(''), callingCode]), ''),
  email: optionalEmail,
  phone: v.optional(shortText(30), ''),
});
/** One guest of the request. */
export type HotelPaxRequest = v.InferOutput<typeof pax>;

const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time as HH:MM'));

/** Spec section 3, Hotel special requests; the hotel does not guarantee them. */
const specialRequests = v.object({
  non_smoking: v.optional(v.boolean(), false),
  bed_type: v.nullish(v.picklist(['twin', 'king'], 'Must be twin or king'), null),
  check_in_time: v.nullish(wallTime, null),
  check_out_time: v.nullish(wallTime, null),
  high_floor: v.optional(v.boolean(), false),
  connecting_rooms: v.optional(v.boolean(), false),
  other: v.optional(shortText(500), ''),
});

const NO_REQUESTS = {};

/** Body of `POST hotel/booking`; dates and hotel come from the room key, and must agree when they are sent as well. */
export const HOTEL_BOOKING_REQUEST = v.object({
  room_key: v.pipe(v.string('Choose a room'), v.nonEmpty('Choose a room'), v.maxLength(120, 'Unknown room')),
  hotel_key: v.optional(shortText(80)),
  check_in_date: v.optional(calendarDate),
  check_out_date: v.optional(calendarDate),
  count_room: v.optional(wholeNumber(1, HOTEL_LIMITS.rooms), 1),
  count_guest: v.optional(wholeNumber(1, HOTEL_LIMITS.rooms * HOTEL_LIMITS.guestsPerRoom), 2),
  count_child: v.optional(wholeNumber(0, HOTEL_LIMITS.rooms * HOTEL_LIMITS.childrenPerRoom), 0),
  guest_passport: v.optional(shortText(3), 'ID'),
  correlation_id: v.nullish(shortText(120)),
  /** The total that the traveller saw, in major units. */
  total_price: v.nullish(v.number()),
  /** The new total that the traveller agreed to after `HOTEL_PRICE_CHANGED`. */
  accept_price: v.nullish(v.number()),
  contact,
  paxes: v.pipe(
    v.array(pax, 'Fill in the guests'),
    v.minLength(1, 'At least one guest'),
    v.maxLength(56, 'Too many guests'),
  ),
  special_requests: v.optional(specialRequests, NO_REQUESTS),
  /** An agent's customer (spec section 3); only agents send it. */
  customer_company: v.optional(shortText(120)),
  locale: v.optional(v.picklist(LOCALES)),
});
/** What it means once it is read. */
export type HotelBookingRequest = v.InferOutput<typeof HOTEL_BOOKING_REQUEST>;
/** What is sent. */
export type HotelBookingPayload = v.InferInput<typeof HOTEL_BOOKING_REQUEST>;
