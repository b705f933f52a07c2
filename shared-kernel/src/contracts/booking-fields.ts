import * as v from 'valibot';
import { amount, count, currencyCode, instant, SOLD_BY } from './fields.ts';

/** Something that happened to a booking or a request. */
export const timelineEntry = v.object({ at: v.string(), kind: v.string(), note: v.nullable(v.string()) });

/** schema.org's reservations of an issued booking, for the page to hand on to whatever reads it. */
export const RESERVATIONS = { reservations: v.array(v.record(v.string(), v.unknown())) };

/** What every call that books answers of the booking. */
export const BOOKED = { id: v.string(), code: v.string() };

/** An amount with its currency. */
export const price = v.object({ amount, currency: currencyCode });

/** Who booked, as records of trips keep it. */
export const tripContact = {
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  calling_code: v.string(),
  mobile_phone: v.string(),
  home_phone: v.string(),
};

/** A row of what a trip costs. */
export const tripPayment = v.object({
  /** `TOTAL_PAID` marks the row of the total. */
  code: v.string(),
  title: v.string(),
  amount,
  currency: currencyCode,
  /** For reading beside another currency; 0 without one. */
  foreign_amount: amount,
  foreign_currency: v.string(),
});

/** What the records of flights and trains have alike. */
export const TRIP_BOOKING = {
  ...SOLD_BY,
  /** The carriers' codes, one for each reservation: `QZTK8M, MWD6Y4`. */
  booking_code: v.string(),
  pnr_id: v.string(),
  reserved: instant,
  ticketed: v.nullable(instant),
  booking_user_id: v.nullable(v.string()),
  total_paid: amount,
  currency: currencyCode,
  trip: v.picklist(['one-way', 'round-trip']),
  adult: count,
  infant: count,
  payments: v.array(tripPayment),
};

/** A charge as spec section 3 has it (Price breakdown). */
export const tripCharge = v.object({
  Amount: amount,
  ChargeCode: v.string(),
  ChargeDetail: v.string(),
  ChargeTypeString: v.string(),
  CurrencyCode: currencyCode,
  ForeignAmount: amount,
  ForeignCurrencyCode: v.string(),
});

/** The way from a traveller's own arrival to the stay that begins with it, where both are paid; places by their ids. */
export const OWN_RIDE = v.object({
  pick_up: v.string(),
  date: v.string(),
  /** `HH:MM`, on the clocks of the place. */
  time: v.string(),
  /** Empty for a trip without a flight. */
  flight: v.string(),
  drop_off: v.string(),
});
/** It as it is answered. */
export type OwnRide = v.InferOutput<typeof OWN_RIDE>;
