import type { TravellerRequestAnswer } from '@wisata/kernel/contracts/traveller-request';
import type { RequestAnswer, TravellerRequest } from '@wisata/kernel/contracts/traveller-request-body';
import { randomUUID } from 'node:crypto';
import { SUPPORT_REFUND_LIMIT } from '@wisata/kernel/contracts/traveller-request-body';
import { todayInJakarta } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { convert, exactPrice, fromMajor, money } from '@wisata/kernel/money';
import { scopesOf } from '@wisata/kernel/roles';
import type { AuthUser } from '../../app/access-token.ts';
import { ApiError, badRequest, conflict, notFound } from '../../app/envelope.ts';
import { RUPIAH_PER_DOLLAR } from '../../app/exchange.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import {
  addTimelineEntry,
  applyBookingEvent,
  bookingServices,
  findBooking,
  findBookingByCode,
  isUuid,
  lockBookings,
  mayAccess,
  payableMinor,
} from '../bookings/index.ts';
import { recordChange } from '../audit/index.ts';
import type { Booking } from '../bookings/index.ts';
import { sendAnswerMail, sendDeskMail, sendReceivedMail } from './requests.mail.ts';
import {
  addRequestEvent,
  findRequest,
  insertRequest,
  lockRequest,
  saveRequest,
  searchRequestEvents,
} from './requests.repository.ts';
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
    decision: null,
    refund_minor: null,
    agreed_date: null,
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

interface Decision {
  readonly decision: Request['decision'];
  readonly refundMinor: number | null;
  readonly agreedDate: string | null;
}

const NO_DECISION: Decision = { decision: null, refundMinor: null, agreedDate: null };

/** What is given back: at most what was paid, and of large amounts only by those who may. */
function checkRefund(booking: Booking, refund: number | null, { role }: AuthUser): number {
  const paid = money(payableMinor(booking), booking.currency);
  const minor = refund === null ? undefined : fromMajor(refund, booking.currency).minor;
  if (minor === undefined || minor === 0 || minor > paid.minor) {
    const message = `An amount up to ${exactPrice(paid)}, which is what was paid.`;
    throw badRequest(message, { refund: message });
  }
  const inRupiah = convert(money(minor, booking.currency), 'IDR', RUPIAH_PER_DOLLAR).minor;
  if (inRupiah > SUPPORT_REFUND_LIMIT && !scopesOf(role).includes('refunds')) {
    const limit = exactPrice(money(SUPPORT_REFUND_LIMIT, 'IDR'));
    throw new ApiError(403, 'REFUND_NEEDS_FINANCE', `More than ${limit} is given back by finance.`);
  }
  return minor;
}

function checkAgreedDate(context: BackendContext, date: string | null): string {
  if (date !== null && date > todayInJakarta(context.clock.now().getTime())) return date;
  const message = 'Choose a day after today.';
  throw badRequest(message, { agreed_date: message });
}

/** Only an accepted request has an amount and a day; the traveller's page, mail and timeline show exactly these. */
function toDecision(
  context: BackendContext,
  { type }: Request,
  booking: Booking,
  body: Exclude<RequestAnswer, { status: 'question' }>,
  user: AuthUser,
): Decision {
  if (body.status !== 'answered' || body.decision === null) return NO_DECISION;
  if (body.decision === 'declined') return { ...NO_DECISION, decision: 'declined' };
  const refundMinor = type === 'refund' ? checkRefund(booking, body.refund, user) : null;
  return { decision: 'accepted', refundMinor, agreedDate: checkAgreedDate(context, body.agreed_date) };
}

/** Ends an order whose money goes back, or says on its timeline what was decided. */
async function carryOut(
  context: BackendContext,
  trx: Trx,
  request: Request,
  booking: Booking,
  actor: string,
): Promise<Booking> {
  const { decision, type, refund_minor: refundMinor } = request;
  if (decision === null) return booking;
  if (type === 'refund' && decision === 'accepted') {
    const outcome = await applyBookingEvent(context, trx, booking.id, {
      kind: 'refunded',
      actor,
      refundMinor: refundMinor!,
    });
    if (!outcome.ok) throw conflict('This order can no longer be refunded.', 'BOOKING_NOT_CANCELABLE');
    return outcome.data;
  }
  const kind = `${type}-${decision}`;
  await addTimelineEntry(trx, { bookingId: booking.id, at: request.updated_at, kind, actor });
  return booking;
}

export const requestAnswered = () => conflict('This request has been answered.', 'REQUEST_ANSWERED');

/** Locks the booking before its request, as asking does, so that neither waits for the other in a circle. */
export async function lockBoth(trx: Trx, id: string): Promise<{ request: Request; booking: Booking }> {
  const known = isUuid(id) ? await findRequest(trx, id) : undefined;
  const [booking] = known ? await lockBookings(trx, [known.booking_id]) : [];
  const request = known && (await lockRequest(trx, id));
  if (!request || !booking) throw notFound('Request not found', 'REQUEST_NOT_FOUND');
  return { request, booking };
}

/**
 * Moves a request on with a note for the traveller, who gets it by mail; an answered one is closed. An accepted refund
 * ends the order and gives the amount back in the same transaction.
 */
export async function answerRequest(
  context: BackendContext,
  id: string,
  body: Exclude<RequestAnswer, { status: 'question' }>,
  user: AuthUser,
): Promise<{ request: Request; booking: Booking }> {
  return context.db.transaction().execute(async (trx) => {
    const { request: before, booking } = await lockBoth(trx, id);
    if (before.status === 'answered') throw requestAnswered();
    const { decision, refundMinor, agreedDate } = toDecision(context, before, booking, body, user);
    const at = context.clock.now();
    const request = await saveRequest(trx, id, {
      status: body.status,
      decision,
      refund_minor: refundMinor,
      agreed_date: agreedDate,
      updated_at: at,
    });
    const actor = `user:${user.id}`;
    const note = body.note?.trim() || null;
    await addRequestEvent(trx, { requestId: id, at, kind: body.status, actor, note });
    const after = await carryOut(context, trx, request, booking, actor);
    await recordChange(context, trx, user, {
      area: 'request',
      subject: id,
      action: decision ?? body.status,
      title: `${booking.code} ${booking.titles[booking.locale]}`,
      before: { status: before.status },
      after: toRequestAnswer(request, [], booking),
    });
    await sendAnswerMail(context, trx, request, after, note);
    return { request, booking: after };
  });
}
