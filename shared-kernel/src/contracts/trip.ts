import * as v from 'valibot';
import { AGENDA_ENTRY } from './agenda.ts';
import { BOOKING_FIELDS, CART_LINE_FIELDS } from './booking-answers.ts';
import { shortText } from './request-fields.ts';
import { GUEST_ORDER_REQUEST } from './payment-requests.ts';

/** What a booking of a trip says beside its line: its moments, and all that its owner may know of it. */
export const TRIP_LINE_FIELDS = { ...BOOKING_FIELDS, ...CART_LINE_FIELDS };

/** The drive between two places of a trip; no minutes where no road leads. */
export const TRIP_WAY = v.object({
  from: v.string(),
  to: v.string(),
  minutes: v.nullable(v.number()),
  /** Reckoned from the distance, not along known streets. */
  is_estimate: v.boolean(),
});
/** A drive as it is answered. */
export type TripWayAnswer = v.InferOutput<typeof TRIP_WAY>;

/** How a service names a town of a trip in the address of its list. */
export const TRIP_PLACE = v.object({ service: v.string(), town: v.string(), key: v.string(), name: v.string() });
/** A town as it is answered. */
export type TripPlaceAnswer = v.InferOutput<typeof TRIP_PLACE>;

/** A link that shows some bookings to others. */
export const TRIP_SHARE = v.object({ token: v.string(), booking_ids: v.array(v.string()), created_at: v.string() });

/** Answer of `POST trip`: every booking of the caller, from which the page makes trips. */
export const tripOf = <S extends v.GenericSchema>(line: S) =>
  v.object({
    bookings: v.array(line),
    ways: v.array(TRIP_WAY),
    places: v.array(TRIP_PLACE),
    shares: v.array(TRIP_SHARE),
  });

/** Answer of `GET trip/shared/{token}`: when and where, and nothing by which a booking or a person could be found. */
export const SHARED_TRIP = v.object({
  first_names: v.array(v.string()),
  lines: v.array(
    v.object({
      id: v.string(),
      service: v.string(),
      title: v.string(),
      is_paid: v.boolean(),
      agenda: v.array(AGENDA_ENTRY),
    }),
  ),
});
/** A shared trip as it is answered. */
export type SharedTripAnswer = v.InferOutput<typeof SHARED_TRIP>;

const locale = v.optional(v.picklist(['en', 'id'], 'Use en or id.'));
const MOST_ORDERS = 30;
const MOST_BOOKINGS = 100;
/** Orders that a guest proves by the e-mail of each. */
const orders = v.optional(
  v.pipe(v.array(GUEST_ORDER_REQUEST), v.maxLength(MOST_ORDERS, `At most ${MOST_ORDERS} orders`)),
  [],
);
const ids = v.pipe(
  v.array(shortText(60), 'Give the bookings as a list.'),
  v.minLength(1, 'Choose at least one booking.'),
  v.maxLength(MOST_BOOKINGS, `At most ${MOST_BOOKINGS} bookings`),
);

/** Body of `POST trip`. */
export const TRIP_REQUEST = v.object({ orders, locale });
/** Body of `POST trip/calendar` and `POST trip/share`. */
export const TRIP_BOOKINGS_REQUEST = v.object({ orders, ids, locale });
/** Body of `POST trip/unshare`. */
export const TRIP_UNSHARE_REQUEST = v.object({ orders, token: shortText(100) });
/** The link that a path names. */
export const SHARED_TRIP_PARAMS = v.object({ token: shortText(100) });
/** Query of `GET trip/shared/{token}`. */
export const SHARED_TRIP_QUERY = v.object({ locale });
/** What is sent for the trips of a traveller. */
export type TripPayload = v.InferInput<typeof TRIP_REQUEST>;
/** What is sent for some of their bookings. */
export type TripBookingsPayload = v.InferInput<typeof TRIP_BOOKINGS_REQUEST>;
/** What is sent to end a link. */
export type TripUnsharePayload = v.InferInput<typeof TRIP_UNSHARE_REQUEST>;
