import * as v from 'valibot';

/** A picture in the words of the media service, for pages that ask for other widths. */
export const hotelMedia = v.object({
  kind: v.string(),
  seed: v.string(),
  place: v.string(),
  style: v.optional(v.string()),
  outlook: v.optional(v.string()),
});
