import type { AgendaEntry } from '@wisata/kernel/contracts/agenda';
import { TRAIN_RECORDS } from '@wisata/kernel/contracts/train-records';
import type { TrainBooking } from '@wisata/kernel/contracts/train-booking';
import { fromMajor } from '@wisata/kernel/money';
import { wallTimeToInstant } from '@wisata/kernel/zones';
import { journeyAgenda, payableMinor } from '../bookings/index.ts';
import type { Booking, TravelFacts } from '../bookings/index.ts';
import { findStation } from './stations.ts';

const HOUR_MS = 3_600_000;
/** The gates close five minutes before, as the ticket says; and out of the station with bags. */
const BOARDING = { closesMinutes: 5, outMinutes: 10 };

type TrainRecord = TrainBooking['train_details'][number];

const findTrainRecord = ({ detail }: Booking) => TRAIN_RECORDS.find(detail);

const agendaOf = (train: TrainRecord) =>
  journeyAgenda(train, {
    what: `${train.train_name} ${train.train_number}`,
    places: [`${train.origin_name} (${train.origin})`, `${train.destination_name} (${train.destination})`],
    findPlace: findStation,
    placeKind: 'station',
    ...BOARDING,
  });

/** Every departure and arrival, as the clocks of each station show them. */
export function trainAgenda(booking: Booking): readonly AgendaEntry[] {
  return findTrainRecord(booking)?.train_details.flatMap(agendaOf) ?? [];
}

/** The journey there decides: its day and the city where it ends. */
export function trainTravelFacts(booking: Booking): TravelFacts {
  const outbound = findTrainRecord(booking)?.train_details.find(({ num }) => num === 1);
  if (!outbound) return {};
  const { depart_date: startDate, destination_city: city, destination_name: name, destination: code } = outbound;
  return { startDate, places: [city, name, code] };
}

/** The fares of what has not left yet, less the railway's share and what a voucher code had taken off. */
export function trainRefundMinor(booking: Booking, now: Date): number | undefined {
  const record = findTrainRecord(booking);
  if (!record) return undefined;
  const refundMinor = record.fares.reduce((total, { num, base_fare, refund_fee_percent, until_hours }) => {
    const train = record.train_details.find((each) => each.num === num);
    if (!train) return total;
    const departAt = wallTimeToInstant(train.depart_date, train.depart_time, train.origin_timezone);
    if (now.getTime() > departAt - until_hours * HOUR_MS) return total;
    return total + Math.floor((fromMajor(base_fare, booking.currency).minor * (100 - refund_fee_percent)) / 100);
  }, 0);
  return Math.min(refundMinor, payableMinor(booking));
}
