import type { FareDetailAnswer, FlightAnswer } from './flight.schema.ts';
import type { Booked } from '@wisata/runtime/booking.api';
import type { SavedPassenger } from './passengers.schema.ts';

const FARES = { ADT: 720_000, CHD: 720_000, INF: 72_000 } as const;

function breakdowns(counts: Record<keyof typeof FARES, number>): FlightAnswer['FareBreakdowns'] {
  return (['ADT', 'CHD', 'INF'] as const)
    .filter((type) => counts[type] > 0)
    .map((type) => ({
      PaxType: type,
      Count: counts[type],
      Charges: [
        {
          Amount: FARES[type],
          ChargeCode: 'FARE',
          ChargeDetail: 'Base fare',
          ForeignAmount: null,
          ForeignCurrencyCode: null,
        },
        ...(type === 'INF'
          ? []
          : [
              {
                Amount: 134_000,
                ChargeCode: 'PSC',
                ChargeDetail: 'Airport charge CGK',
                ForeignAmount: null,
                ForeignCurrencyCode: null,
              },
            ]),
      ],
    }));
}

type Way = Pick<
  FlightAnswer,
  | 'FlightId'
  | 'Number'
  | 'Origin'
  | 'Destination'
  | 'OriginTimezone'
  | 'DestinationTimezone'
  | 'OriginTerminal'
  | 'DestinationTerminal'
  | 'DepartDate'
  | 'DepartTime'
  | 'ArriveDate'
  | 'ArriveTime'
>;

const THERE: Way = {
  FlightId: 'F.4.QG690-CGKDPS-20261212',
  Number: 'QG690',
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
const BACK: Way = {
  FlightId: 'F.4.QG695-DPSCGK-20261216',
  Number: 'QG695',
  Origin: 'DPS',
  OriginTerminal: '',
  OriginTimezone: 'Asia/Makassar',
  Destination: 'CGK',
  DestinationTerminal: 'T3',
  DestinationTimezone: 'Asia/Jakarta',
  DepartDate: '2026-12-16',
  DepartTime: '17:40',
  ArriveDate: '2026-12-16',
  ArriveTime: '18:35',
};

const totalOf = (rows: FlightAnswer['FareBreakdowns']) =>
  rows.reduce((sum, { Count, Charges }) => sum + Count * Charges.reduce((each, { Amount }) => each + Amount, 0), 0);

function flight(way: Way, counts: Parameters<typeof breakdowns>[0]): FareDetailAnswer['flights'][number] {
  const rows = breakdowns(counts);
  return {
    ...way,
    ClassId: `${way.FlightId}.Q`,
    Airline: 4,
    AirlineName: 'Citilink',
    CarrierCode: 'QG',
    Duration: 115,
    DayOffset: 0,
    TotalTransit: 0,
    TransitDuration: 0,
    TransitPoints: [],
    IsAvailable: true,
    IsInternational: false,
    RequiresPassport: false,
    Aircraft: 'Airbus A320',
    Note: '',
    ClassObjects: [
      { Id: `${way.FlightId}.Q`, Code: 'Q', Category: 'Economy', Seat: 9, Fare: 0, Tax: 0, FareBasis: 'QOW' },
    ],
    ConnectingFlights: [],
    FareBreakdowns: rows,
    Facilities: [{ category: 'Baggage', value: '20 kg' }],
    TotalFare: totalOf(rows),
    PricePerPax: 854_000,
    Currency: 'IDR',
    Refund: { refundable: true, changeable: true, refund: 'Half of the fare comes back.', reschedule: '', text: '' },
    Co2Kg: 80,
  };
}

interface FareOptions {
  readonly counts?: Parameters<typeof breakdowns>[0];
  readonly isReturn?: boolean;
}

/** What the fare of a party costs now; Jakarta to Denpasar, and back when asked. */
export function fareAnswer({
  counts = { ADT: 1, CHD: 0, INF: 0 },
  isReturn = false,
}: FareOptions = {}): FareDetailAnswer {
  const flights = (isReturn ? [THERE, BACK] : [THERE]).map((way) => flight(way, counts));
  const total = flights.reduce((sum, { TotalFare }) => sum + TotalFare, 0);
  return {
    flights,
    total,
    currency: 'IDR',
    price_changed: false,
    previous_total: total,
    correlation_id: 'quote-2',
    expires_at: '2026-11-20T07:28:00.000Z',
    requires_passport: false,
    time_limit_minutes: 60,
  };
}

/** Address of a checkout for a party; the price that was seen in the list is the fixture's own. */
export function checkoutUrl({ counts = { ADT: 1, CHD: 0, INF: 0 }, isReturn = false }: FareOptions = {}): string {
  const query = new URLSearchParams({
    origin: 'CGK',
    destination: 'DPS',
    departDate: THERE.DepartDate,
    ...(isReturn ? { returnDate: BACK.DepartDate } : {}),
    ADT: String(counts.ADT),
    CHD: String(counts.CHD),
    INF: String(counts.INF),
    cabinClass: 'Economy',
    departId: THERE.FlightId,
    departClass: `${THERE.FlightId}.Q`,
    ...(isReturn ? { returnId: BACK.FlightId, returnClass: `${BACK.FlightId}.Q` } : {}),
    correlationId: 'quote-1',
    totalPrice: String(fareAnswer({ counts, isReturn }).total),
  });
  return `/flight/checkout?${query}`;
}

export const BOOKED_ANSWER: Booked = { id: '3f8f5f0e-6f4c-4a55-9b1e-8f3b6d1f2a90', code: 'WS7K3M9Q2X' };

export const SUHARTO: SavedPassenger = {
  id: 'p-1',
  title: 'MR',
  first_name: 'Suharto',
  last_name: 'Suharto',
  calling_code: '62',
  country: 'ID',
  phone: '',
  email: '',
  birthdate: '1986-08-17',
  id_type: 1,
  id_number: '3374111708860001',
  passport_expire: null,
};
export const KIRANA: SavedPassenger = {
  ...SUHARTO,
  id: 'p-2',
  title: 'MISS',
  first_name: 'Kirana',
  last_name: 'Lestari Putri',
  birthdate: '2018-12-02',
  id_number: '',
};
