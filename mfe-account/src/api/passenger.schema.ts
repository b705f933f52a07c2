import { PASSENGER as CONTRACT } from '@wisata/kernel/contracts/passenger';
import { readerOf } from '@wisata/kernel/contracts/reader';
import type * as v from 'valibot';

/** A saved passenger, the fields that list and form use (spec section 3). */
export const PASSENGER = readerOf(CONTRACT, ['id', 'title', 'first_name'], {
  last_name: '',
  calling_code: '',
  country: '',
  phone: '',
  email: '',
  birthdate: null,
  id_type: 1,
  id_number: '',
  passport_expire: null,
});
export type PassengerRecord = v.InferOutput<typeof PASSENGER>;
