import { PASSENGER } from '@wisata/kernel/contracts/passenger';
import { readerOf } from '@wisata/kernel/contracts/reader';
import type * as v from 'valibot';

/** A saved passenger, the fields that a booking form takes over (spec section 3, Saved passenger). */
export const SAVED_PASSENGER = readerOf(PASSENGER, ['id', 'first_name'], {
  title: '',
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
export type SavedPassenger = v.InferOutput<typeof SAVED_PASSENGER>;
