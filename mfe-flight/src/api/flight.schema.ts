import { AIRPORT as AIRPORT_CONTRACT } from '@wisata/kernel/contracts/flight-airports';
import { FLIGHT_FARE } from '@wisata/kernel/contracts/flight-fare';
import { FARE_POLICY, FLIGHT as FLIGHT_CONTRACT, FLIGHT_LIST } from '@wisata/kernel/contracts/flight-list';
import { FLIGHT_PRICE_DAYS } from '@wisata/kernel/contracts/flight-price-days';
import { QUOTE_DEFAULTS } from '@wisata/kernel/contracts/quote-defaults';
import { readerOf } from '@wisata/kernel/contracts/reader';
import * as v from 'valibot';

export const AIRPORT = readerOf(AIRPORT_CONTRACT, ['code', 'city_name', 'country_code'], {
  country_name: '',
  airport_name: '',
  timezone: 'Asia/Jakarta',
  is_city: false,
});
export type AirportAnswer = v.InferOutput<typeof AIRPORT>;

const { ClassObjects, ConnectingFlights, FareBreakdowns, Facilities } = FLIGHT_CONTRACT.entries;

const POLICY = v.fallback(
  v.optional(readerOf(FARE_POLICY, [], { refundable: false, changeable: false, refund: '', reschedule: '', text: '' })),
  undefined,
);
export type PolicyAnswer = v.InferOutput<typeof POLICY>;

const CLASS = readerOf(
  ClassObjects.item,
  ['Id', 'Fare'],
  {
    Code: '',
    Category: 'Economy',
    Seat: 0,
    Tax: 0,
    TotalFare: undefined,
    PricePerPax: undefined,
    BaggageKg: undefined,
  },
  { Refund: POLICY },
);

const ENDS = {
  OriginTerminal: null,
  OriginTimezone: 'Asia/Jakarta',
  DestinationTerminal: null,
  DestinationTimezone: 'Asia/Jakarta',
} as const;

const SEGMENT = readerOf(
  ConnectingFlights.item,
  ['Number', 'Origin', 'Destination', 'DepartDate', 'DepartTime', 'ArriveDate', 'ArriveTime'],
  { ...ENDS, CarrierCode: '', AirlineName: '', Aircraft: '', Duration: 0, TransitDuration: 0, IsTerminalChange: false },
);

const BREAKDOWN = readerOf(
  FareBreakdowns.item,
  ['PaxType', 'Count'],
  {},
  {
    Charges: v.array(
      readerOf(FareBreakdowns.item.entries.Charges.item, ['Amount'], {
        ChargeCode: '',
        ChargeDetail: '',
      }),
    ),
  },
);
export type BreakdownAnswer = v.InferOutput<typeof BREAKDOWN>;

export const FLIGHT = readerOf(
  FLIGHT_CONTRACT,
  [
    'FlightId',
    'AirlineName',
    'Number',
    'Origin',
    'Destination',
    'DepartDate',
    'DepartTime',
    'ArriveDate',
    'ArriveTime',
    'Duration',
    'TotalFare',
    'PricePerPax',
  ],
  {
    ...ENDS,
    CarrierCode: '',
    TotalTransit: 0,
    TransitDuration: 0,
    TransitPoints: [],
    IsAvailable: true,
    RequiresPassport: false,
    Aircraft: '',
    Note: '',
    Currency: undefined,
    Co2Kg: 0,
  },
  {
    ClassObjects: v.fallback(v.array(CLASS), []),
    ConnectingFlights: v.fallback(v.array(SEGMENT), []),
    FareBreakdowns: v.fallback(v.array(BREAKDOWN), []),
    Facilities: v.fallback(v.array(Facilities.item), []),
    Refund: POLICY,
  },
);
export type FlightAnswer = v.InferOutput<typeof FLIGHT>;

const { Schedules, failed } = FLIGHT_LIST.entries;

export const AVAILABILITY = readerOf(
  FLIGHT_LIST,
  [],
  { correlation_id: '', expires_at: undefined },
  {
    Schedules: v.array(readerOf(Schedules.item, [], {}, { Flights: v.array(FLIGHT) })),
    airports: v.fallback(v.array(AIRPORT), []),
    failed: v.fallback(v.array(readerOf(failed.item, ['provider'], { name: '' })), []),
  },
);
export type AvailabilityAnswer = v.InferOutput<typeof AVAILABILITY>;

export const FARE_DETAIL = readerOf(
  FLIGHT_FARE,
  ['total'],
  { ...QUOTE_DEFAULTS, requires_passport: false },
  {
    flights: v.array(
      v.object({ ...FLIGHT.entries, ...readerOf(FLIGHT_FARE.entries.flights.item, ['ClassId'], {}).entries }),
    ),
  },
);
export type FareDetailAnswer = v.InferOutput<typeof FARE_DETAIL>;

export const PRICE_DAY = readerOf(FLIGHT_PRICE_DAYS.item, ['date', 'lowest'], { currency: undefined });
