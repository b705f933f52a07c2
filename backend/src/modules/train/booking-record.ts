import type { SoldBy } from '@wisata/kernel/contracts/fields';
import type { TrainBookingRequest } from '@wisata/kernel/contracts/train-booking-request';
import type { TrainBooking } from '@wisata/kernel/contracts/train-booking';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { contactRecord } from '../bookings/index.ts';
import { partTimeLimit } from './deadlines.ts';
import { POLICY_FACTS } from './policy.ts';
import { sumOf, type CheckedTrain } from './price-check.ts';
import { chargeText, chargeTotals, describePaxFares } from './pricing.ts';
import type { toPassengers } from './passengers.rules.ts';
import { getStation, RAILWAY_ZONE } from './stations.ts';
import type { Reservation } from './reserved.ts';
import { TRAIN_CURRENCY, trainAmount } from './train-amount.ts';
import { journeyMinutes, TRAIN_IMAGE } from './train.view.ts';

type Draft = Omit<TrainBooking, SoldBy>;

/** What is being booked, everything checked. */
export interface BookedTrip {
  readonly checked: readonly CheckedTrain[];
  readonly passengers: ReturnType<typeof toPassengers>;
  readonly body: TrainBookingRequest;
  readonly locale: Locale;
}

/** 1 there, 2 back. */
export const numOf = (index: number) => (index === 0 ? 1 : 2);

/** Title of the order line: the two cities, joined by what the trip is. */
export function bookingTitle({ checked }: BookedTrip): string {
  const { train } = checked[0]!;
  const [from, to] = [getStation(train.origin), getStation(train.destination)];
  return `${from.city} (${from.code}) ${checked.length > 1 ? '⇄' : '→'} ${to.city} (${to.code})`;
}

function trainRecord({ train, offer }: CheckedTrain, num: 1 | 2): Draft['train_details'][number] {
  const [from, to] = [getStation(train.origin), getStation(train.destination)];
  return {
    num,
    train_name: train.name,
    train_number: train.number,
    provider: train.provider,
    category: offer.kind,
    class_code: offer.code,
    class: offer.subClass,
    origin: from.code,
    origin_name: from.name,
    origin_city: from.city,
    origin_street: from.street,
    origin_timezone: RAILWAY_ZONE,
    destination: to.code,
    destination_name: to.name,
    destination_city: to.city,
    destination_timezone: RAILWAY_ZONE,
    depart_date: train.departDate,
    depart_time: train.departTime,
    arrive_date: train.arriveDate,
    arrive_time: train.arriveTime,
    duration: journeyMinutes(train),
    kai_image_url: TRAIN_IMAGE,
  };
}

/** The same train in short. */
function segmentRecord(train: Draft['train_details'][number]): Draft['segments'][number] {
  const { num, origin, origin_name, destination, destination_name, train_name } = train;
  return { num, origin, origin_name, destination, destination_name, train_name };
}

function paymentRecords({ checked, body, locale }: BookedTrip): Draft['payments'] {
  const row = (code: string, title: string, amountMinor: number) => ({
    code,
    title,
    amount: trainAmount(amountMinor),
    currency: TRAIN_CURRENCY,
    foreign_amount: 0,
    foreign_currency: '',
  });
  const rows = chargeTotals(checked, body).map(({ code, amountMinor }) =>
    row(code, chargeText(code, locale), amountMinor),
  );
  return [...rows, row('TOTAL_PAID', 'Total', sumOf(checked))];
}

function fareRecord(each: CheckedTrain, num: 1 | 2, { body, locale }: BookedTrip): Draft['fares'][number] {
  const { train, offer } = each;
  return {
    num,
    class_key: each.classKey,
    total: trainAmount(each.totalMinor),
    base_fare: trainAmount(body.adult * offer.fareMinor),
    ...POLICY_FACTS,
    breakdowns: describePaxFares(train, offer, body, locale),
  };
}

/** The train booking of spec section 3; statuses and time limit are added from the booking itself when it is read. */
export function bookingRecord(trip: BookedTrip, now: Date, holdSeconds: number, userId: string | null): Draft {
  const { checked, passengers, body } = trip;
  const trains = checked.map((each, index) => trainRecord(each, numOf(index)));
  const seatless = checked.map((_, index) => ({ num: numOf(index), seat_number: '', ticket_number: '' }) as const);
  return {
    record_version: 1,
    booking_code: '',
    pnr_id: '',
    pnr_code_reff: '',
    reference_code: `TR${todayInJakarta(now.getTime()).replaceAll('-', '')}`,
    source: 'api',
    supplier: checked[0]!.train.provider,
    reserved: now.toISOString(),
    ticketed: null,
    booking_user_id: userId,
    total_paid: trainAmount(sumOf(checked)),
    currency: TRAIN_CURRENCY,
    trip: checked.length > 1 ? 'round-trip' : 'one-way',
    adult: body.adult,
    infant: body.infant,
    contact: { id: '', booking_train_id: '', ...contactRecord(body.contact) },
    passengers: passengers.map((passenger) => ({ ...passenger, seats: seatless })),
    bookings: checked.map(({ train, totalMinor }, index) => ({
      num: numOf(index),
      booking_code: '',
      total_paid: trainAmount(totalMinor),
      time_limit: partTimeLimit(train, holdSeconds, now).toISOString(),
    })),
    segments: trains.map(segmentRecord),
    train_details: trains,
    fares: checked.map((each, index) => fareRecord(each, numOf(index), trip)),
    payments: paymentRecords(trip),
  };
}

/** What the record gains once seats are given out and the railway has confirmed. `seats` has a list for each journey, in the order of the adults. */
export function reservedFields(
  record: Draft,
  bookingId: string,
  reservations: readonly Reservation[],
  seats: readonly (readonly string[])[],
) {
  const code = reservations[0]!.pnr;
  const reference = `${record.reference_code}${code}`;
  const pnrOf = (num: number) => reservations.find((each) => each.num === num)!.pnr;
  return {
    booking_code: reservations.map(({ pnr }) => pnr).join(', '),
    pnr_id: code,
    pnr_code_reff: code,
    reference_code: reference,
    contact: { ...record.contact, id: bookingId, booking_train_id: reference },
    bookings: record.bookings.map((part) => ({ ...part, booking_code: pnrOf(part.num) })),
    passengers: record.passengers.map((passenger, place) => {
      // Adults stand first, and nobody else has a seat.
      const own = passenger.seats.map((seat, index) => ({ ...seat, seat_number: seats[index]![place] ?? '' }));
      return { ...passenger, seat_number: own[0]!.seat_number, seats: own };
    }),
  };
}

/** The search that leads to this trip again, in the query's own keys. */
export function bookingSearch({ checked, body }: BookedTrip) {
  const { train } = checked[0]!;
  const back = checked[1]?.train.departDate;
  return {
    origin: train.origin,
    destination: train.destination,
    departDate: train.departDate,
    ...(back ? { returnDate: back } : {}),
    adult: body.adult,
    infant: body.infant,
  };
}
