import type { SlotProps } from '@wisata/kernel/remote';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketInPage } from '@wisata/runtime/ticket/ticket-in-page';
import { readTrip } from '../ticket/booked-flight.rules.ts';
import { TicketCards } from '../ticket/ticket-cards.tsx';
import { ChangeOrCancel, GetThere, OnTheDay } from '../ticket/ticket-facts.tsx';

/** The e-tickets of a flight. */
export default function FlightTicket({ line, email }: SlotProps['ticket']) {
  const trip = readTrip(line);
  const facts = (
    <>
      <OnTheDay trip={trip} />
      <GetThere trip={trip} line={line} />
      <ChangeOrCancel trip={trip} line={line} />
      <HelpBox service="flight" />
    </>
  );
  return (
    <TicketInPage line={line} email={email} sentTo={trip.email} facts={facts}>
      {(isIssued) => <TicketCards trip={trip} isIssued={isIssued} />}
    </TicketInPage>
  );
}
