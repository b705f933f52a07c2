import * as v from 'valibot';
import { FLIGHT } from './flight-list.ts';

/** A total, and the charges it is made of. */
const totalEntries = {
  total: v.number(),
  currency: v.string(),
  foreign_total: v.nullable(v.number()),
  details: v.array(
    v.object({
      code: v.string(),
      text: v.string(),
      amount: v.number(),
      currency: v.string(),
      foreign_amount: v.nullable(v.number()),
      foreign_currency: v.nullable(v.string()),
    }),
  ),
};

/** Answer of `POST flight/fare-detail` (spec section 3, Fare detail): what the chosen flights cost the party now. */
export const FLIGHT_FARE = v.object({
  flights: v.array(
    v.object({
      ...FLIGHT.entries,
      ClassId: v.string(),
      class_id: v.string(),
      flight_id: v.string(),
      ...totalEntries,
    }),
  ),
  ...totalEntries,
  price_changed: v.boolean(),
  previous_total: v.number(),
  correlation_id: v.string(),
  expires_at: v.string(),
  requires_passport: v.boolean(),
  time_limit_minutes: v.number(),
});
/** A fare as it is answered. */
export type FlightFareAnswer = v.InferOutput<typeof FLIGHT_FARE>;
