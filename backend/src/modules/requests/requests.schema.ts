import { isCalendarDate } from '@wisata/kernel/dates';
import * as v from 'valibot';
import { bookingRequest, pageFields, pagination } from '../bookings/index.ts';

const text = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

const requestFields = {
  order_id: v.optional(v.pipe(text('Give the order ID.'), v.maxLength(64)), ''),
  reason: v.optional(
    v.pipe(text('Please tell us why.'), v.maxLength(2000, 'Please use at most 2,000 characters.')),
    '',
  ),
  /** A guest's proof; it is the contact's e-mail of the message as well. */
  email: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(254)))),
};

/** What `messages/create-new` takes besides plain messages; the contact is the booking's own. */
export const refundBody = v.object({ type: v.literal('refund'), ...requestFields });
export const rescheduleBody = v.object({
  type: v.literal('reschedule'),
  ...requestFields,
  wanted_date: v.optional(
    v.pipe(
      text('Choose the day you want instead.'),
      v.check((day) => isCalendarDate(day), 'Use the form YYYY-MM-DD.'),
    ),
    '',
  ),
});
export type RequestBody = v.InferOutput<typeof refundBody> | v.InferOutput<typeof rescheduleBody>;

export const REQUEST_TYPES = ['refund', 'reschedule'] as const;

export const idParams = v.object({ id: v.string() });

export const answerBody = v.variant(
  'status',
  [
    v.object({
      status: v.literal('in-review'),
      note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(2000))), ''),
    }),
    v.object({
      status: v.literal('answered'),
      note: v.optional(v.pipe(text('Write the answer that the traveller reads.'), v.maxLength(2000)), ''),
    }),
  ],
  'Choose in-review or answered.',
);
export type AnswerBody = v.InferOutput<typeof answerBody>;

export const requestsQuery = v.object({
  ...pageFields,
  status: v.optional(v.picklist(['', 'received', 'in-review', 'answered'], 'Unknown status.'), ''),
});

export const adminRequest = v.object({
  ...bookingRequest.entries,
  booking_id: v.string(),
  order_id: v.string(),
  title: v.string(),
  service: v.string(),
  user_first_name: v.string(),
  user_last_name: v.string(),
  user_email: v.string(),
});

export const adminRequestPage = v.object({ data: v.array(adminRequest), ...pagination });
