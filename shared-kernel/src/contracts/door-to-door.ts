import * as v from 'valibot';
import { amount, calendarDay, count, currencyCode, wallTime } from './fields.ts';
import { calendarDate, shortText, wholeNumber } from './request-fields.ts';

const end = v.object({
  date: calendarDay,
  time: wallTime,
  zone: v.string(),
  /** Airport or station. */
  place: v.string(),
});

const minutes = v.nullable(count);

/** One way from the middle of a city to the middle of another. */
export const DOOR_OFFER = v.object({
  name: v.string(),
  class_name: v.string(),
  depart: end,
  arrive: end,
  changes: count,
  /** Minutes of each part in their order; null where the map knows no way. They sum to `door_minutes`. */
  to_minutes: minutes,
  wait_minutes: count,
  ride_minutes: count,
  out_minutes: count,
  on_minutes: minutes,
  door_minutes: minutes,
  /** Of the whole party with every fee, as the checkout asks it. */
  total: amount,
  currency: currencyCode,
  comfort: v.array(v.string()),
  /** Of one person, the ride alone. */
  co2_kg: v.number(),
});
/** It as it is answered. */
export type DoorOfferAnswer = v.InferOutput<typeof DOOR_OFFER>;

/** What one service has, and how it is found and reckoned. */
export const DOOR_WAY = v.object({
  service: v.string(),
  /** Both ends as the address of its list writes them. */
  origin: v.string(),
  destination: v.string(),
  /** The lowest total and the shortest way from door to door; one offer where they are the same. */
  cheapest: DOOR_OFFER,
  quickest: DOOR_OFFER,
  offer_count: count,
  co2_method: v.string(),
});
/** It as it is answered. */
export type DoorWayAnswer = v.InferOutput<typeof DOOR_WAY>;

/** Answer of `POST door-to-door`. */
export const DOOR_TO_DOOR = v.object({
  from: v.string(),
  to: v.string(),
  date: calendarDay,
  /** True where ways to and from stations are reckoned from distances, not asked of a vendor's map. */
  is_estimate: v.boolean(),
  ways: v.array(DOOR_WAY),
});
/** It as it is answered. */
export type DoorToDoorAnswer = v.InferOutput<typeof DOOR_TO_DOOR>;

const city = v.pipe(shortText(60), v.minLength(2, 'Name a city'));

/** Body of `POST door-to-door`: cities by name, a day, and who travels. */
export const DOOR_TO_DOOR_REQUEST = v.object({
  from: city,
  to: city,
  date: calendarDate,
  adults: v.optional(wholeNumber(1, 7), 1),
  children: v.optional(wholeNumber(0, 6), 0),
  infants: v.optional(wholeNumber(0, 4), 0),
  locale: v.optional(v.picklist(['en', 'id'], 'Use en or id.')),
});
/** What is sent. */
export type DoorToDoorPayload = v.InferInput<typeof DOOR_TO_DOOR_REQUEST>;
/** What it means once it is read. */
export type DoorToDoorRequest = v.InferOutput<typeof DOOR_TO_DOOR_REQUEST>;
