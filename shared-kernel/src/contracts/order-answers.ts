import type * as v from 'valibot';
import { BOOKING_FIELDS, CART_LINE_FIELDS } from './booking-answers.ts';
import { cartOf } from './cart.ts';
import { itineraryEntryOf } from './itinerary.ts';
import { ORDER_LINE, orderLineWith } from './order-line.ts';
import { promoChoiceOf } from './promo.ts';
import { guestOrderOf, transactionOf } from './transaction.ts';
import { memberDetailOf } from './member.ts';

/** Answer of `GET cart`. */
export const CART = cartOf(orderLineWith(CART_LINE_FIELDS));

/** Answer of `GET dashboard/booking/{id}`: the full record, as its owner reads it. */
export const BOOKING = orderLineWith(BOOKING_FIELDS);

/** Answer of `GET transaction/detail/{id}`. */
export const TRANSACTION = transactionOf(ORDER_LINE);
/** A transaction as it is answered. */
export type TransactionAnswer = v.InferOutput<typeof TRANSACTION>;

/** Answer of `POST guest-order`. */
export const GUEST_ORDER = guestOrderOf(BOOKING, TRANSACTION);

/** Answer of `GET promo-code/booking-promo-available`. */
export const PROMO_CHOICE = promoChoiceOf(ORDER_LINE);

/** Answer of `POST itinerary/add`. */
export const ITINERARY_ENTRY = itineraryEntryOf(ORDER_LINE);

/** Answer of `GET admin/member/{id}`. */
export const MEMBER_DETAIL = memberDetailOf(ORDER_LINE);
