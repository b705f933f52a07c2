import { rng } from '@wisata/kernel/random';
import * as v from 'valibot';

/** How many there are of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Money in minor units. */
export const amountMinor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Epoch milliseconds. */
export const instantMs = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Anything but nothing. */
export const text = v.pipe(v.string(), v.nonEmpty());
/** Day and time as the clocks of the place show them. */
export const wallDate = v.pipe(v.string(), v.isoDate());
export const wallTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));

/** From when to when: instants, and what the clocks of the two places show at them. */
export const RUN_TIMES = {
  departAt: instantMs,
  arriveAt: instantMs,
  departDate: wallDate,
  departTime: wallTime,
  arriveDate: wallDate,
  arriveTime: wallTime,
};

/** What is answered to a reservation, and to its tickets: one number for each passenger. */
export const BOOKED = v.object({ pnr: v.pipe(v.string(), v.length(6)) });
export const ISSUED = v.object({ ticketNumbers: v.array(v.pipe(v.string(), v.regex(/^\d{13}$/))) });

const PNR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six letters and digits without look-alikes such as O and 0; the same for the same seed. */
export function locatorOf(seed: string, ...parts: readonly (string | number)[]): string {
  const random = rng(seed, ...parts);
  return Array.from({ length: 6 }, () => random.pick([...PNR_LETTERS])).join('');
}
