import * as v from 'valibot';
import { USER } from './user.ts';

/** An account as administrators see it. */
export const MEMBER = v.object({ ...USER.entries, booking_count: v.number() });

/** An account with its newest bookings. */
export const memberDetailOf = <S extends v.GenericSchema>(line: S) =>
  v.object({ ...MEMBER.entries, passenger_count: v.number(), bookings: v.array(line) });
