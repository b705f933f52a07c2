import * as v from 'valibot';

/** A saved passenger, the fields that list and form use (spec section 3). */
export const PASSENGER = v.object({
  id: v.string(),
  title: v.string(),
  first_name: v.string(),
  last_name: v.nullish(v.string(), ''),
  calling_code: v.nullish(v.string(), ''),
  country: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  birthdate: v.nullish(v.string(), null),
  id_type: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  id_number: v.nullish(v.string(), ''),
  /** Last day of the passport, when the document is one. */
  passport_expire: v.nullish(v.string(), null),
});
export type PassengerRecord = v.InferOutput<typeof PASSENGER>;
