import * as v from 'valibot';
import { count, instant } from './fields.ts';
import { TRAIN_CLASSES } from './train-classes.ts';

const seat = v.object({
  /** `7A`: row and column. */
  Code: v.string(),
  /** `EKS-3 / 7A`, as tickets and holds name it. */
  Label: v.string(),
  Row: count,
  Column: v.string(),
  Place: v.picklist(['window', 'middle', 'aisle']),
  /** Towards the train's head or its tail; seats of some coaches look at each other. */
  Facing: v.picklist(['forward', 'backward']),
  /** `own` is held under the token that was sent. */
  State: v.picklist(['free', 'taken', 'own']),
});

/** Answer of `GET train/seats`: the coaches of one class, and which seats are free for this part of the line. */
export const TRAIN_SEATS = v.object({
  ClassKey: v.string(),
  Class: v.picklist(TRAIN_CLASSES),
  ClassName: v.string(),
  Coaches: v.array(
    v.object({
      /** `EKS-3`. */
      Code: v.string(),
      Number: count,
      Rows: count,
      /** Columns from the left side to the right one; null is the aisle. */
      Columns: v.array(v.nullable(v.string())),
      SeatsLeft: count,
      Seats: v.array(seat),
    }),
  ),
});
/** A seat map as it is answered. */
export type TrainSeatsAnswer = v.InferOutput<typeof TRAIN_SEATS>;

/** Answer of `POST train/seat-hold`: a null token after a hold was given back. */
export const TRAIN_HOLD = v.object({
  hold: v.nullable(v.string()),
  journeys: v.array(v.object({ ClassKey: v.string(), Seats: v.array(v.string()) })),
  /** By the server's clock; `now` is what it shows. */
  expires_at: v.nullable(instant),
  now: instant,
});
/** A hold as it is answered. */
export type TrainHoldAnswer = v.InferOutput<typeof TRAIN_HOLD>;
