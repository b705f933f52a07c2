import { orderStatus } from '@wisata/kernel/booking-status';
import type { SlotProps } from '@wisata/kernel/remote';
import { documentPath } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { TicketActions } from '@wisata/runtime/ticket/ticket-actions';
import { TicketState } from '@wisata/runtime/ticket/ticket-state';
import { Stack } from '@wisata/ui/layout';
import { TicketBoxes } from '@wisata/ui/ticket-box';
import { TicketCards } from '../ticket/ticket-cards.tsx';
import { ChangeOrCancel, FlightHelp, OnTheDay } from '../ticket/ticket-facts.tsx';
import { readTrip } from '../ticket/booked-flight.rules.ts';

/** The e-tickets of a paid flight; before they are issued, what is going on and whom to call. */
export default function FlightTicket({ line, email }: SlotProps['ticket']) {
  const { clock } = useApp();
  const trip = readTrip(line);
  const { badge } = orderStatus(line, clock.now());
  const isIssued = badge === 'paid';
  return (
    <Stack>
      {!isIssued && <TicketState line={line} email={email ?? trip.email} />}
      {isIssued && <TicketActions line={line} email={email} page={documentPath(line)} />}
      <TicketCards trip={trip} isIssued={isIssued} />
      <TicketBoxes>
        <OnTheDay trip={trip} />
        <ChangeOrCancel trip={trip} line={line} />
        <FlightHelp />
      </TicketBoxes>
    </Stack>
  );
}
