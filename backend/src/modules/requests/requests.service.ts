import type { TravellerRequestAnswer } from '@wisata/kernel/contracts/traveller-request';
import type { RequestAnswer, TravellerRequest } from '@wisata/kernel/contracts/traveller-request-body';
import { randomUUID } from 'node:crypto';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { badRequest, conflict, notFound } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import {
  addTimelineEntry,
  bookingServices,
  findBooking,
  findBookingByCode,
  isUuid,
  lockBookings,
  mayAccess,
} from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { sendAnswerMail, sendDeskMail, sendReceivedMail } from './requests.mail.ts';
import { addRequestEvent, insertRequest, lockRequest, saveStatus, searchRequestEvents } from './requests.repository.ts';
import type { Request } from './requests.repository.ts';
import { toRequestAnswer } from './requests.view.ts';

interface Asker {
  readonly userId?: string;
  readonly locale: Locale;
}

function checkWantedDate(context: BackendContext, body: TravellerRequest): void {
  if (body.type !== 'reschedule' || body.wanted_date > todayInJakarta(context.clock.now().getTime())) return;
  const message = 'Choose a day after today.';
  throw badRequest(message, { wanted_date: message });
}

async function getOrder(context: BackendContext, body: TravellerRequest, userId?: string): Promise<Booking> {
  const { order_id: orderId, email } = body;
  const booking = (await findBookingByCode(context.db, orderId)) ?? (await findBooking(context.db, orderId));
  if (!booking || !mayAccess(booking, { userId, email: email ?? undefined })) {
    throw notFound('Orders not found', 'ORDER_NOT_FOUND');
  }
  return booking;
}

function toRow(context: BackendContext, booking: Booking, body: TravellerRequest, locale: Locale): Request {
  const at = context.clock.now();
  const estimateMinor =
    body.type === 'refund'
      ? bookingServices(context).get(booking.service)?.estimateRefundMinor?.(booking, at)
      : undefined;
  return {
    id: randomUUID(),
    booking_id: booking.id,
    type: body.type,
    status: 'received',
    reason: body.reason,
    wanted_date: body.type === 'reschedule' ? body.wanted_date : null,
    estimate_minor: estimateMinor ?? null,
    locale,
    created_at: at,
    updated_at: at,
  };
}

const OPEN = {
  refund: 'A refund for this order is already being looked at.',
  reschedule: 'Another day for this order is already being looked at.',
} as const;

async function keepRequest(
  context: BackendContext,
  trx: Trx,
  bookingId: string,
  body: TravellerRequest,
  { userId, locale }: Asker,
): Promise<{ request: Request; booking: Booking }> {
  const [booking] = await lockBookings(trx, [bookingId]);
  if (booking?.paymentStatus !== 'paid') {
    throw conflict('Only a paid order can be refunded or moved to another day.', 'BOOKING_NOT_PAID');
  }
  const request = await insertRequest(trx, toRow(context, booking, body, locale));
  if (!request) throw conflict(OPEN[body.type], 'REQUEST_OPEN');
  const actor = userId === undefined ? 'guest' : `user:${userId}`;
  const event = { at: request.created_at, actor };
  await addRequestEvent(trx, { requestId: request.id, kind: 'received', note: null, ...event });
  await addTimelineEntry(trx, { bookingId, kind: `${body.type}-requested`, ...event });
  await sendReceivedMail(context, trx, request, booking);
  await sendDeskMail(context, trx, request, booking);
  return { request, booking };
}

/**
 * Asks for money back or another day for a paid order: kept, put on the order's timeline, confirmed to the traveller and
 * sent to the help desk. One open request of each kind; throws 404 for an order the asker may not see.
 */
export async function createRequest(
  context: BackendContext,
  body: TravellerRequest,
  asker: Asker,
): Promise<TravellerRequestAnswer> {
  checkWantedDate(context, body);
  const { id } = await getOrder(context, body, asker.userId);
  const kept = await context.db.transaction().execute((trx) => keepRequest(context, trx, id, body, asker));
  return toRequestAnswer(kept.request, await searchRequestEvents(context.db, [kept.request.id]), kept.booking);
}

/** Moves a request on with a note for the traveller, who gets it by mail; an answered one is closed. */
export async function answerRequest(
  context: BackendContext,
  id: string,
  { status, note }: RequestAnswer,
  adminId: string,
): Promise<{ request: Request; booking: Booking }> {
  return context.db.transaction().execute(async (trx) => {
    const before = isUuid(id) ? await lockRequest(trx, id) : undefined;
    const booking = before && (await findBooking(trx, before.booking_id));
    if (!before || !booking) throw notFound('Request not found', 'REQUEST_NOT_FOUND');
    if (before.status === 'answered') throw conflict('This request has been answered.', 'REQUEST_ANSWERED');
    const at = context.clock.now();
    const request = await saveStatus(trx, id, status, at);
    const event = { requestId: id, at, kind: status, actor: `user:${adminId}`, note: note?.trim() || null };
    await addRequestEvent(trx, event);
    await sendAnswerMail(context, trx, request, booking, event.note);
    return { request, booking };
  });
}
