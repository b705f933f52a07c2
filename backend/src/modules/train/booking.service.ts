import { TRAIN_RECORDS } from '@wisata/kernel/contracts/train-records';
import type { TrainBooking } from '@wisata/kernel/contracts/train-booking';
import type { TrainBookingRequest } from '@wisata/kernel/contracts/train-booking-request';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { bookAtSupplier, callerOf, checkTotal, namesKey } from '../bookings/index.ts';
import type { BookingCall, BookingDraft, OrderInMaking, Sale, SaleDesk } from '../bookings/index.ts';
import {
  bookingRecord,
  bookingSearch,
  bookingTitle,
  numOf,
  reservedFields,
  type BookedTrip,
} from './booking-record.ts';
import { timeLimitAt } from './deadlines.ts';
import { supplierOf } from './inventory.ts';
import { askSupplier } from './maintenance.ts';
import { findPassengerProblems, toPassengers } from './passengers.rules.ts';
import { checkTrains, sumOf } from './price-check.ts';
import { requirePlace, usePlace } from './queue.ts';
import { findPartyProblems } from './search-request.ts';
import { giveKeptSeats, keepSeats, type KeptSeats } from './seat-choice.ts';
import { readHold } from './seat-hold.ts';
import { returnSeats } from './seat-stock.ts';
import type { Reservation, Reserved } from './reserved.ts';
import { TRAIN_CURRENCY } from './train-amount.ts';
import { isPeakTrip } from './train-price.ts';

type BookingRequest = BookingCall<TrainBookingRequest>;

interface Trip extends BookedTrip {
  readonly hold: string | undefined;
}

async function checkTrip(context: BackendContext, body: TrainBookingRequest, locale: Locale): Promise<Trip> {
  throwFieldProblems(findPartyProblems(body));
  const hold = body.hold ? readHold(context, body.hold) : undefined;
  const asked = { journeys: body.journeys, party: body, correlationId: body.correlation_id, hold };
  const { checked } = await checkTrains(context, context.db, asked);
  throwFieldProblems(findPassengerProblems(body, checked[0]!.train.departDate));
  const totalMinor = sumOf(checked);
  checkTotal(body.total_price, totalMinor, TRAIN_CURRENCY);
  return { checked, passengers: toPassengers(body), body, locale, hold };
}

/** The same names on the same trains are the same booking. */
function duplicateKey({ checked, passengers, body }: BookedTrip, userId: string | null): string {
  const trains = checked.map(({ train }) => train.runKey);
  return [...trains, ...namesKey(passengers), userId ?? body.contact.email].join('|');
}

function draftOf({ config }: BackendContext, trip: BookedTrip, { userId, now }: SaleDesk) {
  const { checked, body, locale } = trip;
  const holdSeconds = config.bookingTimeLimitSeconds;
  const trains = checked.map(({ train }) => train);
  return {
    service: 'train',
    ...callerOf(body, locale, userId),
    title: bookingTitle(trip),
    amountMinor: sumOf(checked),
    currency: TRAIN_CURRENCY,
    timeLimitAt: timeLimitAt(trains, holdSeconds, now),
    detail: bookingRecord(trip, now, holdSeconds, userId),
    search: bookingSearch(trip),
    duplicateKey: duplicateKey(trip, userId),
  } satisfies BookingDraft;
}

/** One booking of the railway for each journey. */
async function reserve(
  context: BackendContext,
  { checked, passengers }: BookedTrip,
  seats: readonly (readonly string[])[],
  { booking, noteUndo }: OrderInMaking,
): Promise<Reservation[]> {
  const supplier = supplierOf(context);
  const names = passengers.map(({ first_name: firstName, last_name: lastName }) => ({ firstName, lastName }));
  const made: Reservation[] = [];
  for (const [index, { classKey }] of checked.entries()) {
    const num = numOf(index);
    const order = { orderCode: booking.code, num, classKey, seats: seats[index]!, passengers: names };
    const { pnr } = await askSupplier(supplier.book(order));
    noteUndo(() => supplier.cancel({ pnr }));
    made.push({ num, pnr });
  }
  return made;
}

/** A trip that can be booked: checked, and with its seats kept. */
interface ReadyTrip {
  readonly trip: Trip;
  readonly kept: KeptSeats;
}

async function prepareTrip(context: BackendContext, body: TrainBookingRequest, locale: Locale): Promise<ReadyTrip> {
  const trip = await checkTrip(context, body, locale);
  const { checked, hold } = trip;
  if (isPeakTrip(checked)) await requirePlace(context, context.db, body.queue);
  return { trip, kept: await keepSeats(context, { checked, adults: body.adult, hold }) };
}

async function saleOf(context: BackendContext, { trip, kept }: ReadyTrip, desk: SaleDesk): Promise<Sale<TrainBooking>> {
  const { checked, body, passengers } = trip;
  if (isPeakTrip(checked)) await usePlace(context, desk.trx, body.queue);
  const draft = draftOf(context, trip, desk);
  return {
    records: TRAIN_RECORDS,
    draft,
    async reserve(order) {
      await giveKeptSeats(order.trx, kept, { checked, bookingId: order.booking.id });
      const reservations = await reserve(context, trip, kept.seats, order);
      return {
        held: { reservations, passengerCount: passengers.length } satisfies Reserved,
        fields: reservedFields(draft.detail, order.booking.id, reservations, kept.seats),
      };
    },
  };
}

/** Books one train or a return trip. */
export async function bookTrains(context: BackendContext, request: BookingRequest, locale: Locale) {
  // A call that is made again gets its first answer, whatever has become of the trains since.
  const [prepared] = await Promise.allSettled([prepareTrip(context, request.body, locale)]);
  try {
    return await bookAtSupplier(context, request, 'train', async (desk) => {
      if (prepared.status === 'rejected') throw prepared.reason;
      return saleOf(context, prepared.value, desk);
    });
  } finally {
    // Seats that no booking has taken; those that the traveller holds stay theirs.
    if (prepared.status === 'fulfilled' && prepared.value.trip.hold === undefined)
      await returnSeats(context.db, prepared.value.kept.owner);
  }
}
