import type { TransportBookingRequest } from '@wisata/kernel/contracts/transport-booking-request';
import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import type { Trx } from '../../app/schema.ts';
import {
  bookAtSupplier,
  bookedAnswer,
  callerOf,
  checkTotal,
  createBooking,
  insertHold,
  patchDetail,
} from '../bookings/index.ts';
import type { Booking, BookingCall, BookingDraft, NoteUndo } from '../bookings/index.ts';
import { bookingRecord, bookingSearch, bookingTitle, type BookedTrip } from './booking-record.ts';
import { checkChoice, soldOut, timeLimitAt } from './choice.ts';
import { findTravellerProblems } from './driver.rules.ts';
import { insertHire, lockFree } from './hires.ts';
import { askSupplier, supplierOf } from './inventory.ts';
import { termsOf } from './terms.rules.ts';
import { TRANSPORT_CURRENCY } from './vehicle.view.ts';

type BookingRequest = BookingCall<TransportBookingRequest>;

async function checkBooking(
  context: BackendContext,
  trx: Trx,
  body: TransportBookingRequest,
  locale: Locale,
): Promise<BookedTrip> {
  const choice = await checkChoice(context, trx, body, locale);
  const { trip, available, totalMinor } = choice;
  throwFieldProblems(
    findTravellerProblems(body, termsOf(available.vehicle.className, trip.mode, trip.pickUp.airport_zone)),
  );
  checkTotal(body.total_price, totalMinor, TRANSPORT_CURRENCY);
  return { ...choice, body, locale, now: context.clock.now() };
}

function draftOf(context: BackendContext, booked: BookedTrip, userId: string | null) {
  const { trip, available, body, locale, totalMinor } = booked;
  return {
    service: 'transport',
    ...callerOf(body, locale, userId),
    title: bookingTitle(booked),
    amountMinor: totalMinor,
    currency: TRANSPORT_CURRENCY,
    timeLimitAt: timeLimitAt(context, trip),
    detail: bookingRecord(booked),
    search: bookingSearch(booked),
    duplicateKey: [available.vehicle.key, trip.startMs, userId ?? body.contact.email].join('|'),
  } satisfies BookingDraft;
}

/** Takes a vehicle for the time of the trip, then reserves it at the operator under our order code. */
async function reserve(
  context: BackendContext,
  trx: Trx,
  booking: Booking,
  { trip, available: { vehicle } }: BookedTrip,
  noteUndo: NoteUndo,
): Promise<string> {
  if (!(await lockFree(trx, vehicle.key, trip.hire, vehicle.fleet))) throw soldOut();
  const supplier = supplierOf(context);
  const { reservationId } = await askSupplier(supplier.book({ vehicleKey: vehicle.key, orderCode: booking.code }));
  noteUndo(() => supplier.cancel({ reservationId }));
  await insertHire(trx, { bookingId: booking.id, vehicleKey: vehicle.key, ...trip.hire });
  await insertHold(trx, booking.id, { reservationId });
  return reservationId;
}

/** Books a vehicle, with a driver or without, or a transfer. */
export function bookTransport(context: BackendContext, request: BookingRequest, locale: Locale) {
  return bookAtSupplier(context, request, 'transport', async (trx, noteUndo) => {
    const booked = await checkBooking(context, trx, request.body, locale);
    const draft = draftOf(context, booked, request.user?.id ?? null);
    const booking = await createBooking(context, trx, draft);
    const reservationId = await reserve(context, trx, booking, booked, noteUndo);
    const reserved = {
      group_code: booking.code,
      reservation_id: reservationId,
      raw_response: { reservation_id: reservationId, provider: booked.available.vehicle.provider },
    };
    await patchDetail(trx, booking, reserved);
    return bookedAnswer(booking, { ...TRANSPORT_RECORDS.get(booking.detail), ...reserved });
  });
}
