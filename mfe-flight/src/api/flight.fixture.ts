import type { AirportAnswer } from '@wisata/kernel/contracts/flight-airports';
import type { FlightFareAnswer } from '@wisata/kernel/contracts/flight-fare';
import type { FlightAnswer, FlightListAnswer } from '@wisata/kernel/contracts/flight-list';

export const FLIGHT_QUERY = 'origin=CGK&destination=DPS&departDate=2026-12-12&ADT=2&CHD=1&INF=0&cabinClass=Economy';
export const ROUND_TRIP_QUERY = `${FLIGHT_QUERY}&returnDate=2026-12-16`;

export function airport(code: string, city: string, more: Partial<AirportAnswer> = {}): AirportAnswer {
  return {
    id: 1,
    code,
    city_name: city,
    country_code: 'ID',
    country_name: 'Indonesia',
    airport_name: `${city} airport`,
    timezone: 'Asia/Jakarta',
    is_city: false,
    country_region: 'Asia',
    locale: 'en',
    active: true,
    is_non_gds: true,
    is_gds: false,
    for_override: false,
    latitude: -6.12,
    longitude: 106.65,
    ...more,
  };
}

export const REFUND: FlightAnswer['Refund'] = {
  family: 'standard',
  refund_percent: 50,
  refund_until_hours: 24,
  change_fee: 0,
  change_until_hours: 24,
  refundable: true,
  changeable: true,
  refund: '50% of the base fare comes back until 24 hours before departure.',
  reschedule: 'Changes are free.',
  text: '',
};

type Charge = FlightAnswer['FareBreakdowns'][number]['Charges'][number];

/** One line of what a passenger pays, in rupiah. */
export const charge = (Amount: number, ChargeCode: string, ChargeDetail: string): Charge => ({
  Amount,
  ChargeCode,
  ChargeDetail,
  ChargeTypeString: '',
  CurrencyCode: 'IDR',
  ForeignAmount: 0,
  ForeignCurrencyCode: '',
});

/** Charges for two adults and a child at one price each; the flight's total is three times that. */
function pricedFor(adult: number): Pick<FlightAnswer, 'FareBreakdowns' | 'TotalFare' | 'PricePerPax'> {
  const charges = [charge(adult - 200_000, 'FARE', 'Base fare'), charge(200_000, 'VAT', 'Value added tax')];
  return {
    FareBreakdowns: [
      { index: 0, PaxType: 'ADT', Count: 2, Charges: charges },
      { index: 1, PaxType: 'CHD', Count: 1, Charges: charges },
    ],
    TotalFare: adult * 3,
    PricePerPax: adult,
  };
}

/** Where and when the morning flight from Jakarta to Denpasar leaves and lands. */
export const MORNING = {
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
};

/** A direct morning flight from Jakarta to Denpasar unless said otherwise; `adult` is its price for one. */
export function flight(id: string, adult: number, more: Partial<FlightAnswer> = {}): FlightAnswer {
  const [CarrierCode = 'QG', number = '690'] = id.split('.');
  return {
    Id: id,
    FlightId: id,
    Airline: 4,
    AirlineName: { QG: 'Citilink', GA: 'Garuda Indonesia', JT: 'Lion Air' }[CarrierCode] ?? CarrierCode,
    CarrierCode,
    Number: `${CarrierCode} ${number}`,
    ...MORNING,
    Duration: 115,
    TotalTransit: 0,
    TransitDuration: 0,
    TransitPoints: [],
    DayOffset: 0,
    IsConnecting: false,
    IsMultiClass: false,
    IsAvailable: true,
    IsInternational: false,
    RequiresPassport: false,
    FlightType: 'NonGDS',
    FareType: 'Default',
    Slug: '',
    AirlineImageUrl: '',
    Note: '',
    Aircraft: 'A320',
    ConnectingFlights: [],
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
        FareBasis: '',
        Currency: 'IDR',
        BaggageKg: 20,
        Refund: REFUND,
      },
    ],
    Facilities: [{ category: 'Baggage', value: '20 kg' }],
    Fare: (adult - 200_000) * 3,
    Tax: 600_000,
    PricePerPaxBeforeDiscount: adult,
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
      OriginTerminal: null,
      OriginTimezone: 'Asia/Jakarta',
      Destination: 'SUB',
      DestinationTerminal: 'T1',
      DestinationTimezone: 'Asia/Jakarta',
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
      OriginTimezone: 'Asia/Jakarta',
      Destination: 'DPS',
      DestinationTerminal: null,
      DepartDate: '2026-12-12',
      DepartTime: '10:40',
      ArriveDate: '2026-12-12',
      ArriveTime: '12:45',
      DestinationTimezone: 'Asia/Makassar',
      Duration: 65,
      TransitDuration: 0,
      IsTerminalChange: false,
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

const WAY = { Origin: 'CGK', Destination: 'DPS', IsInternational: false, HaveUpdate: false };

export function availability(
  outbound: readonly FlightAnswer[],
  inbound: readonly FlightAnswer[] = [],
  more: Partial<FlightListAnswer> = {},
): FlightListAnswer {
  return {
    Schedules: [
      { ...WAY, Flights: [...outbound] },
      { ...WAY, Origin: 'DPS', Destination: 'CGK', Flights: [...inbound] },
    ],
    airports: [airport('SUB', 'Surabaya')],
    failed: [],
    correlation_id: 'quote-1',
    expires_at: '2026-11-20T07:30:00Z',
    ...more,
  };
}

/** A flight with its first class chosen, as the fare's answer has it. */
export function checkedFlight(each: FlightAnswer): FlightFareAnswer['flights'][number] {
  const ClassId = each.ClassObjects[0]?.Id ?? '';
  const totals = { total: each.TotalFare, currency: each.Currency, foreign_total: null, details: [] };
  return { ...each, ...totals, ClassId, class_id: ClassId, flight_id: each.FlightId };
}

export function fareDetail(
  flights: readonly FlightAnswer[],
  total: number,
  more: Partial<FlightFareAnswer> = {},
): FlightFareAnswer {
  return {
    flights: flights.map((each) => checkedFlight(each)),
    total,
    foreign_total: null,
    details: [],
    previous_total: total,
    correlation_id: '',
    currency: 'IDR',
    price_changed: false,
    expires_at: '2026-11-20T07:20:00Z',
    requires_passport: false,
    time_limit_minutes: 60,
    ...more,
  };
}
