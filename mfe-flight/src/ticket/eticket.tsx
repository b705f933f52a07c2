import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { OrderLine } from '@wisata/kernel/remote';
import { useApp } from '@wisata/runtime';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketFrame } from '@wisata/runtime/ticket/ticket-frame';
import type { TicketData } from '@wisata/runtime/ticket/ticket-loader';
import { useFlightText } from '../journey/use-flight-text.ts';
import { readTrip, searchAgainPath, type BookedTrip } from './booked-flight.rules.ts';
import { TicketCards } from './ticket-cards.tsx';
import { ChangeOrCancel, GetThere, OnTheDay } from './ticket-facts.tsx';
import { FlightPaid } from './ticket-paid.tsx';

function useTripWords(trip: BookedTrip, line: OrderLine) {
  const { t } = useTranslation('flight');
  const text = useFlightText();
  const [there, back] = trip.journeys;
  const isReturn = there && back?.destination === there.origin;
  const cities = there && { origin: there.originCity, destination: there.destinationCity };
  const days = [there, back].filter((journey) => journey !== undefined);
  return {
    title: cities ? t(isReturn ? 'eticket.andBack' : 'checkout.flights.route', cities) : line.title,
    facts: [
      days.map(({ departDate }) => text.dayWithYear(departDate)).join(' – '),
      t('travellers.people', { count: trip.passengers.length }),
    ].join(' · '),
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
      {...useTripWords(trip, line)}
      sentTo={trip.email}
      searchAgain={searchAgainPath(line, trip, todayInJakarta(clock.now()))}
      side={
        <>
          <OnTheDay trip={trip} />
          <GetThere trip={trip} line={line} />
          <ChangeOrCancel trip={trip} line={line} />
          <FlightPaid trip={trip} line={line} />
          <HelpBox service="flight" />
        </>
      }
    >
      {(isIssued) => <TicketCards trip={trip} isIssued={isIssued} />}
    </TicketFrame>
  );
}
