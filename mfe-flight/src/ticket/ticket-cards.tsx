import { Stack } from '@wisata/ui/layout';
import type { BookedTrip } from './booked-flight.rules.ts';
import { BoardingCard } from './boarding-card.tsx';

/** A ticket for each journey of the trip. */
export function TicketCards({ trip, isIssued }: { trip: BookedTrip; isIssued: boolean }) {
  return (
    <Stack gap={4}>
      {trip.journeys.map((journey) => (
        <BoardingCard
          key={journey.num}
          journey={journey}
          passengers={trip.passengers}
          isAbroad={trip.needsPassport}
          isIssued={isIssued}
        />
      ))}
    </Stack>
  );
}
