import * as v from 'valibot';

/** A station, or a whole city with its stations: what `search-station`, `get-station-code` and `popular-station` answer. */
export const STATION = v.object({
  station_code: v.string(),
  station_name: v.string(),
  city: v.string(),
  Active: v.boolean(),
  CountryCode: v.string(),
  CountryName: v.string(),
  /** As one line: `Gambir (GMR), Jakarta`. */
  LocalView: v.string(),
  Locale: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  timezone: v.string(),
  is_city: v.boolean(),
  /** Code of the whole city, where it has several stations. */
  city_code: v.optional(v.string()),
  /** The airport that people of this city fly from. */
  airport: v.optional(v.string()),
  /** Codes of the city's own stations, the one with most trains first. */
  stations: v.optional(v.array(v.string())),
});
/** A station as it is answered. */
export type StationAnswer = v.InferOutput<typeof STATION>;
