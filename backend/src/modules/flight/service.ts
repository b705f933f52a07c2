import type { Booking, TravelService } from '../bookings/index.ts';
import { SupplierError } from '../../app/supplier.ts';
import { flightAgenda, flightRefundMinor, flightTravelFacts, getPassengers } from './booking-facts.ts';
import { FLIGHT_DEMO_ORDERS } from './demo-orders.ts';
import { flightDocuments } from './documents/flight-documents.ts';
import { findHold, releaseHold } from './flight.repository.ts';
import type { FlightSupplier } from './supplier.ts';
import type { Reservation } from './tables.ts';

/** Each passenger's tickets, one for every reservation that carries them; the first one stands for all. */
function withTickets(booking: Booking, tickets: readonly (readonly string[])[]) {
  return getPassengers(booking).map((passenger, index) => {
    const numbers = tickets.map((list) => list[index]!);
    return { ...passenger, ticket_number: numbers[0] ?? '', ticket_numbers: numbers };
  });
}

async function issueAll(supplier: FlightSupplier, reservations: readonly Reservation[], passengerCount: number) {
  const tickets: (readonly string[])[] = [];
  for (const { provider, pnr, carrierCode } of reservations) {
    const { ticketNumbers } = await supplier.issue({ provider, pnr, carrierCode, passengerCount });
    if (ticketNumbers.length !== passengerCount) {
      throw new SupplierError(`${ticketNumbers.length} tickets for ${passengerCount} passengers`, { retryable: true });
    }
    tickets.push(ticketNumbers);
  }
  return tickets;
}

/** What flights say for their side. */
export function createFlightService(supplier: FlightSupplier): TravelService {
  return {
    service: 'flight',
    agenda: flightAgenda,
    travelFacts: flightTravelFacts,
    estimateRefundMinor: flightRefundMinor,
    documents: flightDocuments,
    demoOrders: FLIGHT_DEMO_ORDERS,
    async release(context, trx, booking) {
      const hold = await releaseHold(trx, booking.id, context.clock.now());
      for (const reservation of hold?.reservations ?? []) {
        try {
          await supplier.cancel(reservation);
        } catch (error) {
          // The seats are ours to sell again whether or not the airline heard of it.
          context.log.warn({ err: error, booking: booking.code }, 'an airline did not take a cancellation');
        }
      }
    },
    async issue(context, booking) {
      const hold = await findHold(context.db, booking.id);
      if (!hold) return { ok: false, retryable: false, reason: 'The booking holds no seat' };
      try {
        const tickets = await issueAll(supplier, hold.reservations, hold.passengerCount);
        const ticketed = context.clock.now().toISOString();
        return { ok: true, detailPatch: { passengers: withTickets(booking, tickets), ticketed } };
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        return { ok: false, retryable: error.retryable, reason: error.message };
      }
    },
  };
}
