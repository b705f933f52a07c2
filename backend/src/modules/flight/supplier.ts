import { type Cabin, CABINS } from '@wisata/kernel/contracts/flight-cabins';
import * as v from 'valibot';
import { amountMinor, BOOKED, count, ISSUED, RUN_TIMES, text } from '../../app/supplier-fields.ts';

const airportCode = v.pipe(v.string(), v.length(3));

const SegmentSchema = v.object({
  /** Names this flight's seats, the same in every offer that contains it. */
  stockKey: text,
  carrierCode: v.pipe(v.string(), v.length(2)),
  carrierName: text,
  number: text,
  aircraft: text,
  origin: airportCode,
  destination: airportCode,
  originTerminal: v.nullable(v.string()),
  destinationTerminal: v.nullable(v.string()),
  ...RUN_TIMES,
  co2Kg: count,
});
export type SupplierSegment = v.InferOutput<typeof SegmentSchema>;

const ClassSchema = v.object({
  letter: v.pipe(v.string(), v.length(1)),
  cabin: v.picklist(CABINS),
  family: v.picklist(['promo', 'standard', 'flex']),
  fareBasis: text,
  /** What one passenger of each type pays before tax. */
  fareMinor: v.object({ ADT: v.pipe(amountMinor, v.minValue(1)), CHD: amountMinor, INF: amountMinor }),
  /** Seats that may still be sold in this class, segment by segment, before our own bookings. */
  seats: v.array(count),
  capacity: v.array(count),
  bagKg: count,
});
export type SupplierClass = v.InferOutput<typeof ClassSchema>;

const FlightSchema = v.pipe(
  v.object({
    flightId: text,
    provider: count,
    currency: v.literal('IDR'),
    segments: v.pipe(v.array(SegmentSchema), v.minLength(1), v.maxLength(3)),
    /** Cheapest first; empty when the cabin is full. */
    classes: v.array(ClassSchema),
    vatPercent: count,
    fees: v.array(v.object({ code: text, note: v.string(), amountMinor, infants: v.boolean() })),
  }),
  v.check(
    ({ segments, classes }) => classes.every(({ seats }) => seats.length === segments.length),
    'a class must count the seats of every segment',
  ),
  v.check(
    ({ segments }) =>
      segments.every(
        ({ departAt, arriveAt }, index) =>
          departAt < arriveAt && (index === 0 || segments[index - 1]!.arriveAt < departAt),
      ),
    'segments must follow each other',
  ),
);
export type SupplierFlight = v.InferOutput<typeof FlightSchema>;

export interface FlightSearch {
  readonly provider: number;
  readonly origin: string;
  readonly destination: string;
  /** Local day of departure. */
  readonly date: string;
  readonly cabin: Cabin;
  /** The moment at which prices are asked for. */
  readonly at: number;
}

export interface FlightPriceQuery {
  readonly provider: number;
  readonly flightId: string;
  readonly cabin: Cabin;
  /** Prices as they stood at this moment: a quote binds for a while. */
  readonly at: number;
  /** True when the price is confirmed to a traveller. */
  readonly confirming?: boolean;
}

interface BookingOrder {
  readonly provider: number;
  readonly orderCode: string;
  readonly flights: readonly { readonly flightId: string; readonly letter: string }[];
  readonly passengers: readonly { readonly firstName: string; readonly lastName: string }[];
}

interface IssueOrder {
  readonly provider: number;
  readonly pnr: string;
  readonly carrierCode: string;
  readonly passengerCount: number;
}

/** Where flights come from, one source by its number in each call. Every call may fail with a `SupplierError`. */
export interface FlightSupplier {
  search(query: FlightSearch): Promise<SupplierFlight[]>;
  /** The flight of an id; undefined when there is none any more. */
  price(query: FlightPriceQuery): Promise<SupplierFlight[]>;
  book(order: BookingOrder): Promise<v.InferOutput<typeof BOOKED>>;
  /** One ticket number for each passenger; the same order asked for again gives the same tickets. */
  issue(order: IssueOrder): Promise<v.InferOutput<typeof ISSUED>>;
  cancel(order: { readonly provider: number; readonly pnr: string }): Promise<void>;
}

/** The schema of every supplier's answers. */
export const FLIGHT_ANSWERS = {
  search: v.array(FlightSchema),
  price: v.array(FlightSchema),
  book: BOOKED,
  issue: ISSUED,
};
