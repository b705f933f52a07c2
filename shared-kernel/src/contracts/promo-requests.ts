import { LOCALES } from '../locale.ts';
import * as v from 'valibot';

const bookingId = v.pipe(v.string('Give the booking id.'), v.nonEmpty('Give the booking id.'));
const locale = v.optional(v.nullable(v.picklist(LOCALES)));

/** Query of `GET promo-code/list`. */
export const PROMOS_QUERY = v.object({ locale });

/** Query of `GET promo-code/booking-promo-available`; a guest names the e-mail address. */
export const PROMO_CHOICE_QUERY = v.object({ booking: bookingId, email: v.optional(v.string()), locale });

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
