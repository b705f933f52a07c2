import { SAVED_SUHARTO } from '@wisata/runtime/testing-orders';
import type { PassengerAnswer } from '@wisata/kernel/contracts/passenger';
import type { FlightFareAnswer } from '@wisata/kernel/contracts/flight-fare';
import type { FlightAnswer } from '@wisata/kernel/contracts/flight-list';
import { charge, checkedFlight, fareDetail, flight as anyFlight, MORNING, REFUND } from './flight.fixture.ts';
import type { Booked } from '@wisata/runtime/booking.api';

const FARES = { ADT: 720_000, CHD: 720_000, INF: 72_000 } as const;

function breakdowns(counts: Record<keyof typeof FARES, number>): FlightAnswer['FareBreakdowns'] {
  return (['ADT', 'CHD', 'INF'] as const)
    .filter((type) => counts[type] > 0)
    .map((type, index) => ({
      index,
      PaxType: type,
      Count: counts[type],
      Charges: [
        charge(FARES[type], 'FARE', 'Base fare'),
        ...(type === 'INF' ? [] : [charge(134_000, 'PSC', 'Airport charge CGK')]),
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
  ...MORNING,
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

const NOTHING_PAID = { Fare: 0, Tax: 0, TotalFare: 0, PricePerPax: 0 };

function flight(way: Way, counts: Parameters<typeof breakdowns>[0]): FlightFareAnswer['flights'][number] {
  const rows = breakdowns(counts);
  const refund = { ...REFUND, refund: 'Half of the fare comes back.', reschedule: '' };
  const [economy] = anyFlight(way.FlightId, 0).ClassObjects;
  return checkedFlight({
    ...anyFlight('QG.690', 854_000),
    ...way,
    Aircraft: 'Airbus A320',
    ClassObjects: [{ ...economy!, FareBasis: 'QOW', Refund: refund, ...NOTHING_PAID }],
    FareBreakdowns: rows,
    TotalFare: totalOf(rows),
    Refund: refund,
    Co2Kg: 80,
  });
}

interface FareOptions {
  readonly counts?: Parameters<typeof breakdowns>[0];
  readonly isReturn?: boolean;
}

/** What the fare of a party costs now; Jakarta to Denpasar, and back when asked. */
export function fareAnswer({
  counts = { ADT: 1, CHD: 0, INF: 0 },
  isReturn = false,
}: FareOptions = {}): FlightFareAnswer {
  const flights = (isReturn ? [THERE, BACK] : [THERE]).map((way) => flight(way, counts));
  const total = flights.reduce((sum, { TotalFare }) => sum + TotalFare, 0);
  const quote = { correlation_id: 'quote-2', expires_at: '2026-11-20T07:28:00.000Z' };
  return { ...fareDetail([], total, quote), flights };
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

export const SUHARTO = SAVED_SUHARTO;
export const KIRANA: PassengerAnswer = {
  ...SUHARTO,
  id: 'p-2',
  title: 'MISS',
  first_name: 'Kirana',
  last_name: 'Lestari Putri',
  birthdate: '2018-12-02',
  id_number: '',
};
