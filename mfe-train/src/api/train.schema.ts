import { QUOTE_DEFAULTS } from '@wisata/kernel/contracts/quote-defaults';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { TRAIN_JOURNEY, TRAIN_LIST, TRAIN_PAX_FARE, TRAIN_POLICY } from '@wisata/kernel/contracts/train-list';
import { TRAIN_PRICE, TRAIN_PRICE_DAYS } from '@wisata/kernel/contracts/train-price';
import { TRAIN_QUEUE } from '@wisata/kernel/contracts/train-queue';
import { TRAIN_HOLD, TRAIN_SEATS } from '@wisata/kernel/contracts/train-seats';
import { STATION as STATION_CONTRACT } from '@wisata/kernel/contracts/train-stations';
import { TRAIN_STOP_DEFAULTS, TRAIN_STOPS } from '@wisata/kernel/contracts/train-stops';
import * as v from 'valibot';

const OWN_STATION = readerOf(STATION_CONTRACT, ['station_code', 'station_name', 'city'], {
  timezone: 'Asia/Jakarta',
  is_city: false,
  city_code: undefined,
  airport: undefined,
});
export type StationRead = v.InferOutput<typeof OWN_STATION>;

/** A station under either of the names that the contract has for its fields. */
export const STATION: v.GenericSchema<unknown, StationRead> = v.pipe(
  v.looseObject({}),
  v.transform(({ Code, StationName, CityName, ...own }) => ({
    station_code: Code,
    station_name: StationName,
    city: CityName,
    ...own,
  })),
  OWN_STATION,
);

const PAX_FARE = readerOf(
  TRAIN_PAX_FARE,
  ['PaxType', 'Count'],
  {},
  {
    Charges: v.array(readerOf(TRAIN_PAX_FARE.entries.Charges.item, ['Amount'], { ChargeCode: '', ChargeDetail: '' })),
  },
);

const POLICY = v.fallback(v.optional(readerOf(TRAIN_POLICY, [], { refund: '', reschedule: '' })), undefined);

const SEGMENT = readerOf(
  TRAIN_JOURNEY.entries.Segments.item,
  ['ClassKey', 'Fare', 'TotalFare', 'PricePerPax'],
  {
    Class: 'economy',
    ClassName: '',
    SubClass: '',
    CoachLayout: '',
    CoachSeats: 0,
    Currency: undefined,
    Seat: 0,
    IsAvailable: true,
  },
  { PaxFares: v.fallback(v.array(PAX_FARE), []) },
);
export type ClassRead = v.InferOutput<typeof SEGMENT>;

export const JOURNEY = readerOf(
  TRAIN_JOURNEY,
  ['JourneyCode', 'Origin', 'Destination', 'DepartDate', 'DepartTime', 'ArriveDate', 'ArriveTime', 'Duration'],
  {
    CarrierNumber: '',
    TrainName: '',
    OriginName: '',
    OriginCity: '',
    OriginTimezone: 'Asia/Jakarta',
    DestinationName: '',
    DestinationCity: '',
    DestinationTimezone: 'Asia/Jakarta',
    StopCount: 0,
    IsSubsidised: false,
    IsAvailable: true,
  },
  { Segments: v.array(SEGMENT), Refund: POLICY },
);
export type JourneyRead = v.InferOutput<typeof JOURNEY>;

const { Schedules } = TRAIN_LIST.entries;

export const LIST = readerOf(
  TRAIN_LIST,
  [],
  { queue_required: false, correlation_id: '', expires_at: undefined },
  {
    Schedules: v.array(
      readerOf(Schedules.item, [], { Available: true, OpensOn: null }, { Journeys: v.array(JOURNEY) }),
    ),
  },
);
export type ListRead = v.InferOutput<typeof LIST>;

export const PRICE = readerOf(
  TRAIN_PRICE,
  ['total'],
  { ...QUOTE_DEFAULTS, queue_required: false, time_limit_minutes: 0 },
  {
    journeys: v.array(
      v.object({
        ...JOURNEY.entries,
        ...readerOf(TRAIN_PRICE.entries.journeys.item, ['ClassKey', 'total'], {}).entries,
      }),
    ),
  },
);
export type PriceRead = v.InferOutput<typeof PRICE>;

export const PRICE_DAY = readerOf(TRAIN_PRICE_DAYS.item, ['date', 'lowest'], { currency: undefined });

export const STOPS = readerOf(
  TRAIN_STOPS,
  [],
  {},
  {
    Stops: v.array(readerOf(TRAIN_STOPS.entries.Stops.item, ['StationCode', 'StationName'], TRAIN_STOP_DEFAULTS)),
  },
);
export type StopsRead = v.InferOutput<typeof STOPS>;

const { Coaches } = TRAIN_SEATS.entries;

export const SEATS = readerOf(
  TRAIN_SEATS,
  ['ClassKey'],
  { ClassName: '' },
  {
    Coaches: v.array(
      readerOf(
        Coaches.item,
        ['Code', 'Number', 'Columns'],
        { SeatsLeft: 0 },
        {
          Seats: v.array(
            readerOf(Coaches.item.entries.Seats.item, ['Code', 'Label', 'Row', 'Column', 'State'], {
              Place: 'aisle',
              Facing: 'forward',
            }),
          ),
        },
      ),
    ),
  },
);
export type SeatsRead = v.InferOutput<typeof SEATS>;

export const HOLD = readerOf(TRAIN_HOLD, ['hold', 'now'], { journeys: [], expires_at: null });
export type HoldRead = v.InferOutput<typeof HOLD>;

export const QUEUE = readerOf(TRAIN_QUEUE, ['token', 'state'], {
  ahead: 0,
  wait_seconds: null,
  expires_at: null,
  poll_seconds: 10,
  now: undefined,
});
export type QueueRead = v.InferOutput<typeof QUEUE>;
