import type { MapPlace } from '@wisata/kernel/contracts/maps-places';
import type { TransportBooking, TransportStop } from '@wisata/kernel/contracts/transport-booking';
import type { TransportBookingRequest } from '@wisata/kernel/contracts/transport-booking-request';
import { TRANSPORT_RECORDS } from '@wisata/kernel/contracts/transport-records';
import type { Locale } from '@wisata/kernel/locale';
import type { BackendContext } from '../../app/context.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import type { Trx } from '../../app/schema.ts';
import { bookAtSupplier, callerOf, checkTotal } from '../bookings/index.ts';
import type { BookingCall, OrderInMaking, Sale } from '../bookings/index.ts';
import { bookingRecord, bookingSearch, type BookedTrip } from './booking-record.ts';
import { gazetteerOf } from '../maps/index.ts';
import { checkChoice, soldOut, timeLimitAt } from './choice.ts';
import { findTravellerProblems } from './driver.rules.ts';
import { insertHire, lockFree } from './hires.ts';
import { askSupplier, supplierOf } from './inventory.ts';
import { termsOf } from './terms.rules.ts';
import { TRANSPORT_CURRENCY } from './vehicle.view.ts';

type BookingRequest = BookingCall<TransportBookingRequest>;

/** What a place is called in each language; what only a vendor knows, and a traveller's address, has one name. */
function namesOf(context: BackendContext, { place_id: id, name }: MapPlace): TransportStop['names'] {
  const nameIn = (locale: Locale) => gazetteerOf(context).find(id, locale)?.name ?? name;
  return { en: nameIn('en'), id: nameIn('id') };
}

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
  const names = { pickUp: namesOf(context, trip.pickUp), dropOff: namesOf(context, trip.dropOff) };
  return { ...choice, body, locale, names, now: context.clock.now() };
}

/** Takes a vehicle for the time of the trip, then reserves it at the operator under our order code. */
async function reserve(context: BackendContext, { trip, available: { vehicle } }: BookedTrip, order: OrderInMaking) {
  const { trx, booking, noteUndo } = order;
  if (!(await lockFree(trx, vehicle.key, trip.hire, vehicle.fleet))) throw soldOut();
  const supplier = supplierOf(context);
  const { reservationId } = await askSupplier(supplier.book({ vehicleKey: vehicle.key, orderCode: booking.code }));
  noteUndo(() => supplier.cancel({ reservationId }));
  await insertHire(trx, { bookingId: booking.id, vehicleKey: vehicle.key, ...trip.hire });
  const raw = { reservation_id: reservationId, provider: vehicle.provider };
  return {
    held: { reservationId },
    fields: { group_code: booking.code, reservation_id: reservationId, raw_response: raw },
  };
}

function saleOf(context: BackendContext, booked: BookedTrip, userId: string | null) {
  const { trip, available, body, locale, totalMinor } = booked;
  return {
    records: TRANSPORT_RECORDS,
    draft: {
      service: 'transport',
      ...callerOf(body, locale, userId),
      amountMinor: totalMinor,
      currency: TRANSPORT_CURRENCY,
      timeLimitAt: timeLimitAt(context, trip),
      detail: bookingRecord(booked),
      search: bookingSearch(booked),
      duplicateKey: [available.vehicle.key, trip.startMs, userId ?? body.contact.email].join('|'),
    },
    reserve: (order) => reserve(context, booked, order),
  } satisfies Sale<TransportBooking>;
}

/** Books a vehicle, with a driver or without, or a transfer. */
export function bookTransport(context: BackendContext, request: BookingRequest, locale: Locale) {
  return bookAtSupplier(context, request, 'transport', async ({ trx, userId }) =>
    saleOf(context, await checkBooking(context, trx, request.body, locale), userId),
  );
}
