import * as v from 'valibot';
import { paxType } from './fields.ts';
import { AIRPORT } from './flight-airports.ts';
import { CABINS } from './flight-cabins.ts';

const terminal = v.nullable(v.string());

/** The policy of a fare; the three sentences are in the language of the answer. */
export const FARE_POLICY = v.object({
  family: v.picklist(['promo', 'standard', 'flex']),
  refundable: v.boolean(),
  changeable: v.boolean(),
  refund_percent: v.number(),
  refund_until_hours: v.number(),
  /** Per passenger and flight; null when nothing can be changed. */
  change_fee: v.nullable(v.number()),
  change_until_hours: v.number(),
  refund: v.string(),
  reschedule: v.string(),
  text: v.string(),
});

const classAnswer = v.object({
  Id: v.string(),
  Code: v.string(),
  Category: v.picklist(CABINS),
  Seat: v.number(),
  /** Of the whole party, like the flight's own. */
  Fare: v.number(),
  Tax: v.number(),
  TotalFare: v.number(),
  PricePerPax: v.number(),
  FareBasis: v.string(),
  Currency: v.string(),
  BaggageKg: v.number(),
  Refund: FARE_POLICY,
});

/** A way from one airport to another, by one plane or several. Times are wall times of their place, the duration is in minutes. */
const hopEntries = {
  CarrierCode: v.string(),
  AirlineName: v.string(),
  Number: v.string(),
  Origin: v.string(),
  OriginTerminal: terminal,
  OriginTimezone: v.string(),
  Destination: v.string(),
  DestinationTerminal: terminal,
  DestinationTimezone: v.string(),
  DepartDate: v.string(),
  DepartTime: v.string(),
  ArriveDate: v.string(),
  ArriveTime: v.string(),
  Duration: v.number(),
  Aircraft: v.string(),
};

const segmentAnswer = v.object({
  ...hopEntries,
  /** Minutes to wait after it. */
  TransitDuration: v.number(),
  IsTerminalChange: v.boolean(),
});

const chargeAnswer = v.object({
  Amount: v.number(),
  ChargeCode: v.string(),
  ChargeDetail: v.string(),
  ChargeTypeString: v.string(),
  CurrencyCode: v.string(),
  ForeignAmount: v.number(),
  ForeignCurrencyCode: v.string(),
});

const breakdownAnswer = v.object({
  index: v.number(),
  PaxType: paxType,
  Count: v.number(),
  /** Amounts for one passenger of the type. */
  Charges: v.array(chargeAnswer),
});

/** One flight for a party (spec section 3, Flight); amounts are decimal and in `Currency`. */
export const FLIGHT = v.object({
  ...hopEntries,
  Id: v.string(),
  FlightId: v.string(),
  Airline: v.number(),
  DayOffset: v.number(),
  TotalTransit: v.number(),
  TransitDuration: v.number(),
  TransitPoints: v.array(v.string()),
  IsConnecting: v.boolean(),
  IsMultiClass: v.boolean(),
  IsAvailable: v.boolean(),
  IsInternational: v.boolean(),
  RequiresPassport: v.boolean(),
  FlightType: v.picklist(['NonGDS', 'GDS']),
  FareType: v.string(),
  Slug: v.string(),
  AirlineImageUrl: v.string(),
  Note: v.string(),
  ClassObjects: v.array(classAnswer),
  ConnectingFlights: v.array(segmentAnswer),
  FareBreakdowns: v.array(breakdownAnswer),
  Facilities: v.array(v.object({ category: v.string(), value: v.string() })),
  Fare: v.number(),
  Tax: v.number(),
  TotalFare: v.number(),
  PricePerPax: v.number(),
  PricePerPaxBeforeDiscount: v.number(),
  Currency: v.string(),
  Refund: FARE_POLICY,
  Co2Kg: v.number(),
});
/** A flight as it is answered. */
export type FlightAnswer = v.InferOutput<typeof FLIGHT>;

/** Answer of `POST flight/availability`: the way there and the way back, the airports on them, and the sources that failed. */
export const FLIGHT_LIST = v.object({
  Schedules: v.array(
    v.object({
      Origin: v.string(),
      Destination: v.string(),
      IsInternational: v.boolean(),
      HaveUpdate: v.boolean(),
      Flights: v.array(FLIGHT),
    }),
  ),
  airports: v.array(AIRPORT),
  failed: v.array(v.object({ provider: v.number(), name: v.string(), message: v.string() })),
  correlation_id: v.string(),
  expires_at: v.string(),
});
/** Flights as they are answered. */
export type FlightListAnswer = v.InferOutput<typeof FLIGHT_LIST>;
