import { createTripTicket } from '@wisata/runtime/ticket/trip-ticket';
import { readTrip, searchAgainPath, type BookedTrip } from './booked-train.rules.ts';
import { BoardingPasses } from './boarding-pass.tsx';
import { TripFacts } from './ticket-facts.tsx';

function factsOf({ trains, people }: BookedTrip) {
  const [there, back] = trains;
  return {
    cities: there && { origin: there.originCity, destination: there.destinationCity },
    isReturn: back !== undefined,
    days: trains.map(({ departDate }) => departDate),
    people,
  };
}

/** A booked trip on a page of its own. */
export const ETicket = createTripTicket({
  readTrip,
  factsOf,
  searchAgain: searchAgainPath,
  Boxes: TripFacts,
  Tickets: BoardingPasses,
});
