import { pageOf } from '@wisata/kernel/contracts/paging';
import { BOOKING_STATUS } from '@wisata/kernel/contracts/booking-answers';
import { BOOKINGS_QUERY, BOOKING_STATUS_QUERY, CANCEL_QUERY } from '@wisata/kernel/contracts/booking-requests';
import type { BookingsQuery } from '@wisata/kernel/contracts/booking-requests';
import { bookingAnswer, cartAnswer } from '@wisata/kernel/contracts/order-answers';
import { orderLine } from '@wisata/kernel/contracts/order-line';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import { todayInJakarta } from '@wisata/kernel/dates';
import { notFound, ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import type { RouteRequest } from '../../app/route.ts';
import { bookingServices } from './registry.ts';
import { statusFields, toOrderLine } from './booking.ts';
import type { Booking } from './booking.ts';
import { findBooking, searchMemberBookings } from './bookings.repository.ts';
import { cancelBooking } from './cancel.service.ts';
import { actorOf, mayAccess, refreshBooking, refreshBookings } from './bookings.service.ts';
import { describeBooking } from './bookings.view.ts';
import { toPage } from './page.ts';

const CART_LIMIT = 100;

async function getOwnBooking(
  context: BackendContext,
  id: string,
  viewer: { userId?: string; email?: string },
): Promise<Booking> {
  const booking = await findBooking(context.db, id);
  // A stranger's booking and one that never was give the same answer.
  if (!booking || !mayAccess(booking, viewer)) throw notFound('Orders not found', 'BOOKING_NOT_FOUND');
  return refreshBooking(context, booking);
}

async function listBookings(
  context: BackendContext,
  request: RouteRequest<unknown, BookingsQuery>,
  services: readonly string[],
) {
  const { limit, latest, when } = request.query;
  const page = latest && latest !== '0' && latest !== 'false' ? 1 : request.query.page;
  const today = todayInJakarta(context.clock.now().getTime());
  const query = { userId: request.user!.id, services, when, today, page, limit };
  const found = await searchMemberBookings(context.db, query);
  const locale = requestLocale(request.headers);
  const lines = (await refreshBookings(context, found.bookings)).map((booking) => toOrderLine(booking, locale));
  return toPage(lines, { page, limit, total: found.total });
}

const listOf = (service: string) =>
  defineRoute({
    method: 'GET',
    path: `/api/v1/dashboard/booking-${service}`,
    access: 'member',
    summary: `The member's ${service} bookings, newest first`,
    query: BOOKINGS_QUERY,
    response: pageOf(orderLine()),
    handler: (request, context) => listBookings(context, request, [service]),
  });

export const bookingRoutes = (context: BackendContext) => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/dashboard/booking',
    access: 'member',
    summary:
      "The member's bookings of every service, newest first; `when` narrows to `upcoming` (soonest first), `past` or `cancelled`",
    query: BOOKINGS_QUERY,
    response: pageOf(orderLine()),
    handler: (request, context) => listBookings(context, request, request.query.service.split(',').filter(Boolean)),
  }),
  ...[...bookingServices(context).keys()].map(listOf),
  defineRoute({
    method: 'GET',
    path: '/api/v1/dashboard/booking/:id',
    access: 'member',
    summary: 'One booking of the member with its timeline and the requests made for it',
    params: ID_PARAMS,
    response: bookingAnswer(),
    async handler(request, context) {
      const booking = await getOwnBooking(context, request.params.id, { userId: request.user!.id });
      return describeBooking(context, booking, requestLocale(request.headers));
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/v1/dashboard/booking/:id',
    isBeyondContract: true,
    access: 'member',
    summary: 'Cancels a booking of the member: an unpaid one, or a paid one while that costs nothing',
    params: ID_PARAMS,
    query: CANCEL_QUERY,
    response: orderLine(),
    async handler(request, context) {
      const { id: userId } = request.user!;
      const booking = await getOwnBooking(context, request.params.id, { userId });
      const { refund } = request.query;
      const canceled = await cancelBooking(context, booking.id, { actor: actorOf(userId), refund });
      return ok(toOrderLine(canceled, requestLocale(request.headers)), 'Booking Canceled');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/cart',
    isBeyondContract: true,
    access: 'member',
    summary: "The member's lines that can still be paid",
    response: cartAnswer(),
    async handler(request, context) {
      const query = { userId: request.user!.id, open: true, page: 1, limit: CART_LIMIT };
      const found = await searchMemberBookings(context.db, query);
      const live = (await refreshBookings(context, found.bookings)).filter(
        ({ statusCheckout }) => statusCheckout !== 'done',
      );
      const locale = requestLocale(request.headers);
      const agendaOf = (booking: Booking) =>
        bookingServices(context).get(booking.service)?.agenda?.(booking, locale) ?? [];
      return {
        carts: live.map((line) => ({ ...toOrderLine(line, locale), agenda: agendaOf(line) })),
        count: live.length,
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/booking-status',
    isBeyondContract: true,
    access: 'public',
    summary: 'The statuses and the time limit of one booking, small enough to poll',
    query: BOOKING_STATUS_QUERY,
    response: BOOKING_STATUS,
    rateLimit: { max: 240, windowSeconds: 60 },
    async handler(request, context) {
      const viewer = { userId: request.user?.id, email: request.query.email };
      const booking = await getOwnBooking(context, request.query.id, viewer);
      const { id, code, service } = booking;
      return { id, code, service, ...statusFields(booking), now: context.clock.now().toISOString() };
    },
  }),
];
