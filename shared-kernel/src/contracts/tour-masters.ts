import * as v from 'valibot';
import { count } from './fields.ts';

/** A place that tours or venues are in (spec section 3, location). */
export const TOUR_LOCATION = v.object({
  LocationId: v.string(),
  City: v.string(),
  Country: v.string(),
  SubCountry: v.string(),
  CountryCode: v.string(),
});
/** A place as it is answered. */
export type TourLocation = v.InferOutput<typeof TOUR_LOCATION>;

/** What kind of tour or venue; `services` are those that sell any of it. */
export const TOUR_CATEGORY = v.object({
  id: count,
  name: v.string(),
  code: v.string(),
  services: v.array(v.picklist(['tour', 'venue'])),
});
/** The narrower kind; the first entry, id 0, means all of them. */
export const TOUR_TYPE = v.object({ ...TOUR_CATEGORY.entries, categoryId: count });
/** Where to; id 0 means everywhere. */
export const TOUR_DESTINATION = v.object({ id: count, name: v.string(), code: v.string(), isAll: v.boolean() });

/** Answers of `GET tour/master-location`, `-category`, `-type` and `-destination`. */
export const TOUR_LOCATIONS = v.array(TOUR_LOCATION);
/** All categories. */
export const TOUR_CATEGORIES = v.array(TOUR_CATEGORY);
/** All types. */
export const TOUR_TYPES = v.array(TOUR_TYPE);
/** All destinations. */
export const TOUR_DESTINATIONS = v.array(TOUR_DESTINATION);
