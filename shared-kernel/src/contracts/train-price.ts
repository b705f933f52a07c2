import * as v from 'valibot';
import { count, currencyCode, instant } from './fields.ts';
import { TRAIN_JOURNEY } from './train-list.ts';

/** A total, and the charges it is made of. */
const totalEntries = {
  total: v.number(),
  currency: currencyCode,
  details: v.array(v.object({ code: v.string(), text: v.string(), amount: v.number(), currency: currencyCode })),
};

/** Answer of `POST train/get-price`: what the chosen trains cost the party now; each has the chosen class alone. */
export const TRAIN_PRICE = v.object({
  journeys: v.array(v.object({ ...TRAIN_JOURNEY.entries, ClassKey: v.string(), ...totalEntries })),
  ...totalEntries,
  price_changed: v.boolean(),
  previous_total: v.number(),
  queue_required: v.boolean(),
  correlation_id: v.string(),
  expires_at: instant,
  time_limit_minutes: count,
});
/** A price as it is answered. */
export type TrainPriceAnswer = v.InferOutput<typeof TRAIN_PRICE>;

/** Answer of `GET train/price-calendar`: the lowest total of the party a day; null where no train has room. */
export const TRAIN_PRICE_DAYS = v.array(
  v.object({ date: v.string(), lowest: v.nullable(v.number()), currency: currencyCode }),
);
