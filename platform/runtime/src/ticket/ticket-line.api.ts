import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import { OWN_RIDE, price, RESERVATIONS } from '@wisata/kernel/contracts/booking-fields';
import { ANY_LINE } from '@wisata/kernel/contracts/order-line-fields';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { guestOrderOf } from '@wisata/kernel/contracts/transaction';
import { askFor, mapAnswer, readObject } from '@wisata/kernel/envelope';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import { askGuestOrder } from './guest-order.api.ts';

const LINE = v.object({ ...ANY_LINE.entries, ...RESERVATIONS });

/** The line around the record, as the order calls answer it; the service's own page reads the rest. */
const TICKET_LINE = v.looseObject({
  ...readerOf(
    LINE,
    ['id', 'code', 'title', 'amount', 'service', 'created_at'],
    { reservations: [] },
    {
      currency: v.string(),
      time_limit: v.nullable(v.string()),
      payment_status: v.string(),
      status: v.string(),
      status_checkout: v.string(),
      status_issue: v.string(),
      detail: v.unknown(),
    },
  ).entries,
  /** What giving it up now would bring back; said to members only. */
  refund_estimate: v.fallback(v.nullish(price), null),
  ride: v.fallback(v.nullish(OWN_RIDE), null),
});
/** An order line whose ticket is shown on a page of its own. */
export type TicketLine = v.InferOutput<typeof TICKET_LINE>;

const ORDER = guestOrderOf(LINE, v.unknown());
const GUEST_ORDER = readerOf(
  ORDER,
  [],
  {},
  { data: readerOf(ORDER.entries.data, [], {}, { carts: v.array(TICKET_LINE) }) },
);

/** Which ticket is asked for, and what proves the right to see it. */
export interface TicketQuestion {
  /** The service whose page asks, or several that have one. */
  readonly service: string | readonly string[];
  /** Booking id or order ID. */
  readonly id: string;
  /** A guest's proof; undefined for a member, whose token proves it. */
  readonly email: string | undefined;
}

const ticketNotFound = () => failure('TICKET_NOT_FOUND', 'Orders not found');

const loadMemberLine = (api: ApiClient, id: string, signal: AbortSignal): Promise<Outcome<TicketLine | undefined>> =>
  askFor(api, (line: TicketLine) => line, {
    method: 'GET',
    path: `/api/v1/dashboard/booking/${encodeURIComponent(id)}`,
    operation: 'booking',
    read: readObject(TICKET_LINE),
    signal,
  });

async function loadGuestLine(
  api: ApiClient,
  id: string,
  email: string,
  signal: AbortSignal,
): Promise<Outcome<TicketLine | undefined>> {
  const order = await askGuestOrder(api, { email, order_id: id }, GUEST_ORDER, signal);
  return mapAnswer(order, ({ carts }) => carts.find((line) => line.id === id || line.code === id));
}

/** One booked line of this visitor; undefined for a booking of another service, which has its own page. */
export async function loadTicketLine(
  api: ApiClient,
  { service, id, email }: TicketQuestion,
  signal: AbortSignal,
): Promise<Outcome<TicketLine>> {
  if (!id || email === '') return ticketNotFound();
  const answer = await (email === undefined ? loadMemberLine(api, id, signal) : loadGuestLine(api, id, email, signal));
  if (!answer.ok) return answer;
  const { data } = answer;
  return data && [service].flat().includes(data.service) ? success(data) : ticketNotFound();
}
