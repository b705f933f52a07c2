import { applyBookingEvent } from '../bookings/index.ts';
import { book, take } from './book-script.ts';
import type { DemoBuyer } from './book-script.ts';
import type { DemoOrder } from './demo-orders.ts';
import type { PastApi } from './past.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

async function pay(api: PastApi, buyer: DemoBuyer, order: DemoOrder, bookings: readonly string[]): Promise<void> {
  const { email } = buyer.contact;
  const wanted = { ...order.pay, bookings, email };
  const { id } = take(await api.call('POST', '/api/v1/payment/add', buyer.user, wanted), 'payment');
  const answer = await api.call('POST', '/api/v1/merchant/redirect-url', buyer.user, { id, email });
  const page = String(take(answer, 'the payment page').redirect_url);
  take(await api.call('POST', `${page}/act`, null, { action: 'pay' }), 'paying');
}

async function issue(api: PastApi, state: DemoOrder['state'], id: string): Promise<void> {
  if (state === 'issued' || state === 'refunded') return api.runJob('bookings.issue', { id });
  api.setFaults('hotel:fail-issue,flight:fail-issue');
  // The try that fails is the point: it leaves the booking as being issued.
  await api.runJob('bookings.issue', { id }).catch(() => undefined);
  api.setFaults('');
  if (state === 'issue-failed') await api.runJob('bookings.issue', { id }, { dead: true });
}

async function refund({ context }: PastApi, bookingId: string): Promise<void> {
  const event = { kind: 'refunded', actor: 'admin', note: 'Canceled by the traveller in time' } as const;
  await context.db.transaction().execute((trx) => applyBookingEvent(context, trx, bookingId, event));
}

/** Books, pays, issues and ends one order at the times it tells, through the API itself. Gives the booking ids. */
export async function playOrder(api: PastApi, buyer: DemoBuyer, order: DemoOrder, now: Date): Promise<string[]> {
  const bookedAt = now.getTime() - order.items[0]!.bookedHoursAgo * HOUR_MS;
  const goTo = (minutes: number) => api.goTo(new Date(bookedAt + minutes * MINUTE_MS));
  const ids: string[] = [];
  for (const [index, item] of order.items.entries()) {
    goTo(index * 4);
    ids.push(await book(api, buyer, item, now));
  }
  if (order.state === 'open') return ids;
  goTo(14);
  if (order.state === 'canceled') {
    for (const id of ids) take(await api.call('DELETE', `/api/v1/dashboard/booking/${id}`, buyer.user), 'canceling');
    return ids;
  }
  if (order.state === 'expired') {
    goTo(61);
    for (const id of ids) take(await api.call('GET', `/api/v1/dashboard/booking/${id}`, buyer.user), 'expiring');
    return ids;
  }
  await pay(api, buyer, order, ids);
  goTo(15);
  for (const id of ids) await issue(api, order.state, id);
  goTo(3 * 24 * 60);
  if (order.state === 'refunded') for (const id of ids) await refund(api, id);
  return ids;
}
