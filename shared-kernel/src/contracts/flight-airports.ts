import * as v from 'valibot';

/** An airport, or a whole city with its airports: what `search-airport`, `get-airport` and `popular-airport` answer. */
export const AIRPORT = v.object({
  id: v.number(),
  code: v.string(),
  city_name: v.string(),
  country_code: v.string(),
  country_name: v.string(),
  country_region: v.string(),
  airport_name: v.string(),
  locale: v.string(),
  active: v.boolean(),
  is_non_gds: v.boolean(),
  is_gds: v.boolean(),
  for_override: v.boolean(),
  latitude: v.number(),
  longitude: v.number(),
  timezone: v.string(),
  is_city: v.boolean(),
  airports: v.optional(v.array(v.string())),
});
/** An airport as it is answered. */
export type AirportAnswer = v.InferOutput<typeof AIRPORT>;
