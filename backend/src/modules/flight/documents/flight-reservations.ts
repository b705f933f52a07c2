import type { SchemaThing } from '@wisata/kernel/page-head';
import { reservation, timeOfPlace } from '../../../documents/reservation.ts';
import type { VoucherInput } from '../../bookings/index.ts';
import type { Call, TripLeg } from './flight-trip.ts';
import { toFlightTrip } from './flight-trip.ts';

function callFacts(call: Call, end: 'departure' | 'arrival') {
  return {
    [`${end}Airport`]: { '@type': 'Airport', name: call.airport, iataCode: call.code },
    [`${end}Time`]: timeOfPlace(call.date, call.time, call.at),
    ...(call.terminal ? { [`${end}Terminal`]: call.terminal } : {}),
  };
}

function flightOf({ number, carrier, airline: name, from, to }: TripLeg) {
  const airline = { '@type': 'Airline', name, iataCode: carrier };
  return {
    '@type': 'Flight',
    flightNumber: number.startsWith(carrier) ? number.slice(carrier.length).trim() : number,
    // schema.org says provider, the mail programs that read it say airline.
    airline,
    provider: airline,
    ...callFacts(from, 'departure'),
    ...callFacts(to, 'arrival'),
  };
}

/** Each passenger on each flight as schema.org's FlightReservation, in the airports' own times. */
export function flightReservations(input: VoucherInput): SchemaThing[] {
  const { journeys, passengers } = toFlightTrip(input.booking);
  const pnrs = [...new Set(journeys.map(({ pnr }) => pnr))];
  return journeys.flatMap(({ legs, pnr }) =>
    legs.flatMap((leg) =>
      passengers.map(({ fullName: name, tickets }) => ({
        ...reservation(input, { type: 'FlightReservation', number: pnr, name }),
        reservationFor: flightOf(leg),
        // A passenger has one ticket in each of the airlines' reservations, in their order.
        ...(tickets[pnrs.indexOf(pnr)] ? { ticketNumber: tickets[pnrs.indexOf(pnr)] } : {}),
      })),
    ),
  );
}
