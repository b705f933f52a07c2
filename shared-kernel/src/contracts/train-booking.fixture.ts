import { AYU_CONTACT, paid } from './trip-parts.fixture.ts';
import type { TrainBooking } from './train-booking.ts';

type Train = TrainBooking['train_details'][number];
type Passenger = TrainBooking['passengers'][number];

const GAMBIR = { code: 'GMR', name: 'Gambir', city: 'Jakarta', street: 'Jl. Medan Merdeka Timur 1' };
const PASAR_TURI = { code: 'SBI', name: 'Surabaya Pasar Turi', city: 'Surabaya', street: 'Jl. Semarang 1' };

type Times = Pick<Train, 'depart_date' | 'depart_time' | 'arrive_date' | 'arrive_time' | 'duration'>;

const train = (num: 1 | 2, number: string, [from, to]: readonly (typeof GAMBIR)[], times: Times): Train => ({
  num,
  train_name: 'Argo Bromo Anggrek',
  train_number: number,
  provider: 'KAI',
  category: 'executive',
  class_code: 'EKS',
  class: 'H',
  origin: from!.code,
  origin_name: from!.name,
  origin_city: from!.city,
  origin_street: from!.street,
  origin_timezone: 'Asia/Jakarta',
  destination: to!.code,
  destination_name: to!.name,
  destination_city: to!.city,
  destination_timezone: 'Asia/Jakarta',
  ...times,
  kai_image_url: '/media/train.svg',
});

const passenger = (
  index: number,
  seats: readonly [string, string] | undefined,
  more: Partial<Passenger>,
): Passenger => ({
  index,
  type: seats ? 'ADT' : 'INF',
  title: 'MRS',
  first_name: 'Ayu',
  last_name: 'Lestari',
  birth_date: null,
  email: '',
  mobile_phone: '',
  nationality: 'ID',
  id_type: 1,
  id_number: '3171025704910003',
  seat_number: seats?.[0] ?? '',
  ticket_number: `10240000${index}1`,
  seats: [
    { num: 1, seat_number: seats?.[0] ?? '', ticket_number: `10240000${index}1` },
    { num: 2, seat_number: seats?.[1] ?? '', ticket_number: `10240000${index}2` },
  ],
  ...more,
});

const fare = (num: 1 | 2, key: string): TrainBooking['fares'][number] => ({
  num,
  class_key: key,
  total: 1_335_000,
  base_fare: 1_320_000,
  refund_fee_percent: 25,
  change_fee_percent: 25,
  until_hours: 2,
  breakdowns: [],
});

const DETAILS = [
  train(1, '4', [GAMBIR, PASAR_TURI], {
    depart_date: '2026-12-11',
    depart_time: '20:30',
    arrive_date: '2026-12-12',
    arrive_time: '04:35',
    duration: 485,
  }),
  train(2, '1', [PASAR_TURI, GAMBIR], {
    depart_date: '2026-12-14',
    depart_time: '08:20',
    arrive_date: '2026-12-14',
    arrive_time: '16:25',
    duration: 485,
  }),
];

/** Jakarta to Surabaya and back for two adults and an infant. */
export const TRAIN_RECORD: TrainBooking = {
  record_version: 1,
  agent: null,
  agent_code: null,
  customer_company: null,
  booking_code: 'K7QW2M, P3XN9A',
  pnr_id: 'K7QW2M',
  pnr_code_reff: 'K7QW2M',
  reference_code: 'TR20261120K7QW2M',
  source: 'bundled',
  supplier: 'KAI',
  reserved: '2026-11-20T06:00:00.000Z',
  ticketed: '2026-11-20T06:20:00.000Z',
  booking_user_id: null,
  total_paid: 2_670_000,
  currency: 'IDR',
  trip: 'round-trip',
  adult: 2,
  infant: 1,
  contact: {
    id: '1',
    booking_train_id: 'TR20261120K7QW2M',
    ...AYU_CONTACT,
  },
  passengers: [
    passenger(1, ['EKS-3 / 7A', 'EKS-2 / 4C'], {}),
    passenger(2, ['EKS-3 / 7B', 'EKS-2 / 4D'], { title: 'MR', first_name: 'Suharto', last_name: 'Suharto' }),
    passenger(3, undefined, { title: 'MSTR', first_name: 'Bima', birth_date: '2025-03-09', id_number: '09-03-2025' }),
  ],
  bookings: [
    { num: 1, booking_code: 'K7QW2M', total_paid: 1_335_000, time_limit: '2026-11-20T07:00:00.000Z' },
    { num: 2, booking_code: 'P3XN9A', total_paid: 1_335_000, time_limit: '2026-11-20T07:00:00.000Z' },
  ],
  segments: DETAILS.map(({ num, origin, origin_name, destination, destination_name, train_name }) => ({
    num,
    origin,
    origin_name,
    destination,
    destination_name,
    train_name,
  })),
  train_details: DETAILS,
  fares: [fare(1, 'T.4.20261211.GMR.SBI.EKS'), fare(2, 'T.1.20261214.SBI.GMR.EKS')],
  payments: [
    paid('fare', 'Fares', 2_640_000),
    paid('service', 'Service fee', 30_000),
    paid('TOTAL_PAID', 'Total', 2_670_000),
  ],
};
