import { orderStatus } from '@wisata/kernel/booking-status';
import type { SlotProps } from '@wisata/kernel/remote';
import { documentPath } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { TicketActions } from '@wisata/runtime/ticket/ticket-actions';
import { TicketState } from '@wisata/runtime/ticket/ticket-state';
import { Stack } from '@wisata/ui/layout';
import { TicketBoxes } from '@wisata/ui/ticket-box';
import { readVisit } from '../ticket/booked-visit.rules.ts';
import { Included, OnTheDay, VisitHelp } from '../ticket/ticket-facts.tsx';
import { VisitPasses } from '../ticket/visit-pass.tsx';

/** The voucher of a paid booking; before it is issued, what is going on and whom to call. */
export default function VisitTicket({ line, email }: SlotProps['ticket']) {
  const { clock, locale } = useApp();
  const booked = readVisit(line, locale);
  const isIssued = orderStatus(line, clock.now()).badge === 'paid';
  return (
    <Stack>
      {isIssued ? (
        <TicketActions line={line} email={email} page={documentPath(line)} />
      ) : (
        <TicketState line={line} email={email ?? booked.email} />
      )}
      <VisitPasses booked={booked} isIssued={isIssued} />
      <TicketBoxes>
        <OnTheDay booked={booked} />
        <Included booked={booked} />
        <VisitHelp booked={booked} />
      </TicketBoxes>
    </Stack>
  );
}
