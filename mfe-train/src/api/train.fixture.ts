import {
  TRAIN_JOURNEY_ANSWER,
  TRAIN_LIST_ANSWER,
  TRAIN_PRICE_ANSWER,
} from '@wisata/kernel/contracts/train-answers.fixture';
import type { TrainJourneyAnswer, TrainListAnswer } from '@wisata/kernel/contracts/train-list';
import type { TrainPriceAnswer } from '@wisata/kernel/contracts/train-price';

type Segment = TrainJourneyAnswer['Segments'][number];
const [EXECUTIVE, LUXURY] = TRAIN_JOURNEY_ANSWER.Segments as [Segment, Segment];

/** The night train: Executive has room, Luxury has one seat for two. */
export const NIGHT_TRAIN = TRAIN_JOURNEY_ANSWER;

/** A train of one day. */
const byDay = (
  number: string,
  [DepartTime, ArriveTime]: readonly [string, string],
  more: Partial<TrainJourneyAnswer>,
) => ({
  ...TRAIN_JOURNEY_ANSWER,
  JourneyCode: `T.${number}.20261211.GMR.SBI`,
  CarrierNumber: number,
  DepartTime,
  ArriveDate: '2026-12-11',
  ArriveTime,
  DayOffset: 0,
  ...more,
});

/** Cheaper, with few seats in Economy. */
export const DAY_TRAIN: TrainJourneyAnswer = byDay('40', ['15:00', '23:50'], {
  TrainName: 'Anjasmoro',
  Duration: 530,
  StopCount: 6,
  Segments: [
    {
      ...EXECUTIVE,
      ClassKey: 'T.40.20261211.GMR.SBI.EKO',
      Class: 'economy',
      ClassName: 'Economy',
      SubClass: 'J',
      Fare: 240_000,
      PricePerPax: 247_500,
      TotalFare: 495_000,
      Seat: 4,
    },
  ],
});

/** Nobody gets a seat any more. */
export const FULL_TRAIN: TrainJourneyAnswer = byDay('2', ['08:20', '16:25'], {
  TrainName: 'Sembrani',
  IsAvailable: false,
  Segments: [{ ...LUXURY, ClassKey: 'T.2.20261211.GMR.SBI.LUX', Seat: 0, IsAvailable: false }],
});

/** The way home, three days later. */
export const RETURN_TRAIN: TrainJourneyAnswer = byDay('1', ['08:20', '16:25'], {
  JourneyCode: 'T.1.20261214.SBI.GMR',
  Origin: 'SBI',
  OriginName: 'Surabaya Pasar Turi',
  OriginCity: 'Surabaya',
  Destination: 'GMR',
  DestinationName: 'Gambir',
  DestinationCity: 'Jakarta',
  DepartDate: '2026-12-14',
  ArriveDate: '2026-12-14',
  Segments: [{ ...EXECUTIVE, ClassKey: 'T.1.20261214.SBI.GMR.EKS' }],
});

/** There and back for two adults and an infant. */
export const FAMILY_LIST: TrainListAnswer = {
  ...TRAIN_LIST_ANSWER,
  Schedules: [
    { ...TRAIN_LIST_ANSWER.Schedules[0]!, Journeys: [FULL_TRAIN, NIGHT_TRAIN, DAY_TRAIN] },
    { ...TRAIN_LIST_ANSWER.Schedules[1]!, Available: true, ErrorMessages: [], OpensOn: null, Journeys: [RETURN_TRAIN] },
  ],
};

export const DEPART_KEY = EXECUTIVE.ClassKey;
export const RETURN_KEY = 'T.1.20261214.SBI.GMR.EKS';
const [THERE] = TRAIN_PRICE_ANSWER.journeys as [TrainPriceAnswer['journeys'][number]];

/** What both trains of the family cost. */
export const FAMILY_PRICE: TrainPriceAnswer = {
  ...TRAIN_PRICE_ANSWER,
  journeys: [THERE, { ...THERE, ...RETURN_TRAIN, ClassKey: RETURN_KEY }],
  total: 2 * THERE.total,
  details: TRAIN_PRICE_ANSWER.details.map((detail) => ({ ...detail, amount: 2 * detail.amount })),
  previous_total: 2 * THERE.total,
};

export const FAMILY_QUERY = 'origin=GMR&destination=SBI&departDate=2026-12-11&returnDate=2026-12-14&adult=2&infant=1';
