import { TicketAnswer } from '@wisata/runtime/ticket/ticket-answer';
import { ticketHead, ticketLoader } from '@wisata/runtime/ticket/ticket-loader';
import { ETicket } from './eticket.tsx';

export const loader = ticketLoader('train');
export const head = ticketHead;

export function Component() {
  return <TicketAnswer service="train">{(data) => <ETicket {...data} />}</TicketAnswer>;
}
