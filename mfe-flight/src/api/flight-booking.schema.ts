import * as v from 'valibot';

/** What the booking call gives back, as far as the way to the payment needs it. */
export const BOOKED = v.object({ id: v.string(), code: v.string() });
export type Booked = v.InferOutput<typeof BOOKED>;
