import * as v from 'valibot';
import { calendarDate, shortText, wholeNumber } from './request-fields.ts';
import { TRANSPORT_EXTRAS, TRANSPORT_LIMITS, TRANSPORT_MODES, VEHICLE_CLASSES } from './transport-terms.ts';

const placeId = v.pipe(shortText(300), v.nonEmpty('Choose a place'));
/** Half hours, as the form offers them. */
const halfHour = v.pipe(v.string('Choose a time'), v.regex(/^([01]\d|2[0-3]):[03]0$/, 'Choose a whole or half hour'));

/** What is looked for; places are the map service's, days and times those of the place. */
export const TRANSPORT_TRIP = {
  mode: v.picklist(TRANSPORT_MODES, 'Choose how you go'),
  pickUp: placeId,
  /** Where the car is left or the journey ends; the place of pick-up by default. */
  dropOff: v.optional(placeId),
  pickUpDate: calendarDate,
  pickUpTime: halfHour,
  /** A transfer has neither. */
  dropOffDate: v.optional(calendarDate),
  dropOffTime: v.optional(halfHour),
  /** Whether the car leaves the city that it is hired in. */
  outOfTown: v.optional(v.boolean(), false),
  passengers: v.optional(wholeNumber(1, TRANSPORT_LIMITS.passengers), 1),
  bags: v.optional(wholeNumber(0, TRANSPORT_LIMITS.bags), 0),
};

/** Body of `POST transport/search`. */
export const TRANSPORT_SEARCH_REQUEST = v.object({
  ...TRANSPORT_TRIP,
  brandName: v.optional(shortText(60)),
  className: v.optional(v.picklist(VEHICLE_CLASSES)),
  sort: v.optional(v.picklist(['price_asc', 'price_desc', 'seats_desc']), 'price_asc'),
  page: v.optional(wholeNumber(1, 1_000), 1),
  limit: v.optional(wholeNumber(1, 100), 10),
});
/** A search once it is read. */
export type TransportSearchRequest = v.InferOutput<typeof TRANSPORT_SEARCH_REQUEST>;
/** What is sent. */
export type TransportSearchPayload = v.InferInput<typeof TRANSPORT_SEARCH_REQUEST>;

/** A licence in place of an upload: its number, and until when it is good. */
const evidence = v.object({
  name: v.pipe(shortText(80), v.nonEmpty('Fill in the name')),
  number: v.pipe(shortText(30), v.regex(/^[A-Za-z0-9 -]{6,30}$/, 'Fill in the number of the licence')),
  expires_on: calendarDate,
});

const chosenExtra = v.object({
  id: v.picklist(TRANSPORT_EXTRAS),
  quantity: wholeNumber(1, TRANSPORT_LIMITS.extras),
  /** One for each piece of an extra that asks for it. */
  evidences: v.optional(v.pipe(v.array(evidence), v.maxLength(TRANSPORT_LIMITS.extras)), []),
});
/** An extra that somebody wants. */
export type ChosenExtra = v.InferOutput<typeof chosenExtra>;

/** What is chosen: the trip, a vehicle and extras. */
export const TRANSPORT_CHOICE = {
  ...TRANSPORT_TRIP,
  /** The `id` of a vehicle that a search has answered. */
  selectedVehicle: v.pipe(shortText(60), v.nonEmpty('Choose a vehicle')),
  correlationId: v.nullish(shortText(160)),
  ancillaries: v.optional(v.pipe(v.array(chosenExtra), v.maxLength(TRANSPORT_EXTRAS.length)), []),
};

/** Body of `POST transport/confirm` and `POST transport/addtocart`. */
export const TRANSPORT_CHOICE_REQUEST = v.object(TRANSPORT_CHOICE);
/** A choice once it is read. */
export type TransportChoiceRequest = v.InferOutput<typeof TRANSPORT_CHOICE_REQUEST>;
/** What is sent. */
export type TransportChoicePayload = v.InferInput<typeof TRANSPORT_CHOICE_REQUEST>;
