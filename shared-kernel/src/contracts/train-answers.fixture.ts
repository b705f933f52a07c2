import type { TrainJourneyAnswer, TrainListAnswer } from './train-list.ts';
import type { TrainPriceAnswer } from './train-price.ts';
import type { TrainQueueAnswer } from './train-queue.ts';
import type { TrainHoldAnswer, TrainSeatsAnswer } from './train-seats.ts';
import type { StationAnswer } from './train-stations.ts';
import { TRAIN_STOP_DEFAULTS, type TrainStopsAnswer } from './train-stops.ts';

const station = (code: string, name: string, city: string): StationAnswer => ({
  station_code: code,
  station_name: name,
  city,
  Active: true,
  CountryCode: 'ID',
  CountryName: 'Indonesia',
  LocalView: `${name} (${code}), ${city}`,
  Locale: 'en',
  latitude: -6.1767,
  longitude: 106.8306,
  timezone: 'Asia/Jakarta',
  is_city: false,
  ...(city === 'Jakarta' ? { city_code: 'JKT', airport: 'CGK' } : { airport: 'SUB' }),
});

/** A whole city and two stations. */
export const STATION_ANSWERS: readonly StationAnswer[] = [
  { ...station('JKT', 'All stations', 'Jakarta'), is_city: true, stations: ['GMR', 'PSE', 'JNG'] },
  station('GMR', 'Gambir', 'Jakarta'),
  station('SBI', 'Surabaya Pasar Turi', 'Surabaya'),
];

const charge = (code: string, detail: string, amount: number) => ({
  Amount: amount,
  ChargeCode: code,
  ChargeDetail: detail,
  ChargeTypeString: code,
  CurrencyCode: 'IDR' as const,
  ForeignAmount: 0,
  ForeignCurrencyCode: '',
});

type Segment = TrainJourneyAnswer['Segments'][number];

const segment = (key: string, name: string, more: Pick<Segment, 'Class' | 'SubClass' | 'Fare' | 'Seat'>): Segment => ({
  ClassKey: key,
  ClassName: name,
  CoachLayout: '2-2',
  CoachSeats: 50,
  FareBasisCode: `${more.SubClass}4`,
  PricePerPax: more.Fare + 7_500,
  TotalFare: 2 * (more.Fare + 7_500),
  Currency: 'IDR',
  IsAvailable: more.Seat >= 2,
  PaxFares: [
    {
      index: 1,
      PaxType: 'ADT',
      Count: 2,
      Charges: [charge('fare', 'Fare', more.Fare), charge('service', 'Service fee', 7_500)],
    },
    { index: 2, PaxType: 'INF', Count: 1, Charges: [charge('fare', 'Fare', 0)] },
  ],
  ...more,
});

/** The night train to Surabaya for two adults and an infant. */
export const TRAIN_JOURNEY_ANSWER: TrainJourneyAnswer = {
  JourneyCode: 'T.4.20261211.GMR.SBI',
  CarrierNumber: '4',
  TrainName: 'Argo Bromo Anggrek',
  Provider: 'KAI',
  Sequence: 1,
  Origin: 'GMR',
  OriginName: 'Gambir',
  OriginCity: 'Jakarta',
  OriginTimezone: 'Asia/Jakarta',
  Destination: 'SBI',
  DestinationName: 'Surabaya Pasar Turi',
  DestinationCity: 'Surabaya',
  DestinationTimezone: 'Asia/Jakarta',
  DepartDate: '2026-12-11',
  DepartTime: '20:30',
  ArriveDate: '2026-12-12',
  ArriveTime: '04:35',
  DayOffset: 1,
  Duration: 485,
  StopCount: 3,
  IsSubsidised: false,
  IsAvailable: true,
  ImageUrl: '/media/train.svg',
  Segments: [
    segment('T.4.20261211.GMR.SBI.EKS', 'Executive', { Class: 'executive', SubClass: 'H', Fare: 660_000, Seat: 37 }),
    segment('T.4.20261211.GMR.SBI.LUX', 'Luxury', { Class: 'executive', SubClass: 'A', Fare: 1_500_000, Seat: 1 }),
  ],
  Refund: {
    refund_fee_percent: 25,
    change_fee_percent: 25,
    until_hours: 2,
    refund: '75% of the fare comes back until 2 hours before departure.',
    reschedule: 'Another train costs 25% of the fare and the difference, until 2 hours before departure.',
  },
};

type Schedule = TrainListAnswer['Schedules'][number];

const schedule = (Origin: string, Destination: string, more: Partial<Schedule>): Schedule => ({
  CompanyCode: 'KAI',
  Origin,
  Destination,
  Available: true,
  ErrorMessages: [],
  OpensOn: null,
  Journeys: [],
  ...more,
});

