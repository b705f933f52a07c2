import * as v from 'valibot';

/** What `POST venue/booking` answers: nothing (spec section 7); the order is found in cart or order page. */
export const VENUE_BOOKED = v.null();
