import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TripTicket } from '@wisata/runtime/ticket/trip-ticket';
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
export function ETicket(data: TicketData) {
  const { line } = data;
  const { clock } = useApp();
  const trip = readTrip(line);
  return (
    <TripTicket
      {...data}
      booked={trip}
      facts={factsOf(trip)}
      searchAgain={searchAgainPath(trip, todayInJakarta(clock.now()))}
      boxes={<TripFacts trip={trip} line={line} />}
    >
      {(isIssued) => <BoardingPasses trip={trip} isIssued={isIssued} />}
    </TripTicket>
  );
}
