import { FLIGHT_RECORDS } from '@wisata/kernel/contracts/flight-records';
import type { FlightBookingRequest } from '@wisata/kernel/contracts/flight-booking-request';
import type { Locale } from '@wisata/kernel/locale';
import type { Trx } from '../../app/schema.ts';
import { throwFieldProblems } from '../../app/field-problems.ts';
import { bookAtSupplier, callerOf, checkTotal, namesKey } from '../bookings/index.ts';
import type { BookingCall, BookingDraft, OrderInMaking, SaleDesk } from '../bookings/index.ts';
import type { FlightDesk } from './availability.ts';
import { bookingRecord, bookingSearch, bookingTitle, locatorFields } from './booking-record.ts';
import type { BookedTrip } from './booking-record.ts';
import { timeLimitAt } from './deadlines.ts';
import { checkFares, soldOut, sumOf } from './fare-check.ts';
import { requiresPassport } from './flight.view.ts';
import { askSupplier } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import { headCount, seatsOf } from './party.ts';
import { findPassengerProblems, toPassengers } from './passengers.rules.ts';
import { findPartyProblems } from './search-request.ts';
import type { Reservation, Reserved } from './reserved.ts';

type BookingRequest = BookingCall<FlightBookingRequest>;

async function checkTrip(desk: FlightDesk, body: FlightBookingRequest, locale: Locale, trx: Trx): Promise<BookedTrip> {
  throwFieldProblems(findPartyProblems(body));
  const request = { flights: body.flights, party: body, correlationId: body.correlation_id, db: trx };
  const { checked } = await checkFares(desk, request);
  const rules = {
    departDate: checked[0]!.flight.segments[0]!.departDate,
    requiresPassport: checked.some(({ flight }) => requiresPassport(flight)),
  };
  throwFieldProblems(findPassengerProblems(body, rules));
  const totalMinor = sumOf(checked);
  checkTotal(body.total_price, totalMinor, 'IDR');
  return { checked, rules, passengers: toPassengers(body, rules), body, locale };
}

/** The same names on the same flights are the same booking. */
function duplicateKey({ checked, passengers, body }: BookedTrip, userId: string | null): string {
  const flights = checked.map(({ flight }) => flight.segments.map(({ stockKey }) => stockKey).join('+'));
  return [...flights, ...namesKey(passengers), userId ?? body.contact.email].join('|');
}

function draftOf({ context }: FlightDesk, trip: BookedTrip, { userId, now }: Omit<SaleDesk, 'trx'>) {
  const { checked, body, locale } = trip;
  const flights = checked.map(({ flight }) => flight);
  return {
    service: 'flight',
    ...callerOf(body, locale, userId),
    title: bookingTitle(trip),
    amountMinor: sumOf(checked),
    currency: 'IDR',
    timeLimitAt: timeLimitAt(flights, context.config.bookingTimeLimitSeconds, now),
    detail: bookingRecord(trip, now, userId),
    search: bookingSearch(trip),
    duplicateKey: duplicateKey(trip, userId),
  } satisfies BookingDraft;
}

function wantedSeats({ checked, body }: BookedTrip) {
  return checked.flatMap(({ flight, chosen: { fareClass } }) =>
    flight.segments.map(({ stockKey }, index) => ({
      service: 'flight',
      product: stockKey,
      part: fareClass.cabin,
      day: '',
      count: seatsOf(body),
      allotment: fareClass.seats[index]!,
    })),
  );
}

/** One reservation per source: both journeys of a round trip share a locator when one airline flies them. */
async function reserve(
  { supplier }: Inventory,
  { checked, passengers }: BookedTrip,
  { booking, noteUndo }: OrderInMaking,
): Promise<Reservation[]> {
  const made: Reservation[] = [];
  const providers = [...new Set(checked.map(({ flight }) => flight.provider))];
  const names = passengers.map(({ first_name: firstName, last_name: lastName }) => ({ firstName, lastName }));
  for (const provider of providers) {
    const journeys = checked.flatMap((each, index) =>
      each.flight.provider === provider ? [{ each, num: index + 1 }] : [],
    );
    const flights = journeys.map(({ each: { flight, chosen } }) => ({
      flightId: flight.flightId,
      letter: chosen.fareClass.letter,
    }));
    const { pnr } = await askSupplier(supplier.book({ provider, orderCode: booking.code, flights, passengers: names }));
    const { carrierCode } = journeys[0]!.each.flight.segments[0]!;
    const reservation = { provider, pnr, carrierCode, nums: journeys.map(({ num }) => num) };
    noteUndo(() => supplier.cancel(reservation));
    made.push(reservation);
  }
  return made;
}

/** Books one flight or a round trip. */
export function bookFlights(desk: FlightDesk, request: BookingRequest, locale: Locale) {
  return bookAtSupplier(desk.context, request, 'flight', async (by) => {
    const trip = await checkTrip(desk, request.body, locale, by.trx);
    const draft = draftOf(desk, trip, by);
    return {
      records: FLIGHT_RECORDS,
      draft,
      async reserve(order) {
        await order.take(wantedSeats(trip), () => soldOut());
        const reservations = await reserve(desk.inventory, trip, order);
        const held: Reserved = { reservations, passengerCount: headCount(trip.body) };
        return { held, fields: locatorFields(draft.detail, reservations) };
      },
    };
  });
}
