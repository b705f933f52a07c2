import * as v from 'valibot';
import { CABINS } from './carriers.ts';

const terminal = v.nullable(v.string());

/** The policy of a fare; the three sentences are in the language of the answer. */
export const refundAnswer = v.object({
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
  Refund: refundAnswer,
});

const segmentAnswer = v.object({
  CarrierCode: v.string(),
  AirlineName: v.string(),
  Number: v.string(),
  Aircraft: v.string(),
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
  PaxType: v.picklist(['ADT', 'CHD', 'INF']),
  Count: v.number(),
  /** Amounts for one passenger of the type. */
  Charges: v.array(chargeAnswer),
});

export const flightAnswer = v.object({
  Id: v.string(),
  FlightId: v.string(),
  Airline: v.number(),
  AirlineName: v.string(),
  CarrierCode: v.string(),
  Number: v.string(),
  Origin: v.string(),
  Destination: v.string(),
  OriginTerminal: terminal,
  DestinationTerminal: terminal,
  OriginTimezone: v.string(),
  DestinationTimezone: v.string(),
  DepartDate: v.string(),
  DepartTime: v.string(),
  ArriveDate: v.string(),
  ArriveTime: v.string(),
  Duration: v.number(),
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
  Aircraft: v.string(),
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
  Refund: refundAnswer,
  Co2Kg: v.number(),
});
export type FlightAnswer = v.InferOutput<typeof flightAnswer>;

export const airportAnswer = v.object({
  id: v.number(),
  code: v.string(),
  city_name: v.string(),
  country_code: v.string(),
  country_name: v.string(),
  country_region: v.string(),
  airport_name: v.string(),
  locale: v.string(),
  active: v.boolean(),
  is_non_gds: v.boolean(),
  is_gds: v.boolean(),
  for_override: v.boolean(),
  latitude: v.number(),
  longitude: v.number(),
  timezone: v.string(),
  is_city: v.boolean(),
  airports: v.optional(v.array(v.string())),
});

export const availabilityAnswer = v.object({
  Schedules: v.array(
    v.object({
      Origin: v.string(),
      Destination: v.string(),
      IsInternational: v.boolean(),
      HaveUpdate: v.boolean(),
      Flights: v.array(flightAnswer),
    }),
  ),
  failed: v.array(v.object({ provider: v.number(), name: v.string(), message: v.string() })),
  correlation_id: v.string(),
  expires_at: v.string(),
});

/** A total, and the charges it is made of. */
const totalEntries = {
  total: v.number(),
  currency: v.string(),
  foreign_total: v.nullable(v.number()),
  details: v.array(
    v.object({
      code: v.string(),
      text: v.string(),
      amount: v.number(),
      currency: v.string(),
      foreign_amount: v.nullable(v.number()),
      foreign_currency: v.nullable(v.string()),
    }),
  ),
};

export const fareDetailAnswer = v.object({
  flights: v.array(
    v.object({
      ...flightAnswer.entries,
      ClassId: v.string(),
      class_id: v.string(),
      flight_id: v.string(),
      ...totalEntries,
    }),
  ),
  ...totalEntries,
  price_changed: v.boolean(),
  previous_total: v.number(),
  correlation_id: v.string(),
  expires_at: v.string(),
  requires_passport: v.boolean(),
  time_limit_minutes: v.number(),
});

export const priceCalendarAnswer = v.array(
  v.object({ date: v.string(), lowest: v.nullable(v.number()), currency: v.string() }),
);
