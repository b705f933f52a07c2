import * as v from 'valibot';

/** Answer of `GET flight/price-calendar`: the lowest total of the party a day; null where nothing flies. */
export const FLIGHT_PRICE_DAYS = v.array(
  v.object({ date: v.string(), lowest: v.nullable(v.number()), currency: v.string() }),
);
/** The days as they are answered. */
export type FlightPriceDays = v.InferOutput<typeof FLIGHT_PRICE_DAYS>;