/** The way there, on sale, and a way back that the railway did not answer for. */
export const TRAIN_LIST_ANSWER: TrainListAnswer = {
  Schedules: [
    schedule('GMR', 'SBI', { Journeys: [TRAIN_JOURNEY_ANSWER] }),
    schedule('SBI', 'GMR', {
      Available: false,
      ErrorMessages: ['The railway is not answering properly. Please try again in a moment.'],
      OpensOn: '2026-12-30',
    }),
  ],
  queue_required: false,
  correlation_id: 'mhn0x2k0-0123456789abcdef01234567',
  expires_at: '2026-11-20T06:30:00.000Z',
};

const total = {
  total: 1_335_000,
  currency: 'IDR' as const,
  details: [
    { code: 'fare', text: 'Fares', amount: 1_320_000, currency: 'IDR' as const },
    { code: 'service', text: 'Service fee', amount: 15_000, currency: 'IDR' as const },
  ],
};

/** What the night train costs. */
export const TRAIN_PRICE_ANSWER: TrainPriceAnswer = {
  journeys: [
    {
      ...TRAIN_JOURNEY_ANSWER,
      Segments: TRAIN_JOURNEY_ANSWER.Segments.slice(0, 1),
      ClassKey: 'T.4.20261211.GMR.SBI.EKS',
      ...total,
    },
  ],
  ...total,
  price_changed: false,
  previous_total: 1_335_000,
  queue_required: false,
  correlation_id: TRAIN_LIST_ANSWER.correlation_id,
  expires_at: TRAIN_LIST_ANSWER.expires_at,
  time_limit_minutes: 60,
};

type Stop = TrainStopsAnswer['Stops'][number];

const stop = (sequence: number, code: string, name: string, more: Partial<Stop>): Stop => ({
  Sequence: sequence,
  StationCode: code,
  StationName: name,
  CityName: name,
  ...TRAIN_STOP_DEFAULTS,
  ...more,
});

/** From the first station to the last one, a day later. */
export const TRAIN_STOPS_ANSWER: TrainStopsAnswer = {
  JourneyCode: 'T.4.20261211.GMR.SBI',
  CarrierNumber: '4',
  TrainName: 'Argo Bromo Anggrek',
  Stops: [
    stop(1, 'GMR', 'Gambir', { DepartDate: '2026-12-11', DepartTime: '20:30' }),
    stop(2, 'CN', 'Cirebon', {
      ArriveDate: '2026-12-11',
      ArriveTime: '22:52',
      DepartDate: '2026-12-11',
      DepartTime: '22:57',
      Wait: 5,
    }),
    stop(3, 'SBI', 'Surabaya Pasar Turi', { ArriveDate: '2026-12-12', ArriveTime: '04:35' }),
  ],
};

/** One coach of two rows: a free seat, one of one's own and two that are taken. */
export const TRAIN_SEATS_ANSWER: TrainSeatsAnswer = {
  ClassKey: 'T.4.20261211.GMR.SBI.EKS',
  Class: 'executive',
  ClassName: 'Executive',
  Coaches: [
    {
      Code: 'EKS-3',
      Number: 3,
      Rows: 1,
      Columns: ['A', 'B', null, 'C', 'D'],
      SeatsLeft: 2,
      Seats: (['free', 'own', 'taken', 'taken'] as const).map((state, index) => ({
        Code: `1${'ABCD'[index]!}`,
        Label: `EKS-3 / 1${'ABCD'[index]!}`,
        Row: 1,
        Column: 'ABCD'[index]!,
        Place: index === 0 || index === 3 ? 'window' : 'aisle',
        Facing: 'forward',
        State: state,
      })),
    },
  ],
};

/** Two seats for five minutes. */
export const TRAIN_HOLD_ANSWER: TrainHoldAnswer = {
  hold: '0b9d1f2e-0000-4000-8000-000000000001.0123456789abcdef01234567',
  journeys: [{ ClassKey: 'T.4.20261211.GMR.SBI.EKS', Seats: ['EKS-3 / 7A', 'EKS-3 / 7B'] }],
  expires_at: '2026-11-20T06:05:00.000Z',
  now: '2026-11-20T06:00:00.000Z',
};

const place = (number: number, more: Partial<TrainQueueAnswer>): TrainQueueAnswer => ({
  token: `0b9d1f2e-0000-4000-8000-00000000000${number}.0123456789abcdef01234567`,
  state: 'waiting',
  ahead: 0,
  wait_seconds: 0,
  expires_at: null,
  poll_seconds: 10,
  now: '2026-11-20T06:00:00.000Z',
  ...more,
});

/** Somebody who waits, and somebody who is in. */
export const TRAIN_QUEUE_ANSWERS: readonly TrainQueueAnswer[] = [
  place(2, { ahead: 34, wait_seconds: 140 }),
  place(3, { state: 'admitted', expires_at: '2026-11-20T06:10:00.000Z', poll_seconds: 30 }),
];
