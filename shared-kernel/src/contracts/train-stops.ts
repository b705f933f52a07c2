import * as v from 'valibot';
import { calendarDay, count, wallTime } from './fields.ts';

/** Answer of `GET train/stops`: every station of a train, from its first to its last. */
export const TRAIN_STOPS = v.object({
  JourneyCode: v.string(),
  CarrierNumber: v.string(),
  TrainName: v.string(),
  Stops: v.array(
    v.object({
      Sequence: count,
      StationCode: v.string(),
      StationName: v.string(),
      CityName: v.string(),
      /** Null where the train begins. */
      ArriveDate: v.nullable(calendarDay),
      ArriveTime: v.nullable(wallTime),
      /** Null where it ends. */
      DepartDate: v.nullable(calendarDay),
      DepartTime: v.nullable(wallTime),
      /** Minutes that it stands. */
      Wait: count,
      /** True from the traveller's first station to the last one. */
      IsOnJourney: v.boolean(),
    }),
  ),
});
/** What a station is on a journey of which nothing more is said. */
export const TRAIN_STOP_DEFAULTS = {
  ArriveDate: null,
  ArriveTime: null,
  DepartDate: null,
  DepartTime: null,
  Wait: 0,
  IsOnJourney: true,
} as const satisfies Partial<v.InferOutput<typeof TRAIN_STOPS>['Stops'][number]>;

/** Stops as they are answered. */
export type TrainStopsAnswer = v.InferOutput<typeof TRAIN_STOPS>;
