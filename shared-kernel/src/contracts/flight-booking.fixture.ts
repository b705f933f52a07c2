import { AYU_CONTACT, paid } from './trip-parts.fixture.ts';
import type { FlightBooking } from './flight-booking.ts';

type Passenger = FlightBooking['passengers'][number];
type Flight = FlightBooking['flight_details'][number];

const passenger = (index: number, more: Pick<Passenger, 'title' | 'first_name' | 'last_name'>): Passenger => ({
  index,
  type: 'ADT',
  gender: '',
  birth_date: null,
  email: '',
  mobile_phone: '',
  home_phone: '',
  nationality: 'ID',
  id_type: 1,
  id_number: '',
  passport_number: '',
  passport_origin_country: '',
  passport_first_name: '',
  passport_last_name: '',
  passport_expire: null,
  ticket_number: `88824716031${17 + index}`,
  ticket_numbers: [],
  ...more,
});

interface End {
  readonly code: string;
  readonly city: string;
  readonly airport: string;
  readonly terminal: string | null;
  readonly zone: string;
}
const JAKARTA: End = { code: 'CGK', city: 'Jakarta', airport: 'Soekarno-Hatta', terminal: 'T3', zone: 'Asia/Jakarta' };
const BALI: End = {
  code: 'DPS',
  city: 'Denpasar',
  airport: 'I Gusti Ngurah Rai',
  terminal: 'D',
  zone: 'Asia/Makassar',
};
const SORONG: End = {
  code: 'SOQ',
  city: 'Sorong',
  airport: 'Domine Eduard Osok',
  terminal: '',
  zone: 'Asia/Jayapura',
};
const MAKASSAR: End = {
  code: 'UPG',
  city: 'Makassar',
  airport: 'Sultan Hasanuddin',
  terminal: '',
  zone: 'Asia/Makassar',
};

type Times = Pick<Flight, 'depart_date' | 'depart_time' | 'arrive_date' | 'arrive_time'>;

function flightOf(number: string, [from, to]: readonly [End, End], times: Times): Flight {
  return {
    num: 1,
    seq: 1,
    airline: 'Citilink',
    carrier_code: number.slice(0, 2),
    flight_number: number,
    aircraft: 'Airbus A320',
    origin: from.code,
    origin_city: from.city,
    origin_airport: from.airport,
    origin_terminal: from.terminal,
    origin_timezone: from.zone,
    destination: to.code,
    destination_city: to.city,
    destination_airport: to.airport,
    destination_terminal: to.terminal,
    destination_timezone: to.zone,
    ...times,
    duration: 115,
    class: 'Q',
    category: 'Economy',
    fare_basis: 'QD1ID',
    baggage: '20 kg',
    airline_image_url: `/media/airline/${number.slice(0, 2)}.svg`,
    pnr: 'QZTK8M',
  };
}

const THERE = flightOf('QG690', [JAKARTA, BALI], {
  depart_date: '2026-12-12',
  depart_time: '10:25',
  arrive_date: '2026-12-12',
  arrive_time: '13:20',
});
const BACK = flightOf('QG695', [BALI, JAKARTA], {
  depart_date: '2026-12-16',
  depart_time: '17:40',
  arrive_date: '2026-12-16',
  arrive_time: '18:35',
});

const policy = (refund: string, reschedule: string): FlightBooking['fares'][number]['policy']['en'] => ({
  family: 'standard',
  refundable: true,
  changeable: true,
  refund_percent: 50,
  refund_until_hours: 24,
  change_fee: 0,
  change_until_hours: 4,
  refund,
  reschedule,
  text: '',
});

/** A round trip to Bali for three. Its journeys stand in the order of a careless supplier, the way back first. */
export const FLIGHT_RECORD: FlightBooking = {
  record_version: 2,
  agent: null,
  agent_code: null,
  customer_company: null,
  airline: 'Citilink',
  booking_code: 'QZTK8M',
  pnr_id: 'QZTK8M',
  bos_invoice_no: 'FL20261120QZTK8M',
  created: '2026-11-20T06:00:00.000Z',
  reserved: '2026-11-20T06:00:00.000Z',
  ticketed: null,
  booking_user_id: null,
  total_paid: 5_280_000,
  currency: 'IDR',
  trip: 'round-trip',
  is_international: false,
  requires_passport: false,
  adult: 2,
  child: 1,
  infant: 0,
  contact: AYU_CONTACT,
  passengers: [
    passenger(1, { title: 'MRS', first_name: 'Ayu', last_name: 'Lestari' }),
    passenger(2, { title: 'MR', first_name: 'Suharto', last_name: 'Suharto' }),
    { ...passenger(3, { title: 'MISS', first_name: 'Kirana', last_name: 'Lestari Putri' }), type: 'CHD' },
  ],
  segments: [
    {
      num: 1,
      seq: 1,
      airline_name: 'Citilink',
      origin: 'CGK',
      destination: 'DPS',
      origin_airport: JAKARTA.airport,
      destination_airport: BALI.airport,
      airline_booking_code: 'QZTK8M',
    },
    {
      num: 2,
      seq: 1,
      airline_name: 'Citilink',
      origin: 'DPS',
      destination: 'CGK',
      origin_airport: BALI.airport,
      destination_airport: JAKARTA.airport,
      airline_booking_code: 'QZTK8M',
    },
  ],
  flight_details: [{ ...BACK, num: 2 }, THERE],
  fares: [
    {
      num: 1,
      flight_id: 'F.4.QG690-CGKDPS-20261212',
      class: 'Q',
      family: 'standard',
      tier: 'medium',
      total: 5_280_000,
      base_fare: 4_476_000,
      breakdowns: [],
      policy: {
        en: policy('Half of the fare comes back.', 'Changes are free.'),
        id: policy('Setengah tarif kembali.', 'Perubahan tanpa biaya.'),
      },
    },
  ],
  payments: [
    paid('FARE', 'Base fare', 4_476_000),
    paid('PSC', 'Airport charge CGK', 402_000),
    paid('PSC', 'Airport charge DPS', 402_000),
    paid('TOTAL_PAID', 'Total', 5_280_000),
  ],
};

const lionAir = (flight: Flight, seq: number): Flight => ({ ...flight, seq, airline: 'Lion Air' });

/** Sorong to Jakarta over Makassar with a night between, two planes on one booking code. */
export const TRANSIT_RECORD: FlightBooking = {
  ...FLIGHT_RECORD,
  airline: 'Lion Air',
  trip: 'one-way',
  flight_details: [
    lionAir(
      flightOf('JT799', [SORONG, MAKASSAR], {
        depart_date: '2026-12-12',
        depart_time: '21:00',
        arrive_date: '2026-12-12',
        arrive_time: '22:30',
      }),
      1,
    ),
    lionAir(
      flightOf('JT781', [MAKASSAR, JAKARTA], {
        depart_date: '2026-12-12',
        depart_time: '23:50',
        arrive_date: '2026-12-13',
        arrive_time: '01:10',
      }),
      2,
    ),
  ],
};
