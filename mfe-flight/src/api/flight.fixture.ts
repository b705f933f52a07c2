import type { InferInput } from 'valibot';
import type { AIRPORT, AVAILABILITY, FARE_DETAIL, FLIGHT } from './flight.schema.ts';

type AirportInput = InferInput<typeof AIRPORT>;
type FlightInput = InferInput<typeof FLIGHT>;
type AvailabilityInput = InferInput<typeof AVAILABILITY>;
type FareDetailInput = InferInput<typeof FARE_DETAIL>;

export const FLIGHT_QUERY = 'origin=CGK&destination=DPS&departDate=2026-12-12&ADT=2&CHD=1&INF=0&cabinClass=Economy';
export const ROUND_TRIP_QUERY = `${FLIGHT_QUERY}&returnDate=2026-12-16`;

export function airport(code: string, city: string, more: Partial<AirportInput> = {}): AirportInput {
  return {
    code,
    city_name: city,
    country_code: 'ID',
    country_name: 'Indonesia',
    airport_name: `${city} airport`,
    timezone: 'Asia/Jakarta',
    is_city: false,
    ...more,
  };
}

const REFUND = {
  refundable: true,
  changeable: true,
  refund: '50% of the base fare comes back until 24 hours before departure.',
  reschedule: 'Changes are free.',
  text: '',
};

/** Charges for two adults and a child at one price each; the flight's total is three times that. */
function pricedFor(adult: number): Pick<FlightInput, 'FareBreakdowns' | 'TotalFare' | 'PricePerPax'> {
  const charges = [
    { Amount: adult - 200_000, ChargeCode: 'FARE', ChargeDetail: 'Base fare' },
    { Amount: 200_000, ChargeCode: 'VAT', ChargeDetail: 'Value added tax' },
  ];
  return {
    FareBreakdowns: [
      { PaxType: 'ADT', Count: 2, Charges: charges },
      { PaxType: 'CHD', Count: 1, Charges: charges },
    ],
    TotalFare: adult * 3,
    PricePerPax: adult,
  };
}

/** A direct morning flight from Jakarta to Denpasar unless said otherwise; `adult` is its price for one. */
export function flight(id: string, adult: number, more: Partial<FlightInput> = {}): FlightInput {
  const [CarrierCode = 'QG', number = '690'] = id.split('.');
  return {
    FlightId: id,
    Airline: 4,
    AirlineName: { QG: 'Citilink', GA: 'Garuda Indonesia', JT: 'Lion Air' }[CarrierCode] ?? CarrierCode,
    CarrierCode,
    Number: `${CarrierCode} ${number}`,
    Origin: 'CGK',
    OriginTerminal: 'T3',
    OriginTimezone: 'Asia/Jakarta',
    Destination: 'DPS',
    DestinationTerminal: '',
    DestinationTimezone: 'Asia/Makassar',
    DepartDate: '2026-12-12',
    DepartTime: '10:25',
    ArriveDate: '2026-12-12',
    ArriveTime: '13:20',
    Duration: 115,
    TotalTransit: 0,
    TransitDuration: 0,
    Aircraft: 'A320',
    ClassObjects: [
      {
        Id: `${id}.Q`,
        Code: 'Q',
        Category: 'Economy',
        Seat: 9,
        Fare: (adult - 200_000) * 3,
        Tax: 600_000,
        TotalFare: adult * 3,
        PricePerPax: adult,
        BaggageKg: 20,
        Refund: REFUND,
      },
    ],
    Facilities: [{ category: 'Baggage', value: '20 kg' }],
    Currency: 'IDR',
    Refund: REFUND,
    Co2Kg: 65,
    ...pricedFor(adult),
    ...more,
  };
}

/** Through Surabaya, where the next plane leaves from another terminal. */
export const VIA_SURABAYA = flight('JT.748', 840_000, {
  Airline: 2,
  DepartTime: '06:00',
  ArriveTime: '12:45',
  Duration: 345,
  TotalTransit: 1,
  TransitDuration: 190,
  TransitPoints: ['SUB'],
  ConnectingFlights: [
    {
      CarrierCode: 'JT',
      AirlineName: 'Lion Air',
      Number: 'JT 748',
      Aircraft: '737-900',
      Origin: 'CGK',
      Destination: 'SUB',
      DestinationTerminal: 'T1',
      DepartDate: '2026-12-12',
      DepartTime: '06:00',
      ArriveDate: '2026-12-12',
      ArriveTime: '07:30',
      Duration: 90,
      TransitDuration: 190,
      IsTerminalChange: true,
    },
    {
      CarrierCode: 'JT',
      AirlineName: 'Lion Air',
      Number: 'JT 924',
      Aircraft: '737-900',
      Origin: 'SUB',
      OriginTerminal: 'T2',
      Destination: 'DPS',
      DepartDate: '2026-12-12',
      DepartTime: '10:40',
      ArriveDate: '2026-12-12',
      ArriveTime: '12:45',
      DestinationTimezone: 'Asia/Makassar',
      Duration: 65,
    },
  ],
});
export const CITILINK = flight('QG.690', 850_000);
export const GARUDA = flight('GA.404', 1_300_000, {
  Airline: 7,
  DepartTime: '18:10',
  ArriveTime: '21:00',
  Duration: 110,
});

export function availability(
  outbound: readonly FlightInput[],
  inbound: readonly FlightInput[] = [],
  more: Partial<AvailabilityInput> = {},
): AvailabilityInput {
  return {
    Schedules: [{ Flights: [...outbound] }, { Flights: [...inbound] }],
    failed: [],
    correlation_id: 'quote-1',
    expires_at: '2026-11-20T07:30:00Z',
    ...more,
  };
}

export function fareDetail(
  flights: readonly FlightInput[],
  total: number,
  more: Partial<FareDetailInput> = {},
): FareDetailInput {
  return {
    flights: flights.map((each) => ({ ...each, ClassId: each.ClassObjects?.[0]?.Id ?? '' })),
    total,
    currency: 'IDR',
    price_changed: false,
    expires_at: '2026-11-20T07:20:00Z',
    requires_passport: false,
    time_limit_minutes: 60,
    ...more,
  };
}
