import type {
  toAirport,
  toBreakdown,
  toCheckedFare,
  toClasses,
  toFlight,
  toGroupAnswer,
  toSegment,
} from './flight-adapter.ts';

/** An airport, or all airports of a city under the city's own code (`JKT`). */
export type Airport = ReturnType<typeof toAirport>;

/** One journey that can be chosen: a single plane or several that belong together. */
export type Flight = ReturnType<typeof toFlight>;
/** One plane from one airport to the next. */
export type Segment = ReturnType<typeof toSegment>;
/** A booking class of a flight with its own price and rules. */
export type FareClass = ReturnType<typeof toClasses>[number];
/** What all passengers of one type pay. */
export type FareBreakdown = ReturnType<typeof toBreakdown>;
/** One line of what a passenger pays: fare, tax, airport charge. */
export type Charge = FareBreakdown['charges'][number];

/** What one group of airlines answered to one search. */
export type GroupAnswer = ReturnType<typeof toGroupAnswer>;

/** A journey and the class that was chosen in it. */
export interface ChosenFlight {
  readonly flightId: string;
  readonly classId: string;
}

/** The price of a choice as it stands now. */
export type CheckedFare = ReturnType<typeof toCheckedFare>;
/** One journey of a fare that was checked. */
export type CheckedFlight = CheckedFare['flights'][number];
