import { LOCALES } from '../locale.ts';
import * as v from 'valibot';
import { currencyCode } from './fields.ts';
import { calendarDate, shortText, wholeNumber } from './request-fields.ts';

const bookingId = v.pipe(v.string('Give the booking id.'), v.nonEmpty('Give the booking id.'));
const locale = v.optional(v.nullable(v.picklist(LOCALES)));

/** Query of `GET promo-code/list`. */
export const PROMOS_QUERY = v.object({ locale });

/** Query of `GET promo-code/booking-promo-available`; a guest names the e-mail address. */
export const PROMO_CHOICE_QUERY = v.object({ booking: bookingId, email: v.optional(v.string()), locale });

const names = v.optional(v.pipe(v.array(shortText(120)), v.maxLength(20, 'At most 20 names')), []);

/** Body of `POST promo-code/best`: what is about to be booked. A code that asks for something left out is not found. */
export const BEST_PROMO_REQUEST = v.object({
  service: v.pipe(shortText(40), v.nonEmpty('Name the service')),
  /** The total before any discount, in its currency. */
  amount: v.pipe(v.number('Give the total'), v.minValue(0, 'Must not be below 0'), v.maxValue(1e10, 'Is too large')),
  currency: currencyCode,
  date: v.optional(calendarDate),
  nights: v.optional(wholeNumber(0, 365)),
  /** Every name and key under which the place and the hotel are known. */
  places: names,
  hotels: names,
  locale,
});
/** What is sent to find a code. */
export type BestPromoPayload = v.InferInput<typeof BEST_PROMO_REQUEST>;

/** Body of `POST promo-code/applied`; no code takes the present one off. */
export const APPLY_PROMO = v.object({
  booking: bookingId,
  promo_code: v.nullable(
    v.pipe(
      v.string('Enter a voucher code.'),
      v.trim(),
      v.nonEmpty('Enter a voucher code.'),
      v.maxLength(40, 'A voucher code has at most 40 characters.'),
    ),
  ),
  email: v.optional(v.nullable(v.string())),
});

/** What is sent to put a code on a booking. */
export type ApplyPromoPayload = v.InferInput<typeof APPLY_PROMO>;
