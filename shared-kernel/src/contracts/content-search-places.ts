import * as v from 'valibot';

/** A place that can be searched, as one service addresses it, with every name that people type. */
export const SEARCH_PLACE = v.object({
  service: v.string(),
  /** What the service's list takes: `YK`, `DPS.ubud`. */
  key: v.string(),
  name: v.string(),
  names: v.array(v.string()),
});
/** {@link SEARCH_PLACE} as it is answered. */
export type SearchPlaceAnswer = v.InferOutput<typeof SEARCH_PLACE>;
