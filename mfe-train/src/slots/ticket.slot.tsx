import { orderStatus } from '@wisata/kernel/booking-status';
import type { SlotProps } from '@wisata/kernel/remote';
import { documentPath } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { TicketActions } from '@wisata/runtime/ticket/ticket-actions';
import { TicketState } from '@wisata/runtime/ticket/ticket-state';
import { Stack } from '@wisata/ui/layout';
import { TicketBoxes } from '@wisata/ui/ticket-box';
import { readTrip } from '../ticket/booked-train.rules.ts';
import { BoardingPasses } from '../ticket/boarding-pass.tsx';
import { ChangeOrCancel, OnTheDay, TrainHelp } from '../ticket/ticket-facts.tsx';

/** The boarding passes of a paid trip; before they are issued, what is going on and whom to call. */
export default function TrainTicket({ line, email }: SlotProps['ticket']) {
  const { clock } = useApp();
  const trip = readTrip(line);
  const { badge } = orderStatus(line, clock.now());
  const isIssued = badge === 'paid';
  return (
    <Stack>
      {!isIssued && <TicketState line={line} email={email ?? trip.email} />}
      {isIssued && <TicketActions line={line} email={email} page={documentPath(line)} />}
      <BoardingPasses trip={trip} isIssued={isIssued} />
      <TicketBoxes>
        <OnTheDay trip={trip} />
        <ChangeOrCancel trip={trip} line={line} />
        <TrainHelp />
      </TicketBoxes>
    </Stack>
  );
}
