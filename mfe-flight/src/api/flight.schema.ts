import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');
const number = v.fallback(v.optional(v.number(), 0), 0);
const flag = v.fallback(v.optional(v.boolean(), false), false);
const zone = v.fallback(v.optional(v.string(), 'Asia/Jakarta'), 'Asia/Jakarta');

/** GET search-airport, get-airport and popular-airport. */
export const AIRPORT = v.object({
  code: v.string(),
  city_name: v.string(),
  country_code: v.string(),
  country_name: text,
  airport_name: text,
  timezone: zone,
  is_city: flag,
});
export type AirportAnswer = v.InferOutput<typeof AIRPORT>;

const CLASS = v.object({
  Id: v.string(),
  Code: text,
  Category: v.fallback(v.picklist(['Economy', 'Business', 'FirstClass', 'Suite']), 'Economy'),
  Seat: number,
  Fare: v.number(),
  Tax: number,
  TotalFare: v.optional(v.number()),
  PricePerPax: v.optional(v.number()),
  FareBasis: text,
  BaggageKg: v.optional(v.number()),
  Refund: v.optional(v.unknown()),
});

const SEGMENT = v.object({
  CarrierCode: text,
  AirlineName: text,
  Number: v.string(),
  Aircraft: text,
  Origin: v.string(),
  OriginTerminal: text,
  OriginTimezone: zone,
  Destination: v.string(),
  DestinationTerminal: text,
  DestinationTimezone: zone,
  DepartDate: v.string(),
  DepartTime: v.string(),
  ArriveDate: v.string(),
  ArriveTime: v.string(),
  Duration: number,
  TransitDuration: number,
  IsTerminalChange: flag,
});

const CHARGE = v.object({
  Amount: v.number(),
  ChargeCode: text,
  ChargeDetail: text,
  ForeignAmount: v.fallback(v.nullish(v.number()), undefined),
  ForeignCurrencyCode: v.fallback(v.nullish(v.string()), undefined),
});

const BREAKDOWN = v.object({
  PaxType: v.picklist(['ADT', 'CHD', 'INF']),
  Count: v.number(),
  Charges: v.array(CHARGE),
});
export type BreakdownAnswer = v.InferOutput<typeof BREAKDOWN>;

export const FLIGHT = v.object({
  FlightId: v.string(),
  Airline: v.number(),
  AirlineName: v.string(),
  CarrierCode: text,
  Number: v.string(),
  Origin: v.string(),
  Destination: v.string(),
  OriginTerminal: text,
  DestinationTerminal: text,
  OriginTimezone: zone,
  DestinationTimezone: zone,
  DepartDate: v.string(),
  DepartTime: v.string(),
  ArriveDate: v.string(),
  ArriveTime: v.string(),
  Duration: v.number(),
  DayOffset: number,
  TotalTransit: number,
  TransitDuration: number,
  TransitPoints: v.fallback(v.optional(v.array(v.string()), []), []),
  IsAvailable: v.fallback(v.optional(v.boolean(), true), true),
  IsInternational: flag,
  RequiresPassport: flag,
  Aircraft: text,
  Note: text,
  ClassObjects: v.fallback(v.optional(v.array(CLASS), []), []),
  ConnectingFlights: v.fallback(v.optional(v.array(SEGMENT), []), []),
  FareBreakdowns: v.fallback(v.optional(v.array(BREAKDOWN), []), []),
  Facilities: v.fallback(v.array(v.object({ category: v.string(), value: v.string() })), []),
  TotalFare: v.number(),
  PricePerPax: v.number(),
  Currency: v.optional(v.string()),
  Refund: v.optional(v.unknown()),
  Co2Kg: number,
});
export type FlightAnswer = v.InferOutput<typeof FLIGHT>;

export const AVAILABILITY = v.object({
  Schedules: v.array(v.object({ Flights: v.array(FLIGHT) })),
  failed: v.fallback(v.array(v.object({ provider: v.number(), name: text })), []),
  correlation_id: text,
  expires_at: v.fallback(v.nullish(v.string()), undefined),
});
export type AvailabilityAnswer = v.InferOutput<typeof AVAILABILITY>;

export const FARE_DETAIL = v.object({
  flights: v.array(v.object({ ...FLIGHT.entries, ClassId: v.string() })),
  total: v.number(),
  currency: v.optional(v.string()),
  price_changed: flag,
  previous_total: v.fallback(v.nullish(v.number()), undefined),
  correlation_id: text,
  expires_at: v.fallback(v.nullish(v.string()), undefined),
  requires_passport: flag,
  time_limit_minutes: number,
});
export type FareDetailAnswer = v.InferOutput<typeof FARE_DETAIL>;

export const PRICE_DAY = v.object({
  date: v.string(),
  lowest: v.nullable(v.number()),
  currency: v.optional(v.string()),
});
