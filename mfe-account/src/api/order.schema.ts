import { AGENDA_ENTRY } from '@wisata/kernel/contracts/agenda';
import { BOOKING_FIELDS, CART_LINE_FIELDS } from '@wisata/kernel/contracts/booking-answers';
import { OWN_RIDE, timelineEntry } from '@wisata/kernel/contracts/booking-fields';
import { cartOf } from '@wisata/kernel/contracts/cart';
import { ANY_LINE } from '@wisata/kernel/contracts/order-line-fields';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { guestOrderOf, transactionOf } from '@wisata/kernel/contracts/transaction';
import { TRAVELLER_REQUEST } from '@wisata/kernel/contracts/traveller-request';
import * as v from 'valibot';
import { AGENDA_DEFAULTS } from './agenda.schema.ts';

/** When and where something of a booking takes place, in the place's own time. */
export const AGENDA = readerOf(AGENDA_ENTRY, ['kind', 'date'], AGENDA_DEFAULTS);
export type AgendaEntry = v.InferOutput<typeof AGENDA>;

const TIMELINE = v.array(readerOf(timelineEntry, ['at', 'kind'], { note: null }));
export type BookingEvent = v.InferOutput<typeof TIMELINE>[number];

/** What the traveller asked for after paying, and how far the help desk has come with it. */
const REQUEST = readerOf(
  TRAVELLER_REQUEST,
  ['id', 'type', 'status', 'reason', 'created_at'],
  { wanted_date: null, estimate: null, decision: null, refund: null, agreed_date: null },
  { timeline: v.fallback(TIMELINE, []) },
);
export type OrderRequest = v.InferOutput<typeof REQUEST>;

/** All that any call says of a line. */
export const LINE = v.object({
  ...ANY_LINE.entries,
  ...CART_LINE_FIELDS,
  ...BOOKING_FIELDS,
  requests: BOOKING_FIELDS.requests.wrapped,
});

/** A cart line or a booking of an order, the fields this remote uses; the service's own slot reads `detail`. */
export const ORDER_LINE = readerOf(
  LINE,
  ['id', 'code', 'title', 'amount', 'currency', 'service', 'created_at'],
  {
    total_discount: 0,
    promo_code: null,
    amount_idr: null,
    user_first_name: '',
    user_last_name: '',
    user_email: '',
    search: {},
    refund_estimate: null,
    cancellation: null,
    reservations: [],
  },
  {
    // A status that a newer release has brought is shown as it is called; it must not take the whole list with it.
    payment_status: v.string(),
    status: v.string(),
    status_checkout: v.string(),
    status_issue: v.string(),
    time_limit: v.nullable(v.string()),
    agenda: v.fallback(v.array(AGENDA), []),
    timeline: v.fallback(TIMELINE, []),
    requests: v.fallback(v.array(REQUEST), []),
    ride: v.fallback(v.nullish(OWN_RIDE), null),
    detail: v.unknown(),
  },
);
export type Line = v.InferOutput<typeof ORDER_LINE>;

export const CART = readerOf(cartOf(LINE), ['count'], {}, { carts: v.array(ORDER_LINE) });

const WHOLE_TRANSACTION = transactionOf(LINE);
const { payment, refund } = WHOLE_TRANSACTION.entries;

export const TRANSACTION = readerOf(
  WHOLE_TRANSACTION,
  ['id', 'number', 'title', 'amount', 'currency'],
  { date: '' },
  {
    paymentStatus: v.string(),
    time_limit: v.nullable(v.string()),
    payment: readerOf(payment, ['channel', 'bankCode', 'productCode', 'fee'], { date: '', totalDiscount: 0 }),
    refund: v.fallback(v.nullable(readerOf(refund.wrapped, ['amount', 'currency'], { reason: null })), null),
    bookings: v.array(ORDER_LINE),
  },
);
export type Transaction = v.InferOutput<typeof TRANSACTION>;

const { data } = guestOrderOf(LINE, WHOLE_TRANSACTION).entries;

/** `guest-order` wraps its lists once more than other calls (spec section 7). */
export const GUEST_ORDER = readerOf(
  guestOrderOf(LINE, WHOLE_TRANSACTION),
  [],
  {},
  { data: readerOf(data, [], {}, { carts: v.array(ORDER_LINE), transactions: v.array(TRANSACTION) }) },
);
export type GuestOrder = v.InferOutput<typeof GUEST_ORDER>['data'];
