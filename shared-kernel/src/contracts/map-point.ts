import * as v from 'valibot';

/** Degrees to the north. */
export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
/** Degrees to the east. */
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Where something lies. */
export const MAP_POINT = v.object({ latitude, longitude });
/** A point on the map in degrees. */
export type MapPoint = v.InferOutput<typeof MAP_POINT>;
