import { staffOrderOf } from './admin-orders.ts';
import { BOOKING_FIELDS, CART_LINE_FIELDS } from './booking-answers.ts';
import { cartOf } from './cart.ts';
import { itineraryEntryOf } from './itinerary.ts';
import { memberDetailOf } from './member.ts';
import { orderLine, orderLineWith } from './order-line.ts';
import { promoChoiceOf } from './promo.ts';
import { guestOrderOf, transactionOf } from './transaction.ts';
import { tripOf, TRIP_LINE_FIELDS } from './trip.ts';

/** Answer of `GET cart`. */
export const cartAnswer = () => cartOf(orderLineWith(CART_LINE_FIELDS));

/** Answer of `GET dashboard/booking/{id}`: the full record, as its owner reads it. */
export const bookingAnswer = () => orderLineWith(BOOKING_FIELDS);

/** Answer of `GET admin/order/{id}`. */
export const staffOrderAnswer = () => staffOrderOf(bookingAnswer());

/** Answer of `GET transaction/detail/{id}`. */
export const transactionAnswer = () => transactionOf(orderLine());

/** Answer of `POST guest-order`. */
export const guestOrderAnswer = () => guestOrderOf(bookingAnswer(), transactionAnswer());

/** Answer of `GET promo-code/booking-promo-available`. */
export const promoChoiceAnswer = () => promoChoiceOf(orderLine());

/** Answer of `POST itinerary/add`. */
export const itineraryEntryAnswer = () => itineraryEntryOf(orderLine());

/** Answer of `GET admin/member/{id}`. */
export const memberDetailAnswer = () => memberDetailOf(orderLine());

/** Answer of `POST trip`. */
export const tripAnswer = () => tripOf(orderLineWith(TRIP_LINE_FIELDS));
