import type { Booking, TravelService } from '../bookings/index.ts';
import { releaseAndIssue } from '../bookings/index.ts';
import { SupplierError } from '../../app/supplier.ts';
import { flightAgenda, flightRefundMinor, flightTravelFacts, getPassengers } from './booking-facts.ts';
import { FLIGHT_DEMO_ORDERS } from './demo-orders.ts';
import { flightSearchPlaces } from './airport-search.ts';
import { flightDocuments } from './documents/flight-documents.ts';
import { searchFlightDay } from './route-day.ts';
import { searchFlightWays } from './ways.ts';
import type { Reserved } from './reserved.ts';
import type { FlightSupplier } from './supplier.ts';

/** Each passenger's tickets, one for every reservation that carries them; the first one stands for all. */
function withTickets(booking: Booking, tickets: readonly (readonly string[])[]) {
  return getPassengers(booking).map((passenger, index) => {
    const numbers = tickets.map((list) => list[index]!);
    return { ...passenger, ticket_number: numbers[0] ?? '', ticket_numbers: numbers };
  });
}

async function issueAll(supplier: FlightSupplier, { reservations, passengerCount }: Reserved) {
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
    searchRouteDay: searchFlightDay,
    searchWays: searchFlightWays,
    agenda: flightAgenda,
    travelFacts: flightTravelFacts,
    estimateRefundMinor: flightRefundMinor,
    documents: flightDocuments,
    searchPlaces: flightSearchPlaces,
    demoOrders: FLIGHT_DEMO_ORDERS,
    ...releaseAndIssue({
      unit: 'seat',
      cancellations: ({ reservations }: Reserved) =>
        reservations.map((reservation) => () => supplier.cancel(reservation)),
      async issue({ clock }, booking, reserved) {
        const tickets = await issueAll(supplier, reserved);
        return { passengers: withTickets(booking, tickets), ticketed: clock.now().toISOString() };
      },
    }),
  };
}
