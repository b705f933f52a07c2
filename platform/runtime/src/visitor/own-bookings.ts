import type { AppContext } from '@wisata/kernel/app-context';
import { ownKey } from './own-key.ts';

type Owner = Pick<AppContext, 'storage' | 'session'>;

const MOST_KEPT = 10;

const keyFor = (app: Owner) => ownKey('own_bookings', app);

function readOwn(app: Owner): Readonly<Record<string, unknown>> {
  try {
    const kept = JSON.parse(app.storage.session.get(keyFor(app)) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/** Notes in this tab that a thing is booked; `subject` names it so that a second look at it finds the booking again. */
export function rememberOwnBooking(app: Owner, subject: string, bookingId: string): void {
  const others = Object.entries(readOwn(app)).filter(([name]) => name !== subject);
  const kept = new Map<string, unknown>([...others.slice(1 - MOST_KEPT), [subject, bookingId]]);
  app.storage.session.set(keyFor(app), JSON.stringify(Object.fromEntries(kept)));
}

/** The booking that this traveller made of the subject in this tab. */
export function findOwnBooking(app: Owner, subject: string): string | undefined {
  const id = readOwn(app)[subject];
  return typeof id === 'string' ? id : undefined;
}

/** Where a booking is paid, and seen when it is paid or has ended. */
export function paymentPath(bookingId: string): string {
  return `/payment?booking=${encodeURIComponent(bookingId)}`;
}

/** Where a booking is seen, changed and given back; a guest confirms the e-mail address there. */
export function orderPath(bookingId: string, isMember: boolean): string {
  const id = encodeURIComponent(bookingId);
  return isMember ? `/dashboard/order/detail?id=${id}` : `/order?order_id=${id}`;
}
