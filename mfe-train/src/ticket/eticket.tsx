import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TripPaid, useTripWords } from '@wisata/runtime/ticket/trip-ticket';
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
export function ETicket({ line, email }: TicketData) {
  const { clock } = useApp();
  const trip = readTrip(line);
  return (
    <TicketFrame
      line={line}
      email={email}
      {...useTripWords(line, factsOf(trip))}
      sentTo={trip.email}
      searchAgain={searchAgainPath(trip, todayInJakarta(clock.now()))}
      side={
        <>
          <TripFacts trip={trip} line={line} />
          <TripPaid line={line} payments={trip.payments} />
          <HelpBox service="train" />
        </>
      }
    >
      {(isIssued) => <BoardingPasses trip={trip} isIssued={isIssued} />}
    </TicketFrame>
  );
}
