import * as v from 'valibot';

/** A saved passenger (spec section 3). */
export const PASSENGER = v.object({
  id: v.string(),
  title: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  calling_code: v.string(),
  country: v.string(),
  phone: v.string(),
  email: v.string(),
  birthdate: v.nullable(v.string()),
  id_type: v.picklist([1, 2, 3]),
  id_number: v.string(),
  /** Last day of the passport, when the document is one. */
  passport_expire: v.nullable(v.string()),
  is_complete: v.boolean(),
  created_at: v.string(),
  updated_at: v.string(),
});
/** What a saved passenger says of everything that was not filled in. */
export const PASSENGER_DEFAULTS = {
  last_name: '',
  calling_code: '',
  country: '',
  phone: '',
  email: '',
  birthdate: null,
  id_type: 1,
  id_number: '',
  passport_expire: null,
} as const satisfies Partial<v.InferOutput<typeof PASSENGER>>;

/** A saved passenger as it is answered. */
export type PassengerAnswer = v.InferOutput<typeof PASSENGER>;
