import * as v from 'valibot';

/** A picture and what it shows. */
export const PICTURE = { image: v.string(), imageAlt: v.string() };
