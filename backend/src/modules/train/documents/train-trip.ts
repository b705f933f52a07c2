import type { TrainBooking } from '@wisata/kernel/contracts/train-booking';
import { TRAIN_RECORDS } from '@wisata/kernel/contracts/train-records';
import { fullName, passengerName } from '@wisata/kernel/document-name';
import { journeyCall } from '../../../documents/journey-call.ts';
import type { Booking } from '../../bookings/index.ts';

type TrainRecord = TrainBooking['train_details'][number];

/** A station at a time, as its own clocks show it. */
const callOf = (train: TrainRecord, end: 'origin' | 'destination') => ({
  ...journeyCall(train, end),
  name: train[`${end}_name`],
  street: end === 'origin' ? (train.origin_street ?? '') : '',
});
export type Call = ReturnType<typeof callOf>;

function toTrip(train: TrainRecord, { bookings }: TrainBooking) {
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
/** One journey of the order. */
export type TrainTrip = ReturnType<typeof toTrip>;

/** The journeys of a train booking in order of time. Throws when the record is not one: the booking was accepted, so that is a bug. */
export function toTrips(booking: Booking): TrainTrip[] {
  const record = TRAIN_RECORDS.get(booking.detail);
  return record.train_details.map((train) => toTrip(train, record)).sort((a, b) => a.from.at - b.from.at);
}

/** A pass for each passenger on each journey, journey by journey. */
export function toPasses(booking: Booking) {
  const { passengers } = TRAIN_RECORDS.get(booking.detail);
  return toTrips(booking).flatMap((trip) =>
    passengers.map((passenger) => {
      const own = passenger.seats.find(({ num }) => num === trip.num);
      const [coach = '', seat = ''] = own?.seat_number.split(' / ') ?? [];
      return {
        trip,
        /** As the railway prints it. */
        name: passengerName(passenger),
        /** As people write it, without title. */
        fullName: fullName(passenger),
        type: passenger.type,
        document: passenger.id_number,
        /** Both empty for an infant. */
        coach,
        seat,
        ticket: own?.ticket_number ?? '',
      };
    }),
  );
}
export type BoardingPass = ReturnType<typeof toPasses>[number];
