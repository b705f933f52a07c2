import { todayInJakarta } from '@wisata/kernel/dates';
import { applyBookingEvent, bookingServices, takeAnswer } from '../bookings/index.ts';
import type { DemoAnswer, DemoBuyer, DemoOrder } from '../bookings/index.ts';
import type { BackdatedApi } from './backdated-api.ts';

/** Orders that were booked one after the other and paid as one. */
export type DemoPurchase = readonly [DemoOrder, ...DemoOrder[]];

const PAYMENTS = {
  bca: { bank_code: '014', product_code: 'BCAVA' },
  mandiri: { bank_code: '008', product_code: 'MANDIRIVA' },
  card: { bank_code: 'CARD', product_code: 'CREDITCARD' },
  gopay: { bank_code: 'GOPAY', product_code: 'GOPAY' },
} as const;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

async function pay(api: BackdatedApi, buyer: DemoBuyer, order: DemoOrder, bookings: readonly string[]): Promise<void> {
  const { email } = buyer.contact;
  const wanted = { ...PAYMENTS[order.payBy ?? 'bca'], bookings, email };
  const { id } = takeAnswer(await api.call('POST', '/api/v1/payment/add', buyer.user, wanted), 'payment');
  const answer = await api.call('POST', '/api/v1/merchant/redirect-url', buyer.user, { id, email });
  const page = String(takeAnswer(answer, 'the payment page').redirect_url);
  takeAnswer(await api.call('POST', `${page}/act`, null, { action: 'pay' }), 'paying');
}

async function issue(api: BackdatedApi, state: DemoOrder['state'], id: string): Promise<void> {
  if (state === 'issued' || state === 'refunded') return api.runJob('bookings.issue', { id });
  const services = [...bookingServices(api.context).keys()];
  api.setFaults(services.map((service) => `${service}:fail-issue`).join());
  // The try that fails is the point: it leaves the booking as being issued.
  await api.runJob('bookings.issue', { id }).catch(() => undefined);
  api.setFaults('');
  if (state === 'issue-failed') await api.runJob('bookings.issue', { id }, { dead: true });
}

async function refund({ context }: BackdatedApi, bookingId: string): Promise<void> {
  const event = { kind: 'refunded', actor: 'admin', note: 'Canceled by the traveller in time' } as const;
  await context.db.transaction().execute((trx) => applyBookingEvent(context, trx, bookingId, event));
}

/** The booking that an answer names; a venue's names none (spec section 7), so there it is the buyer's newest. */
async function findId({ context: { db } }: BackdatedApi, { contact }: DemoBuyer, answer: DemoAnswer): Promise<string> {
  const id = (takeAnswer(answer, 'booking') as { id?: string } | null)?.id;
  if (id !== undefined) return id;
  const newest = db.selectFrom('bookings').select('id').where('contact_email', '=', contact.email);
  return (await newest.orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow()).id;
}

/** Books, pays, issues and ends what was bought together, at the times it tells, through the API itself. Gives the booking ids. */
export async function replayPurchase(
  api: BackdatedApi,
  buyer: DemoBuyer,
  purchase: DemoPurchase,
  now: Date,
): Promise<string[]> {
  const [order] = purchase;
  const bookedAt = now.getTime() - order.bookedHoursAgo * HOUR_MS;
  const today = todayInJakarta(now.getTime());
  const goTo = (minutes: number) => api.goTo(new Date(bookedAt + minutes * MINUTE_MS));
  const ids: string[] = [];
  for (const [index, each] of purchase.entries()) {
    goTo(index * 4);
    ids.push(await findId(api, buyer, await each.book(api, buyer, today)));
  }
  if (order.state === 'open') return ids;
  goTo(14);
  if (order.state === 'canceled') {
    for (const id of ids)
      takeAnswer(await api.call('DELETE', `/api/v1/dashboard/booking/${id}`, buyer.user), 'canceling');
    return ids;
  }
  if (order.state === 'expired') {
    goTo(61);
    for (const id of ids) takeAnswer(await api.call('GET', `/api/v1/dashboard/booking/${id}`, buyer.user), 'expiring');
    return ids;
  }
  await pay(api, buyer, order, ids);
  goTo(15);
  for (const id of ids) await issue(api, order.state, id);
  goTo(3 * 24 * 60);
  if (order.state === 'refunded') for (const id of ids) await refund(api, id);
  return ids;
}
