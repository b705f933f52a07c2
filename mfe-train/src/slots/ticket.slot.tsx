import type { SlotProps } from '@wisata/kernel/remote';
import { HelpBox } from '@wisata/runtime/ticket/ticket-boxes';
import { TicketInPage } from '@wisata/runtime/ticket/ticket-in-page';
import { readTrip } from '../ticket/booked-train.rules.ts';
import { BoardingPasses } from '../ticket/boarding-pass.tsx';
import { TripFacts } from '../ticket/ticket-facts.tsx';

/** The boarding passes of a trip. */
export default function TrainTicket({ line, email }: SlotProps['ticket']) {
  const trip = readTrip(line);
  const facts = (
    <>
      <TripFacts trip={trip} line={line} />
      <HelpBox service="train" />
    </>
  );
  return (
    <TicketInPage line={line} email={email} sentTo={trip.email} facts={facts}>
      {(isIssued) => <BoardingPasses trip={trip} isIssued={isIssued} />}
    </TicketInPage>
  );
}
