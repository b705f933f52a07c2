import type { SlotProps } from '@wisata/kernel/remote';
import { TicketInPage } from '@wisata/runtime/ticket/ticket-in-page';
import { readStay } from '../ticket/order-line.rules.ts';
import { TicketFacts } from '../ticket/ticket-facts.tsx';
import { TicketVoucher } from '../ticket/ticket-voucher.tsx';

/** The voucher of a stay. */
export default function HotelTicket({ line, email }: SlotProps['ticket']) {
  const stay = readStay(line);
  return (
    <TicketInPage line={line} email={email} facts={<TicketFacts stay={stay} level={4} line={line} />}>
      {(isIssued) => <TicketVoucher line={line} stay={stay} isIssued={isIssued} />}
    </TicketInPage>
  );
}
