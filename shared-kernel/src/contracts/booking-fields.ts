import * as v from 'valibot';
import { amount, currencyCode } from './fields.ts';

/** Something that happened to a booking or a request. */
export const timelineEntry = v.object({ at: v.string(), kind: v.string(), note: v.nullable(v.string()) });

/** schema.org's reservations of an issued booking, for the page to hand on to whatever reads it. */
export const RESERVATIONS = { reservations: v.array(v.record(v.string(), v.unknown())) };

/** What every call that books answers of the booking. */
export const BOOKED = { id: v.string(), code: v.string() };

/** An amount with its currency. */
export const price = v.object({ amount, currency: currencyCode });
