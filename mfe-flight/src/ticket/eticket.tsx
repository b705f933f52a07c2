import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TripTicket } from '@wisata/runtime/ticket/trip-ticket';
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
      searchAgain={searchAgainPath(line, trip, todayInJakarta(clock.now()))}
      boxes={
        <>
          <OnTheDay trip={trip} />
          <GetThere trip={trip} line={line} />
          <ChangeOrCancel trip={trip} line={line} />
        </>
      }
    >
      {(isIssued) => <TicketCards trip={trip} isIssued={isIssued} />}
    </TripTicket>
  );
}
