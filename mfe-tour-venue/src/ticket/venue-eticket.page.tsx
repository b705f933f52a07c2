import { TicketAnswer } from '@wisata/runtime/ticket/ticket-answer';
import { ticketHead, ticketLoader } from '@wisata/runtime/ticket/ticket-loader';
import { VisitVoucher } from './visit-voucher.tsx';

export const loader = ticketLoader('venue');
export const head = ticketHead;

export function Component() {
  return <TicketAnswer service="venue">{(data) => <VisitVoucher {...data} />}</TicketAnswer>;
}
