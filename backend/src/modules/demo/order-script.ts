import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import type { AuthUser } from '../../app/access-token.ts';
import { applyBookingEvent } from '../bookings/index.ts';
import type { DemoOrder, DemoStay } from './demo-orders.ts';
import type { PastAnswer, PastApi } from './past.ts';

/** Who orders; without a user, a guest with this e-mail. */
export interface DemoBuyer {
  readonly user: AuthUser | null;
  readonly contact: {
    readonly title: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly phone: string;
  };
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOTELS_TO_TRY = 8;

/** The script knows what the API must answer; anything else is a bug in one of them. */
function take({ status, message, data }: PastAnswer, step: string) {
  if (status >= 400) throw new Error(`The demo orders stopped at ${step}: ${status} ${message}`);
  return data as Record<string, unknown>;
}

async function findRoom(api: PastApi, { city, nights }: DemoStay, checkInDate: string) {
  const party = { countRoom: 1, countGuest: 2, countChild: 0 };
  for (let number = 1; number <= HOTELS_TO_TRY; number += 1) {
    const hotelKey = `HTL-${city}-${String(number).padStart(3, '0')}`;
    const query = { hotelKey, checkInDate, checkOutDate: addDays(checkInDate, nights), ...party };
    const { data } = await api.call('POST', '/api/v1/hotel/detail', null, query);
    const rooms = (data as { Rooms?: { roomKey: string; totalPrice: number }[] } | null)?.Rooms ?? [];
    const [room] = rooms.sort((left, right) => left.totalPrice - right.totalPrice);
    if (room) return room;
  }
  throw new Error(`No hotel of ${city} has a room on ${checkInDate}`);
}

async function bookStay(api: PastApi, buyer: DemoBuyer, stay: DemoStay, now: Date): Promise<string> {
  const checkInDate = addDays(todayInJakarta(now.getTime()), stay.checkInAfterDays);
  const room = await findRoom(api, stay, checkInDate);
  const { contact } = buyer;
  const guest = { title: contact.title, first_name: contact.first_name, last_name: contact.last_name, type: 'ADT' };
  const companion = { title: 'Mr', first_name: 'Raka', last_name: 'Prasetya', type: 'ADT' };
  const body = {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    ...{ count_room: 1, count_guest: 2, count_child: 0 },
    contact: { ...contact, calling_code: '62' },
    paxes: [guest, companion],
  };
  const answer = await api.call('POST', '/api/v1/hotel/booking', buyer.user, body);
  return String(take(answer, `booking ${stay.city}`).id);
}

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
  api.setFaults('hotel:fail-issue');
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
  const bookedAt = now.getTime() - order.stays[0]!.bookedHoursAgo * HOUR_MS;
  const goTo = (minutes: number) => api.goTo(new Date(bookedAt + minutes * MINUTE_MS));
  const ids: string[] = [];
  for (const [index, stay] of order.stays.entries()) {
    goTo(index * 4);
    ids.push(await bookStay(api, buyer, stay, now));
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
