import type { ApiClient } from '@wisata/kernel/api';
import { inPlainWords, readObject } from '@wisata/kernel/envelope';
import { failure, success, type Outcome } from '@wisata/kernel/outcome';
import type { OrderLine } from '@wisata/kernel/remote';
import { GUEST_ORDER, ORDER_LINE } from './order-line.schema.ts';

const notFound = () => failure('FLIGHT_NOT_FOUND', 'Flight not found');

/** The line if it is a flight; another service's booking has its own pages. */
const onlyFlight = (line: OrderLine | undefined): Outcome<OrderLine> =>
  line?.service === 'flight' ? success(line) : notFound();

async function loadMemberLine(api: ApiClient, id: string, signal: AbortSignal): Promise<Outcome<OrderLine>> {
  const operation = 'booking';
  const answer = await api.call({
    method: 'GET',
    path: `/api/v1/dashboard/booking/${encodeURIComponent(id)}`,
    operation,
    read: readObject(ORDER_LINE),
    signal,
  });
  return answer.ok ? onlyFlight(answer.data) : inPlainWords(answer, operation);
}

async function loadGuestLine(
  api: ApiClient,
  id: string,
  email: string,
  signal: AbortSignal,
): Promise<Outcome<OrderLine>> {
  const operation = 'guest order';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/guest-order',
    json: { email, order_id: id },
    operation,
    read: readObject(GUEST_ORDER),
    signal,
  });
  if (!answer.ok) return inPlainWords(answer, operation);
  return onlyFlight(answer.data.data.carts.find((line) => line.id === id || line.code === id));
}

/** One booked flight, for a member by id or order ID, for a guest with the e-mail of the booking. */
export function loadFlightLine(
  api: ApiClient,
  id: string,
  email: string | undefined,
  signal: AbortSignal,
): Promise<Outcome<OrderLine>> {
  return email === undefined ? loadMemberLine(api, id, signal) : loadGuestLine(api, id, email, signal);
}
