import { todayInJakarta } from '@wisata/kernel/dates';
import { useApp } from '@wisata/runtime';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { TripPaid, useTripWords } from '@wisata/runtime/ticket/trip-ticket';
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
export function ETicket({ line, email }: TicketData) {
  const { clock } = useApp();
  const trip = readTrip(line);
  return (
    <TicketFrame
      line={line}
      email={email}
      {...useTripWords(line, factsOf(trip))}
      sentTo={trip.email}
      searchAgain={searchAgainPath(line, trip, todayInJakarta(clock.now()))}
      side={
        <>
          <OnTheDay trip={trip} />
          <GetThere trip={trip} line={line} />
          <ChangeOrCancel trip={trip} line={line} />
          <TripPaid line={line} payments={trip.payments} />
          <HelpBox service="flight" />
        </>
      }
    >
      {(isIssued) => <TicketCards trip={trip} isIssued={isIssued} />}
    </TicketFrame>
  );
}
