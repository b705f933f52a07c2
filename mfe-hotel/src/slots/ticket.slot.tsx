import { orderStatus } from '@wisata/kernel/booking-status';
import type { SlotProps } from '@wisata/kernel/remote';
import { documentPath } from '@wisata/kernel/services';
import { useApp } from '@wisata/runtime';
import { TicketActions } from '@wisata/runtime/ticket/ticket-actions';
import { TicketState } from '@wisata/runtime/ticket/ticket-state';
import { Stack } from '@wisata/ui/layout';
import { TicketBoxes } from '@wisata/ui/ticket-box';
import { TicketFacts } from '../ticket/ticket-facts.tsx';
import { TicketVoucher } from '../ticket/ticket-voucher.tsx';
import { readStay } from '../ticket/order-line.rules.ts';

/** The voucher of a paid stay; before it is issued, what is going on and whom to call. */
export default function HotelTicket({ line, email }: SlotProps['ticket']) {
  const { clock } = useApp();
  const stay = readStay(line);
  const { badge } = orderStatus(line, clock.now());
  const isIssued = badge === 'paid';
  return (
    <Stack>
      {!isIssued && <TicketState line={line} email={email} />}
      {isIssued && <TicketActions line={line} email={email} page={documentPath(line)} />}
      <TicketVoucher line={line} stay={stay} isIssued={isIssued} />
      <TicketBoxes>
        <TicketFacts stay={stay} level={4} />
      </TicketBoxes>
    </Stack>
  );
}
