import * as v from 'valibot';
import { MAP_DEFAULTS } from './map-defaults.ts';
import { MAP_POINT } from './map-point.ts';

/** What a place on the map is; places of a vendor that has other kinds are addresses. */
export const MAP_PLACE_KINDS = [
  'city',
  'district',
  'airport',
  'station',
  'sight',
  'hotel',
  'venue',
  'address',
] as const;
/** One of them. */
export type MapPlaceKind = (typeof MAP_PLACE_KINDS)[number];

const suggestion = {
  /** What `details` takes; opaque to all but the map service. */
  place_id: v.string(),
  kind: v.picklist(MAP_PLACE_KINDS),
  name: v.string(),
  /** Where it is in words: `Sanur, Bali`. */
  address: v.string(),
  country: v.string(),
};

/** One place that is proposed while somebody types. */
export const MAP_SUGGESTION = v.object(suggestion);
/** A proposed place as it is answered. */
export type MapSuggestion = v.InferOutput<typeof MAP_SUGGESTION>;

/** A place with its point. */
export const MAP_PLACE = v.object({
  ...suggestion,
  /** The code of an airport, a station or a city; empty for anything else. */
  code: v.string(),
  geometry: MAP_POINT,
  /** Whether it lies within an airport's gates, where pick-ups cost the airport's fee. */
  airport_zone: v.boolean(),
});
/** A place as it is answered. */
export type MapPlace = v.InferOutput<typeof MAP_PLACE>;

/** A way by car, and how sure it is. */
export const MAP_ROUTE = v.object({
  from: MAP_PLACE,
  to: MAP_PLACE,
  mode: v.literal(MAP_DEFAULTS.travelMode),
  distance_km: v.number(),
  duration_minutes: v.number(),
  /** Reckoned from the distance as the crow flies, not along known streets; its line is then no street either. */
  is_estimate: v.boolean(),
  line: v.array(MAP_POINT),
});
/** A way as it is answered. */
export type MapRoute = v.InferOutput<typeof MAP_ROUTE>;

/** Places whose distance is asked for at once at most: those of a page of a list. */
export const MAP_DISTANCES_MAX = 100;

/** How far each point is; one that no road leads to is left out. */
export const MAP_DISTANCES = v.array(
  v.object({ id: v.string(), distance_km: v.number(), duration_minutes: v.number(), is_estimate: v.boolean() }),
);
