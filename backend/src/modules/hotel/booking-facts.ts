import { fromMajor } from '@wisata/kernel/money';
import * as v from 'valibot';
import { payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';

const text = v.optional(v.string());

/** Lenient, because a record may be older than this code; what is missing is a fact that is not known. */
const factsSchema = v.object({
  check_in_date: text,
  total_night: v.optional(v.number()),
  hotel: v.optional(v.object({ key: text, name: text, city: text, city_key: text }), {}),
});

const policySchema = v.object({
  cancel_policy: v.object({
    en: v.array(v.object({ from: v.nullable(v.string()), until: v.nullable(v.string()), amount: v.number() })),
  }),
});

const known = (names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined);

export function hotelTravelFacts(booking: Booking): TravelFacts {
  const parsed = v.safeParse(factsSchema, booking.detail);
  if (!parsed.success) return {};
  const { check_in_date: startDate, total_night: nights, hotel } = parsed.output;
  return {
    ...(startDate === undefined ? {} : { startDate }),
    ...(nights === undefined ? {} : { nights }),
    places: known([hotel.city, hotel.city_key]),
    hotels: known([hotel.name, hotel.key]),
  };
}

/** What was paid less what the booked policy charges at this moment; nothing for a record without a policy. */
export function hotelRefundMinor(booking: Booking, now: Date): number {
  const parsed = v.safeParse(policySchema, booking.detail);
  if (!parsed.success) return 0;
  const steps = parsed.output.cancel_policy.en;
  const atMs = now.getTime();
  const step = steps.findLast(({ from }) => from === null || Date.parse(from) <= atMs);
  const chargeMinor = step ? fromMajor(step.amount, booking.currency).minor : 0;
  return Math.max(0, payableMinor(booking) - chargeMinor);
}

/** The moment from which the booked policy charges something; undefined where it always does or nobody knows. */
export function hotelFreeUntil(booking: Booking): Date | undefined {
  const parsed = v.safeParse(policySchema, booking.detail);
  const first = parsed.success ? parsed.output.cancel_policy.en.find(({ amount }) => amount > 0) : undefined;
  return first?.from ? new Date(first.from) : undefined;
}
