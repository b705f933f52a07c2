import { TRAIN_RECORDS } from '@wisata/kernel/contracts/train-records';
import type { TrainBooking } from '@wisata/kernel/contracts/train-booking';
import { guestName, passengerName } from '@wisata/kernel/document-name';
import { wallTimeToInstant, zoneLabel } from '@wisata/kernel/zones';
import type { Booking } from '../../bookings/index.ts';

/** A station at a time, as its own clocks show it. */
export interface Call {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly date: string;
  readonly time: string;
  readonly zoneLabel: string;
  readonly at: number;
}

/** One journey of the order. */
export interface TrainTrip {
  readonly num: 1 | 2;
  readonly number: string;
  readonly train: string;
  readonly company: string;
  readonly classCode: string;
  readonly subClass: string;
  readonly pnr: string;
  readonly minutes: number;
  readonly from: Call;
  readonly to: Call;
}

/** One passenger on one journey. */
export interface BoardingPass {
  readonly trip: TrainTrip;
  /** As the railway prints it. */
  readonly name: string;
  /** As people write it, without title. */
  readonly fullName: string;
  readonly type: 'ADT' | 'INF';
  readonly document: string;
  /** Both empty for an infant. */
  readonly coach: string;
  readonly seat: string;
  readonly ticket: string;
}

type TrainRecord = TrainBooking['train_details'][number];

function callOf(train: TrainRecord, end: 'origin' | 'destination'): Call {
  const [date, time] =
    end === 'origin' ? [train.depart_date, train.depart_time] : [train.arrive_date, train.arrive_time];
  const zone = train[`${end}_timezone`];
  const at = wallTimeToInstant(date, time, zone);
  return {
    code: train[end],
    name: train[`${end}_name`],
    city: train[`${end}_city`],
    date,
    time,
    zoneLabel: zoneLabel(zone, at),
    at,
  };
}

function toTrip(train: TrainRecord, { bookings }: TrainBooking): TrainTrip {
  return {
    num: train.num,
    number: train.train_number,
    train: train.train_name,
    company: train.provider,
    classCode: train.class_code,
    subClass: train.class,
    pnr: bookings.find(({ num }) => num === train.num)?.booking_code ?? '',
    minutes: train.duration,
    from: callOf(train, 'origin'),
    to: callOf(train, 'destination'),
  };
}

/** The journeys of a train booking in order of time. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toTrips(booking: Booking): TrainTrip[] {
  const record = TRAIN_RECORDS.get(booking.detail);
  return record.train_details.map((train) => toTrip(train, record)).sort((a, b) => a.from.at - b.from.at);
}

/** A pass for each passenger on each journey, journey by journey. */
export function toPasses(booking: Booking): BoardingPass[] {
  const { passengers } = TRAIN_RECORDS.get(booking.detail);
  return toTrips(booking).flatMap((trip) =>
    passengers.map((passenger) => {
      const own = passenger.seats.find(({ num }) => num === trip.num);
      const [coach = '', seat = ''] = own?.seat_number.split(' / ') ?? [];
      return {
        trip,
        name: passengerName(passenger),
        fullName: guestName({ ...passenger, title: '' }),
        type: passenger.type,
        document: passenger.id_number,
        coach,
        seat,
        ticket: own?.ticket_number ?? '',
      };
    }),
  );
}
