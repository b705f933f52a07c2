import * as v from 'valibot';
import { price, timelineEntry } from './booking-fields.ts';

/** What can be asked for after paying. */
export const REQUEST_TYPES = ['refund', 'reschedule'] as const;
/** How far the help desk is with it. */
export const REQUEST_STATUSES = ['received', 'in-review', 'answered'] as const;

/** The states of a request. */
export const REQUEST_DECISIONS = ['accepted', 'declined'] as const;

/** A traveller's request for a refund or another day, in its current state. */
export const TRAVELLER_REQUEST = v.object({
  id: v.string(),
  type: v.picklist(REQUEST_TYPES),
  status: v.picklist(REQUEST_STATUSES),
  reason: v.string(),
  wanted_date: v.nullable(v.string()),
  estimate: v.nullable(price),
  /** Null until it is answered, and for an answer in words alone. */
  decision: v.nullable(v.picklist(REQUEST_DECISIONS)),
  /** What goes back, of a refund that was accepted. */
  refund: v.nullable(price),
  /** The new day that was agreed, or the day by which the money is back. */
  agreed_date: v.nullable(v.string()),
  timeline: v.array(timelineEntry),
  created_at: v.string(),
});
/** A request as the API answers it. */
export type TravellerRequestAnswer = v.InferOutput<typeof TRAVELLER_REQUEST>;

/** The same with whose order it is about, as the help desk reads it. */
export const ADMIN_REQUEST = v.object({
  ...TRAVELLER_REQUEST.entries,
  booking_id: v.string(),
  order_id: v.string(),
  title: v.string(),
  service: v.string(),
  user_first_name: v.string(),
  user_last_name: v.string(),
  user_email: v.string(),
});
