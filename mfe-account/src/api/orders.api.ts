import type { ApiClient } from '@wisata/kernel/api';
import type { GuestCancelPayload } from '@wisata/kernel/contracts/payment-requests';
import type { AppContext } from '@wisata/kernel/app-context';
import { findService } from '@wisata/kernel/services';
import {
  inPlainWords,
  mapAnswer,
  readObject,
  readPaginated,
  readPaginatedPayment,
  type Page,
} from '@wisata/kernel/envelope';
import { isMissingCall, success, type Outcome } from '@wisata/kernel/outcome';
import { askGuestOrder } from '@wisata/runtime/ticket/guest-order.api';
import {
  CART,
  GUEST_ORDER,
  ORDER_LINE,
  TRANSACTION,
  type GuestOrder,
  type Line,
  type Transaction,
} from './order.schema.ts';

const MOST_LINES = 100;

/** What can still be paid among the newest bookings, for a backend that has no cart. */
async function loadOpenBookings(api: ApiClient): Promise<Outcome<readonly Line[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/dashboard/booking',
    query: { page: 1, limit: MOST_LINES },
    operation: 'cart',
    read: readPaginated(ORDER_LINE),
  });
  return mapAnswer(answer, ({ items }) => items.filter((line) => line.status_checkout !== 'done'));
}

export async function loadCart(api: ApiClient, signal?: AbortSignal): Promise<Outcome<readonly Line[]>> {
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/cart',
    operation: 'cart',
    read: readObject(CART),
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok && isMissingCall(answer.failure)) return loadOpenBookings(api);
  return answer.ok ? success(answer.data.carts) : answer;
}

/** Gives a booking up, for exactly the amount that was said to come back; `email` is the guest's. */
export async function cancelLine(
  api: ApiClient,
  { id, cancellation }: Pick<Line, 'id' | 'cancellation'>,
  email: string | undefined,
): Promise<Outcome<Line>> {
  const operation = 'remove booking';
  const refund = cancellation?.refund ?? 0;
  const asMember = { method: 'DELETE', path: `/api/v1/dashboard/booking/${encodeURIComponent(id)}` } as const;
  const asGuest = { method: 'POST', path: '/api/v1/guest-order/cancel' } as const;
  const answer = await api.call({
    ...(email === undefined
      ? { ...asMember, ...(refund > 0 ? { query: { refund } } : {}) }
      : { ...asGuest, json: { email, order_id: id, refund } satisfies GuestCancelPayload }),
    operation,
    read: readObject(ORDER_LINE),
  });
  return inPlainWords(answer, operation);
}

/** A guest proves themselves by e-mail; `orderId` is a booking code, a booking id or a transaction number. */
export const findGuestOrder = (api: ApiClient, email: string, orderId: string): Promise<Outcome<GuestOrder>> =>
  askGuestOrder(api, { email, order_id: orderId }, GUEST_ORDER);

async function loadMemberLine(api: ApiClient, id: string): Promise<Outcome<Line>> {
  return api.call({
    method: 'GET',
    path: `/api/v1/dashboard/booking/${encodeURIComponent(id)}`,
    operation: 'booking',
    read: readObject(ORDER_LINE),
  });
}

/** The lines to be paid together; all or none. `email` is the guest's. */
export async function loadLines(
  api: ApiClient,
  ids: readonly string[],
  email: string | undefined,
): Promise<Outcome<readonly Line[]>> {
  const lines: Line[] = [];
  for (const id of ids) {
    const answer = email === undefined ? await loadMemberLine(api, id) : await loadGuestLine(api, id, email);
    if (!answer.ok) return answer;
    lines.push(answer.data);
  }
  return success(lines);
}

async function loadGuestLine(api: ApiClient, id: string, email: string): Promise<Outcome<Line>> {
  const order = await findGuestOrder(api, email, id);
  if (!order.ok) return order;
  const line = order.data.carts.find((each) => each.id === id || each.code === id);
  return line
    ? success(line)
    : { ok: false, failure: { code: 'ORDER_NOT_FOUND', message: 'Orders not found', retryable: false } };
}

/** One payment with its bookings, for a member by id, for a guest by id and e-mail. */
export async function loadTransaction(
  api: ApiClient,
  id: string,
  email: string | undefined,
): Promise<Outcome<Transaction>> {
  if (email === undefined) {
    return api.call({
      method: 'GET',
      path: `/api/v1/transaction/detail/${encodeURIComponent(id)}`,
      operation: 'transaction',
      read: readObject(TRANSACTION),
    });
  }
  const order = await findGuestOrder(api, email, id);
  if (!order.ok) return order;
  const found = order.data.transactions.find((each) => each.id === id || each.number === id);
  return found
    ? success(found)
    : { ok: false, failure: { code: 'TRANSACTION_NOT_FOUND', message: 'Transaction not found', retryable: false } };
}

const OPEN = ['unpaid', 'process'];

/** A payment for exactly these lines that was begun and is still open. */
export async function findPendingTransaction(
  api: ApiClient,
  lines: readonly Line[],
  email: string | undefined,
): Promise<Transaction | undefined> {
  const ids = lines
    .map((line) => line.id)
    .sort()
    .join();
  const covers = (each: Transaction) =>
    each.bookings
      .map((line) => line.id)
      .sort()
      .join() === ids;
  const transactions = email === undefined ? await memberTransactions(api) : await guestTransactions(api, lines, email);
  return transactions.find((each) => OPEN.includes(each.paymentStatus) && covers(each));
}

async function guestTransactions(
  api: ApiClient,
  [line]: readonly Line[],
  email: string,
): Promise<readonly Transaction[]> {
  const order = line && (await findGuestOrder(api, email, line.id));
  return order?.ok ? order.data.transactions : [];
}

async function memberTransactions(api: ApiClient): Promise<readonly Transaction[]> {
  const page = await searchTransactions(api, {});
  return page.ok ? page.data.items : [];
}

/** The member's transactions, newest first. `query` has the filters of spec section 7. */
export function searchTransactions(
  api: ApiClient,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Outcome<Page<Transaction>>> {
  return api.call({
    method: 'GET',
    path: '/api/v1/transaction',
    query,
    operation: 'transactions',
    read: readPaginatedPayment(TRANSACTION),
    ...(signal ? { signal } : {}),
  });
}

/** Still to come or to be paid, over, or given up, refunded and expired. */
export type BookingTime = 'upcoming' | 'past' | 'cancelled';

/** The member's bookings of one kind of time; `service` narrows them further. */
export function searchBookings(
  { api, config }: Pick<AppContext, 'api' | 'config'>,
  { when, service, page }: { when: BookingTime; service: string; page: number },
  signal?: AbortSignal,
): Promise<Outcome<Page<Line>>> {
  const isListed = findService(config, service)?.hasBookingList ?? false;
  return api.call({
    method: 'GET',
    path: `/api/v1/dashboard/booking${isListed ? `-${service}` : ''}`,
    query: { page, when, ...(service && !isListed ? { service } : {}) },
    operation: 'bookings',
    read: readPaginated(ORDER_LINE),
    ...(signal ? { signal } : {}),
  });
}
