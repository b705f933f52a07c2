import * as v from 'valibot';
import { currencyCode } from './fields.ts';

/** Answer of `GET hotel/price-calendar`: the lowest price of a night, one room for two; null where nothing is free. */
export const HOTEL_PRICE_DAYS = v.object({
  destinationKey: v.string(),
  currency: currencyCode,
  days: v.array(v.object({ date: v.string(), lowestPrice: v.nullable(v.number()) })),
});
/** Prices of nights as they are answered. */
export type HotelPriceDays = v.InferOutput<typeof HOTEL_PRICE_DAYS>;
