import * as v from 'valibot';
import { tripCharge } from './booking-fields.ts';
import { calendarDay, count, currencyCode, instant, wallTime } from './fields.ts';
import { TRAIN_CLASSES } from './train-classes.ts';

/** What giving a ticket up or changing it costs; the two sentences are in the language of the answer. */
export const TRAIN_POLICY = v.object({
  refund_fee_percent: v.number(),
  change_fee_percent: v.number(),
  /** Both end so many hours before departure. */
  until_hours: v.number(),
  refund: v.string(),
  reschedule: v.string(),
});

/** Amounts for one passenger of the type; infants pay nothing. */
export const TRAIN_PAX_FARE = v.object({
  index: count,
  PaxType: v.picklist(['ADT', 'INF']),
  Count: count,
  Charges: v.array(tripCharge),
});

/** One class of a train on sale (spec section 3: segments); amounts are decimal and in `Currency`. */
export const TRAIN_SEGMENT = v.object({
  ClassKey: v.string(),
  Class: v.picklist(TRAIN_CLASSES),
  ClassName: v.string(),
  SubClass: v.string(),
  /** Seats of a row on both sides of the aisle, `2-2`, and seats of a coach. */
  CoachLayout: v.string(),
  CoachSeats: count,
  FareBasisCode: v.string(),
  /** Of one adult, before charges. */
  Fare: v.number(),
  /** Of one adult with every charge. */
  PricePerPax: v.number(),
  /** Of the whole party: every charge times the adults. */
  TotalFare: v.number(),
  Currency: currencyCode,
  /** Seats left for this part of the line. */
  Seat: count,
  IsAvailable: v.boolean(),
  PaxFares: v.array(TRAIN_PAX_FARE),
});

/** One train between two stations for a party. Times are wall times of their station, the duration is in minutes. */
export const TRAIN_JOURNEY = v.object({
  JourneyCode: v.string(),
  CarrierNumber: v.string(),
  TrainName: v.string(),
  Provider: v.string(),
  Sequence: count,
  Origin: v.string(),
  OriginName: v.string(),
  OriginCity: v.string(),
  OriginTimezone: v.string(),
  Destination: v.string(),
  DestinationName: v.string(),
  DestinationCity: v.string(),
  DestinationTimezone: v.string(),
  DepartDate: calendarDay,
  DepartTime: wallTime,
  ArriveDate: calendarDay,
  ArriveTime: wallTime,
  DayOffset: count,
  Duration: count,
  /** Stations between the two. */
  StopCount: count,
  /** Fares of such a train are fixed by the state. */
  IsSubsidised: v.boolean(),
  IsAvailable: v.boolean(),
  ImageUrl: v.string(),
  /** Cheapest first. */
  Segments: v.array(TRAIN_SEGMENT),
  Refund: TRAIN_POLICY,
});
/** A train as it is answered. */
export type TrainJourneyAnswer = v.InferOutput<typeof TRAIN_JOURNEY>;

/** Answer of `POST train/availability`: the way there and, with a return date, the way back. */
export const TRAIN_LIST = v.object({
  Schedules: v.array(
    v.object({
      CompanyCode: v.string(),
      Origin: v.string(),
      Destination: v.string(),
      /** False where the railway did not answer; `ErrorMessages` says why. */
      Available: v.boolean(),
      ErrorMessages: v.array(v.string()),
      /** The day on which the railway opens the sale, where that is still to come; trains are shown all the same. */
      OpensOn: v.nullable(calendarDay),
      Journeys: v.array(TRAIN_JOURNEY),
    }),
  ),
  /** True in a peak: choosing seats and booking need a place from `POST train/queue`. */
  queue_required: v.boolean(),
  correlation_id: v.string(),
  expires_at: instant,
});
/** Trains as they are answered. */
export type TrainListAnswer = v.InferOutput<typeof TRAIN_LIST>;
