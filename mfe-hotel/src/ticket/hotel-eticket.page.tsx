import { TicketAnswer } from '@wisata/runtime/ticket/ticket-answer';
import { ticketHead, ticketLoader } from '@wisata/runtime/ticket/ticket-loader';
import { Voucher } from './voucher.tsx';

export const loader = ticketLoader('hotel');
export const head = ticketHead;

export function Component() {
  return <TicketAnswer service="hotel">{(data) => <Voucher {...data} />}</TicketAnswer>;
}
