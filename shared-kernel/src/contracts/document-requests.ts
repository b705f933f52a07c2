import { LOCALES } from '../locale.ts';
import * as v from 'valibot';

const id = v.pipe(v.string('Give the order ID.'), v.trim(), v.nonEmpty('Give the order ID.'), v.maxLength(64));
const service = v.pipe(v.string('Give the service.'), v.nonEmpty('Give the service.'), v.maxLength(40));
const email = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(254))));
const locale = v.optional(v.nullable(v.picklist(LOCALES)));

/** Body of `POST download/voucher` and `itinerary/voucher_itin`; a guest names the e-mail address. */
export const VOUCHER_REQUEST = v.object({ id, service, email, locale });
/** Body of `POST download/receipt`. */
export const RECEIPT_REQUEST = v.object({ id, email, locale });
/** Query of `GET download/calendar`. */
export const CALENDAR_QUERY = v.object({ id, email, locale });

/** What is sent for a voucher. */
export type VoucherPayload = v.InferInput<typeof VOUCHER_REQUEST>;
/** What is sent for a receipt. */
export type ReceiptPayload = v.InferInput<typeof RECEIPT_REQUEST>;
/** What is sent for a calendar. */
export type CalendarPayload = v.InferInput<typeof CALENDAR_QUERY>;
