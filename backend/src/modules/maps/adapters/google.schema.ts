import * as v from 'valibot';

const status = v.string();
const point = v.object({ lat: v.number(), lng: v.number() });
const component = v.object({ short_name: v.string(), types: v.array(v.string()) });

/** Answer of Place Autocomplete. */
export const PREDICTIONS = v.object({
  status,
  predictions: v.array(
    v.object({
      place_id: v.string(),
      description: v.string(),
      types: v.optional(v.array(v.string()), []),
      structured_formatting: v.optional(
        v.object({ main_text: v.string(), secondary_text: v.optional(v.string(), '') }),
      ),
    }),
  ),
});

const place = v.object({
  place_id: v.string(),
  name: v.optional(v.string()),
  formatted_address: v.optional(v.string(), ''),
  geometry: v.object({ location: point }),
  address_components: v.optional(v.array(component), []),
  types: v.optional(v.array(v.string()), []),
});
/** A place as Google writes it. */
export type GooglePlace = v.InferOutput<typeof place>;

/** Answer of Place Details. */
export const DETAILS = v.object({ status, result: v.optional(place) });
/** Answer of Geocoding, both ways. */
export const GEOCODED = v.object({ status, results: v.array(place) });
/** Answer of Directions. */
export const ROUTES = v.object({
  status,
  routes: v.array(
    v.object({
      legs: v.pipe(
        v.array(v.object({ distance: v.object({ value: v.number() }), duration: v.object({ value: v.number() }) })),
        v.minLength(1),
      ),
      overview_polyline: v.object({ points: v.string() }),
    }),
  ),
});
