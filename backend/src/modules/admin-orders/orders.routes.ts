import type { Locale } from '@wisata/kernel/locale';
import { ORDERS_QUERY, STAFF_ORDERS } from '@wisata/kernel/contracts/admin-orders';
import type { StaffOrder } from '@wisata/kernel/contracts/admin-orders';
import { staffOrderAnswer } from '@wisata/kernel/contracts/order-answers';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import type { BackendContext } from '../../app/context.ts';
import { notFound } from '../../app/envelope.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import {
  describeBooking,
  findBooking,
  findHold,
  refreshBooking,
  searchTimeline,
  toOrderLine,
  toPage,
} from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { searchMailsAbout } from '../mail/index.ts';
import { searchPaymentAttempts } from '../payment/index.ts';
import { findAskedLocale } from '../requests/index.ts';
import { countByField, countWaiting, searchEmails, searchOpenRequests, searchOrders } from './orders.repository.ts';

async function toRows(context: BackendContext, bookings: readonly Booking[], locale: Locale): Promise<StaffOrder[]> {
  const open = await searchOpenRequests(
    context.db,
    bookings.map(({ id }) => id),
  );
  return bookings.map((booking) => {
    const { detail: _, search: __, user_id: ___, ...line } = toOrderLine(booking, locale);
    return { ...line, requests: open.filter(({ booking_id: id }) => id === booking.id).map(({ type }) => type) };
  });
}

/** The story with names: `user:` and an id is an address to those who run the shop. */
async function describeTimeline({ db }: BackendContext, bookingId: string) {
  const events = await searchTimeline(db, bookingId);
  const idOf = (actor: string) => (actor.startsWith('user:') ? actor.slice('user:'.length) : undefined);
  const emails = await searchEmails(
    db,
    events.flatMap(({ actor }) => idOf(actor) ?? []),
  );
  return events.map(({ at, kind, note, actor }) => ({
    at: at.toISOString(),
    kind,
    note,
    actor: emails.get(idOf(actor) ?? '') ?? actor,
  }));
}

async function describeStock({ db }: BackendContext, bookingId: string) {
  const hold = await findHold(db, bookingId);
  if (!hold || hold.items.length === 0) return null;
  return {
    items: hold.items.map(({ product, part, day, count }) => ({ product, part, day, count })),
    released_at: hold.released_at?.toISOString() ?? null,
  };
}

async function describeOrder(context: BackendContext, booking: Booking) {
  const { db } = context;
  const { email, callingCode, phone } = booking.contact;
  // A request is answered in the language that it was made in, whatever the order was made in.
  const locale = (await findAskedLocale(db, booking.id)) ?? booking.locale;
  const [order, timeline, payments, stock, mails] = await Promise.all([
    // What is written to the traveller names the order in their language.
    describeBooking(context, booking, locale),
    describeTimeline(context, booking.id),
    searchPaymentAttempts(db, booking.id),
    describeStock(context, booking.id),
    searchMailsAbout(db, { to: email, code: booking.code }),
  ]);
  return {
    order,
    locale,
    // Some services keep the number whole.
    phone: [!phone?.startsWith('+') && callingCode && `+${callingCode}`, phone].filter(Boolean).join(' '),
    timeline,
    payments,
    stock,
    mails: mails.map(({ id, subject, status, created_at: at }) => ({ id, subject, status, at: at.toISOString() })),
  };
}

export const orderRoutes = () => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/order',
    isBeyondContract: true,
    access: 'orders',
    summary:
      'Every order, found by the first letters of a name, e-mail, order ID or voucher number; newest activity first',
    query: ORDERS_QUERY,
    response: STAFF_ORDERS,
    async handler({ query, headers }, context) {
      const [{ bookings, total }, fields, waiting] = await Promise.all([
        searchOrders(context.db, query),
        countByField(context.db, query),
        countWaiting(context.db),
      ]);
      return {
        ...toPage(await toRows(context, bookings, requestLocale(headers)), { ...query, total }),
        fields,
        waiting,
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/admin/order/:id',
    isBeyondContract: true,
    access: 'orders',
    summary: 'One order as its traveller sees it, with the reasons behind it',
    params: ID_PARAMS,
    response: staffOrderAnswer(),
    async handler({ params }, context) {
      const booking = await findBooking(context.db, params.id);
      if (!booking) throw notFound('Orders not found', 'ORDER_NOT_FOUND');
      return describeOrder(context, await refreshBooking(context, booking));
    },
  }),
];
