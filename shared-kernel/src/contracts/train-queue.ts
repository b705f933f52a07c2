import * as v from 'valibot';
import { count, instant } from './fields.ts';

/** Answer of `POST train/queue`: a visitor's place in line. */
export const TRAIN_QUEUE = v.object({
  token: v.string(),
  state: v.picklist(['waiting', 'admitted']),
  /** How many are before this visitor; 0 for one who is in. */
  ahead: count,
  /** Estimated from how fast the queue has moved recently; null while it has not moved. */
  wait_seconds: v.nullable(count),
  /** Until when an admitted visitor may choose and book. */
  expires_at: v.nullable(instant),
  /** When to ask again. */
  poll_seconds: count,
  now: instant,
});
/** A place in line as it is answered. */
export type TrainQueueAnswer = v.InferOutput<typeof TRAIN_QUEUE>;
