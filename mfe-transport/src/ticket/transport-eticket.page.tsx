import { TicketAnswer } from '@wisata/runtime/ticket/ticket-answer';
import { ticketHead, ticketLoader } from '@wisata/runtime/ticket/ticket-loader';
import { Voucher } from './voucher.tsx';

export const loader = ticketLoader('transport');
export const head = ticketHead;

export function Component() {
  return <TicketAnswer service="transport">{(data) => <Voucher {...data} />}</TicketAnswer>;
}
