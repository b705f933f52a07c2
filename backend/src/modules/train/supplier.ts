import { TRAIN_CLASSES } from '@wisata/kernel/contracts/train-classes';
import * as v from 'valibot';
import { amountMinor, BOOKED, count, ISSUED, RUN_TIMES, text, wallDate, wallTime } from '../../app/supplier-fields.ts';

const stationCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/));

const ClassSchema = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    kind: v.picklist(TRAIN_CLASSES),
    subClass: v.pipe(v.string(), v.length(1)),
    /** What an adult pays before the service fee. */
    fareMinor: v.pipe(amountMinor, v.minValue(1)),
    coachCount: v.pipe(count, v.minValue(1)),
    layout: v.object({
      columns: v.pipe(v.string(), v.regex(/^[A-E]+-[A-E]+$/)),
      seats: count,
      facesItself: v.boolean(),
    }),
    /** One sign for each seat, coach by coach: `1` where the railway has it free for this part of the line. */
    free: v.pipe(v.string(), v.regex(/^[01]+$/)),
  }),
  v.check(({ coachCount, layout, free }) => free.length === coachCount * layout.seats, 'every seat must be told'),
);
export type SupplierClass = v.InferOutput<typeof ClassSchema>;

const TrainSchema = v.pipe(
  v.object({
    journeyCode: text,
    /** Names the seats of this train on this day, whatever part of the line is asked for. */
    runKey: text,
    number: text,
    name: text,
    provider: text,
    origin: stationCode,
    destination: stationCode,
    /** Stops of the train at which the part begins and ends, counted from 0. */
    fromStop: count,
    toStop: count,
    ...RUN_TIMES,
    isSubsidised: v.boolean(),
    serviceFeeMinor: count,
    /** Cheapest first. */
    classes: v.array(ClassSchema),
  }),
  v.check(({ fromStop, toStop, departAt, arriveAt }) => fromStop < toStop && departAt < arriveAt, 'must go forward'),
);
export type SupplierTrain = v.InferOutput<typeof TrainSchema>;

const StopSchema = v.object({
  code: stationCode,
  arriveDate: v.nullable(wallDate),
  arriveTime: v.nullable(wallTime),
  departDate: v.nullable(wallDate),
  departTime: v.nullable(wallTime),
  waitMinutes: count,
});
const RunSchema = v.object({ number: text, name: text, stops: v.pipe(v.array(StopSchema), v.minLength(2)) });
export type SupplierRun = v.InferOutput<typeof RunSchema>;

export interface TrainSearch {
  readonly origin: string;
  readonly destination: string;
  /** Day of departure at `origin`. */
  readonly date: string;
  /** The moment at which prices are asked for. */
  readonly at: number;
}

export interface TrainPriceQuery {
  readonly journeyCode: string;
  /** Prices as they stood at this moment: a quote binds for a while. */
  readonly at: number;
  /** True when the price is confirmed to a traveller. */
  readonly confirming?: boolean;
}

interface BookingOrder {
  readonly orderCode: string;
  /** 1 there, 2 back. */
  readonly num: number;
  readonly classKey: string;
  readonly seats: readonly string[];
  readonly passengers: readonly { readonly firstName: string; readonly lastName: string }[];
}

/** Where trains come from. Every call may fail with a `SupplierError`. */
export interface TrainSupplier {
  search(query: TrainSearch): Promise<SupplierTrain[]>;
  /** The train of a code, or nothing when it does not run. */
  price(query: TrainPriceQuery): Promise<SupplierTrain[]>;
  /** Every station of a train on a day, or nothing when it does not run. */
  stops(journeyCode: string): Promise<SupplierRun[]>;
  book(order: BookingOrder): Promise<v.InferOutput<typeof BOOKED>>;
  /** One ticket number for each passenger; the same order asked for again gives the same tickets. */
  issue(order: { readonly pnr: string; readonly passengerCount: number }): Promise<v.InferOutput<typeof ISSUED>>;
  cancel(order: { readonly pnr: string }): Promise<void>;
}

/** The schema of every supplier's answers. */
export const TRAIN_ANSWERS = {
  search: v.array(TrainSchema),
  price: v.array(TrainSchema),
  stops: v.array(RunSchema),
  book: BOOKED,
  issue: ISSUED,
};
