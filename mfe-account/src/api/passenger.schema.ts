import { PASSENGER as CONTRACT, PASSENGER_DEFAULTS } from '@wisata/kernel/contracts/passenger';
import { readerOf } from '@wisata/kernel/contracts/reader';
import type * as v from 'valibot';

/** A saved passenger, the fields that list and form use (spec section 3). */
export const PASSENGER = readerOf(CONTRACT, ['id', 'title', 'first_name'], PASSENGER_DEFAULTS);
export type PassengerRecord = v.InferOutput<typeof PASSENGER>;
