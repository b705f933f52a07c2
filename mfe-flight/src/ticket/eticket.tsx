import type { OrderLine } from '@wisata/kernel/remote';
import { createTripTicket } from '@wisata/runtime/ticket/trip-ticket';
import { readTrip, searchAgainPath, type BookedTrip } from './booked-flight.rules.ts';
import { TicketCards } from './ticket-cards.tsx';
import { ChangeOrCancel, GetThere, OnTheDay } from './ticket-facts.tsx';

function factsOf({ journeys: [there, back], passengers }: BookedTrip) {
  return {
    cities: there && { origin: there.originCity, destination: there.destinationCity },
    isReturn: there !== undefined && back?.destination === there.origin,
    days: [there, back].flatMap((journey) => journey?.departDate ?? []),
    people: passengers.length,
  };
}

function Boxes({ trip, line }: { readonly trip: BookedTrip; readonly line: OrderLine }) {
  return (
    <>
      <OnTheDay trip={trip} />
      <GetThere trip={trip} line={line} />
      <ChangeOrCancel trip={trip} line={line} />
    </>
  );
}

/** A booked trip on a page of its own. */
export const ETicket = createTripTicket({
  readTrip,
  factsOf,
  searchAgain: (trip, today, line) => searchAgainPath(line, trip, today),
  Boxes,
  Tickets: TicketCards,
});
