import { LOCALES } from '@wisata/kernel/locale';
import * as v from 'valibot';
import { calendarDate, shortText, wholeNumber } from '../../app/fields.ts';
import { CABINS } from './carriers.ts';

const MAX_SEATED = 7;

const place = v.pipe(
  v.string('Choose an airport'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'Must be an airport code'),
);
const locale = v.optional(v.picklist(LOCALES));
export const localeQuery = v.object({ locale });

export const partyEntries = {
  adult: v.optional(wholeNumber(1, MAX_SEATED), 1),
  child: v.optional(wholeNumber(0, MAX_SEATED), 0),
  infant: v.optional(wholeNumber(0, MAX_SEATED), 0),
};

export const airportsQuery = v.object({ keyword: v.optional(shortText(60), ''), locale });
export const airportQuery = v.object({
  code: v.pipe(v.string('Give the airport code'), v.trim(), v.nonEmpty('Give the airport code'), v.maxLength(8)),
  locale,
});

const cabin = v.optional(v.picklist(CABINS, `Must be one of ${CABINS.join(', ')}`), 'Economy');

/** Body of POST availability (spec section 3, Flight search). */
export const availabilityBody = v.object({
  origin: place,
  destination: place,
  departDate: calendarDate,
  returnDate: v.nullish(
    v.union([
      calendarDate,
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ]),
  ),
  trip: v.optional(v.picklist(['one-way', 'round-trip'], 'Must be one-way or round-trip')),
  ...partyEntries,
  cabinClass: cabin,
  fareType: v.optional(shortText(20), 'Default'),
  /** Numbers of the sources to ask; absent means all of them. */
  preferredAirlines: v.optional(v.pipe(v.array(wholeNumber(1, 99)), v.maxLength(20, 'Too many airlines'))),
});
export type AvailabilityBody = v.InferOutput<typeof availabilityBody>;

const chosenFlight = v.object({
  FlightId: v.pipe(v.string('Choose a flight'), v.nonEmpty('Choose a flight'), v.maxLength(120, 'Unknown flight')),
  ClassId: v.pipe(v.string('Choose a class'), v.nonEmpty('Choose a class'), v.maxLength(124, 'Unknown class')),
});
export type ChosenFlight = v.InferOutput<typeof chosenFlight>;

/** Outbound first, then the return. */
export const chosenFlights = v.pipe(
  v.array(chosenFlight, 'Choose a flight'),
  v.minLength(1, 'Choose a flight'),
  v.maxLength(2, 'One flight there and one back'),
);

export const fareDetailBody = v.object({
  flights: chosenFlights,
  ...partyEntries,
  correlation_id: v.nullish(shortText(120)),
});
export type FareDetailBody = v.InferOutput<typeof fareDetailBody>;

export const priceCalendarQuery = v.object({
  origin: place,
  destination: place,
  from: calendarDate,
  to: calendarDate,
  ...partyEntries,
  cabinClass: cabin,
});
export type PriceCalendarQuery = v.InferOutput<typeof priceCalendarQuery>;
