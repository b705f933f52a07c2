import { pageOf } from '@wisata/kernel/contracts/paging';
import { guestOrderAnswer, transactionAnswer } from '@wisata/kernel/contracts/order-answers';
import { orderLine } from '@wisata/kernel/contracts/order-line';
import {
  GUEST_CANCEL_REQUEST,
  GUEST_ORDER_REQUEST,
  TRANSACTIONS_QUERY,
} from '@wisata/kernel/contracts/payment-requests';
import { ID_PARAMS } from '@wisata/kernel/contracts/request-fields';
import { addDays, wallTimeToInstant, ZONES } from '@wisata/kernel/dates';
import { notFound, ok } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import { returnRateLimit, takeRateLimit } from '../../app/rate-limit.ts';
import { requestLocale } from '../../app/request-locale.ts';
import { defineRoute } from '../../app/route.ts';
import {
  cancelBooking,
  describeBooking,
  findBooking,
  findBookingByCode,
  mayAccess,
  refreshBooking,
  toOrderLine,
  toPage,
} from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { findPayment, findPaymentByNumber, searchPaymentsOf, searchTransactions } from './payment.repository.ts';
import type { Payment } from './payment.repository.ts';
import { mayAccessPayment } from './payment.service.ts';
import { loadBookings, loadTransaction } from './payment.view.ts';
import { refreshPayment } from './settlement.service.ts';

/** The order behind what a guest typed: an order ID, a payment number, or the id in a link. */
async function findGuestOrder(
  context: BackendContext,
  orderId: string,
  email: string,
): Promise<{ bookings: Booking[]; payments: Payment[] } | undefined> {
  const { db } = context;
  const payment = (await findPaymentByNumber(db, orderId)) ?? (await findPayment(db, orderId));
  if (payment) {
    if (!mayAccessPayment(payment, { email })) return undefined;
    const fresh = await refreshPayment(context, payment);
    return { bookings: await loadBookings(context, fresh), payments: [fresh] };
  }
  const booking = (await findBookingByCode(db, orderId)) ?? (await findBooking(db, orderId));
  if (!booking || !mayAccess(booking, { email })) return undefined;
  const fresh = await refreshBooking(context, booking);
  const payments = (await searchPaymentsOf(db, [fresh.id])).filter((found) => mayAccessPayment(found, { email }));
  return { bookings: [fresh], payments: await Promise.all(payments.map((found) => refreshPayment(context, found))) };
}

/** A day of the filter begins at midnight in Jakarta, where the shop is. */
const startOf = (date: string) => (date ? new Date(wallTimeToInstant(date, '00:00', ZONES.WIB)) : undefined);

/**
 * Only wrong pairs count: many phones share one address, and each page that waits for a payment asks every few
 * seconds.
 */
const WRONG_PAIRS = { max: 30, windowSeconds: 60 };

async function getGuestOrder(context: BackendContext, ip: string, orderId: string, email: string) {
  const key = `guest-order ${ip}`;
  await takeRateLimit(context, key, WRONG_PAIRS);
  const order = await findGuestOrder(context, orderId, email);
  if (!order) throw notFound('Orders not found', 'ORDER_NOT_FOUND');
  await returnRateLimit(context, key);
  return order;
}

export const transactionRoutes = () => [
  defineRoute({
    method: 'POST',
    path: '/api/v1/guest-order',
    access: 'public',
    summary: "A guest's order by e-mail and order ID; a wrong pair answers like an unknown order",
    body: GUEST_ORDER_REQUEST,
    response: guestOrderAnswer(),
    async handler(request, context) {
      const { email, order_id: orderId } = request.body;
      const order = await getGuestOrder(context, request.ip, orderId, email);
      const locale = requestLocale(request.headers);
      const transactions = await Promise.all(
        order.payments.map((payment) => loadTransaction(context, payment, locale)),
      );
      const carts = await Promise.all(order.bookings.map((booking) => describeBooking(context, booking, locale)));
      return { data: { carts, transactions } };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/v1/guest-order/cancel',
    isBeyondContract: true,
    access: 'public',
    summary: "Cancels a guest's booking by e-mail and order ID: an unpaid one, or a paid one while that costs nothing",
    body: GUEST_CANCEL_REQUEST,
    response: orderLine(),
    rateLimit: { max: 30, windowSeconds: 60 },
    async handler(request, context) {
      const { email, order_id: orderId, refund } = request.body;
      const { bookings } = await getGuestOrder(context, request.ip, orderId, email);
      const [booking] = bookings;
      if (!booking || bookings.length > 1) throw notFound('Orders not found', 'ORDER_NOT_FOUND');
      const canceled = await cancelBooking(context, booking.id, { actor: 'guest', refund });
      return ok(toOrderLine(canceled, requestLocale(request.headers)), 'Booking Canceled');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/transaction',
    access: 'member',
    summary: "The member's transactions, newest first, filtered by keyword, services and days",
    query: TRANSACTIONS_QUERY,
    response: pageOf(transactionAnswer()),
    async handler(request, context) {
      const { keyword, service, startDate, endDate, page, limit } = request.query;
      const { payments, total } = await searchTransactions(context.db, {
        userId: request.user!.id,
        keyword,
        services: service
          .split(',')
          .map((slug) => slug.trim())
          .filter(Boolean),
        fromAt: startOf(startDate),
        untilAt: startOf(endDate && addDays(endDate, 1)),
        page,
        limit,
      });
      const fresh = await Promise.all(payments.map((payment) => refreshPayment(context, payment)));
      const locale = requestLocale(request.headers);
      const data = await Promise.all(fresh.map((payment) => loadTransaction(context, payment, locale)));
      return toPage(data, { page, limit, total });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/v1/transaction/detail/:id',
    access: 'member',
    summary: 'One transaction of the member with its bookings',
    params: ID_PARAMS,
    response: transactionAnswer(),
    async handler(request, context) {
      const payment = await findPayment(context.db, request.params.id);
      if (!payment || payment.user_id !== request.user!.id)
        throw notFound('Transaction not found', 'PAYMENT_NOT_FOUND');
      return loadTransaction(context, await refreshPayment(context, payment), requestLocale(request.headers));
    },
  }),
];
