import * as v from 'valibot';

const text = v.fallback(v.string(), '');

/** A saved passenger, the fields that a booking form takes over (spec section 3, Saved passenger). */
export const SAVED_PASSENGER = v.object({
  id: v.string(),
  title: text,
  first_name: v.string(),
  last_name: text,
  calling_code: text,
  country: text,
  phone: text,
  email: text,
  birthdate: v.fallback(v.nullable(v.string()), null),
  id_type: v.fallback(v.picklist([1, 2, 3]), 1),
  id_number: text,
  /** Last day of the passport, when the document is one. */
  passport_expire: v.fallback(v.optional(v.nullable(v.string()), null), null),
});
export type SavedPassenger = v.InferOutput<typeof SAVED_PASSENGER>;
