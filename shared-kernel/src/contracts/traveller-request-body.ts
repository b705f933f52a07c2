import * as v from 'valibot';
import { isCalendarDate } from '../calendar-date.ts';
import { optionalDate, PAGE_QUERY } from './request-fields.ts';
import { REQUEST_DECISIONS, REQUEST_STATUSES } from './traveller-request.ts';

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
export const REFUND_REQUEST = v.object({ type: v.literal('refund'), ...requestFields });
/** The same for another day. */
export const RESCHEDULE_REQUEST = v.object({
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
/** Either of them once it is read. */
export type TravellerRequest = v.InferOutput<typeof REFUND_REQUEST> | v.InferOutput<typeof RESCHEDULE_REQUEST>;

/** Rupiah that support gives back alone; more than that needs the right `refunds`. */
export const SUPPORT_REFUND_LIMIT = 5_000_000;

/** Body of `POST admin/request/{id}`. An accepted refund says amount and day, an accepted other day says the day; a question waits for the traveller. */
export const REQUEST_ANSWER = v.variant(
  'status',
  [
    v.object({
      status: v.literal('in-review'),
      note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(2000))), ''),
    }),
    v.object({
      status: v.literal('question'),
      note: v.optional(v.pipe(text('Write the question.'), v.maxLength(2000)), ''),
    }),
    v.object({
      status: v.literal('answered'),
      note: v.optional(v.pipe(text('Write the answer that the traveller reads.'), v.maxLength(2000)), ''),
      decision: v.optional(v.nullable(v.picklist(REQUEST_DECISIONS, 'Choose accepted or declined.')), null),
      /** Decimal, in the currency of the order. */
      refund: v.optional(v.nullable(v.pipe(v.number('Must be an amount'), v.finite(), v.minValue(0))), null),
      agreed_date: optionalDate,
    }),
  ],
  'Choose in-review, question or answered.',
);
/** What it means once it is read. */
export type RequestAnswer = v.InferOutput<typeof REQUEST_ANSWER>;

/** Query of `GET admin/request`. */
export const REQUESTS_QUERY = v.object({
  ...PAGE_QUERY,
  status: v.optional(v.picklist(['', ...REQUEST_STATUSES], 'Unknown status.'), ''),
});

/** What is sent to ask for money back or another day. */
export type TravellerRequestPayload = v.InferInput<typeof REFUND_REQUEST> | v.InferInput<typeof RESCHEDULE_REQUEST>;

/** Body of `POST request/{id}/reply`: what the traveller answers, with the e-mail address that proves a guest's right. */
export const REQUEST_REPLY = v.object({
  note: v.pipe(text('Write your answer.'), v.maxLength(2000, 'Please use at most 2,000 characters.')),
  email: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(254)))),
});
/** What is sent to answer a question. */
export type RequestReplyPayload = v.InferInput<typeof REQUEST_REPLY>;
