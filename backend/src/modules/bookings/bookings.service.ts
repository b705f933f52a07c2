import { randomUUID } from 'node:crypto';
import { orderTitles, type BookingRecord } from '@wisata/kernel/contracts/booking-records';
import type { Outcome } from '@wisata/kernel/outcome';
import { failure, success } from '@wisata/kernel/outcome';
import { ApiError } from '../../app/envelope.ts';
import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { bookingListeners, bookingServices } from './registry.ts';
import { agentFields } from './agent.ts';
import { payableMinor } from './booking.ts';
import type { Booking, BookingDraft } from './booking.ts';
import type { TravelService } from './travel-service.ts';
import { CREATED_STATE, ENDED_STATUSES, PAYABLE_STATUSES, transition } from './booking-state.ts';
import type { BookingEventKind } from './booking-state.ts';
import { sendCreatedMail, sendExpiredMail, sendIssuedMail, sendIssueFailedMail } from './bookings.mail.ts';
import {
  addTimelineEntry,
  findBooking,
  lockBookings,
  newOrderCode,
  saveState,
  toBooking,
  toStored,
} from './bookings.repository.ts';
import { keepTravelDays } from './travel-days.ts';

export const EXPIRE_JOB = 'bookings.expire';
export const ISSUE_JOB = 'bookings.issue';

/** What happened to a booking, who did it, and what the supplier added to the record. */
export interface BookingEvent {
  readonly kind: BookingEventKind;
  /** `system` unless a person or another module did it. */
  readonly actor?: string;
  readonly note?: string;
  readonly detailPatch?: BookingRecord;
  /** With `payment-settled`: what the payment asked for this booking, where that is not what the booking costs now. */
  readonly chargedMinor?: number;
  /** With `refunded`: what goes back, where that is not all that was paid. */
  readonly refundMinor?: number;
}

export function getServiceHandler(context: BackendContext, service: string): TravelService {
  const handler = bookingServices(context).get(service);
  if (!handler) throw new Error(`No booking service is registered for ${service}`);
  return handler;
}

async function insertBooking(trx: Trx, draft: BookingDraft, now: Date): Promise<Booking | undefined> {
  const { locale = 'en' } = draft;
  const row = await trx
    .insertInto('bookings')
    .values({
      id: randomUUID(),
      code: newOrderCode('WS'),
      service: draft.service,
      user_id: draft.userId,
      contact: JSON.stringify(draft.contact),
      contact_email: draft.contact.email.trim().toLowerCase(),
      title: orderTitles(draft.service, draft.detail, draft.title ?? '')[locale],
      amount_minor: draft.amountMinor,
      currency: draft.currency,
      promo_code: null,
      detail: toStored(draft.service, draft.detail),
      search: JSON.stringify(draft.search),
      duplicate_key: draft.duplicateKey ?? null,
      locale,
      payment_status: CREATED_STATE.paymentStatus,
      status_checkout: CREATED_STATE.statusCheckout,
      status_issue: CREATED_STATE.statusIssue,
      time_limit_at: draft.timeLimitAt,
      created_at: now,
      updated_at: now,
    })
    .onConflict((clash) => clash.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toBooking(row);
}

/**
 * The existing booking of the same trip, or undefined when its time limit has just passed.
 * A row that another transaction holds is not waited for: that one may be waiting for stock held here.
 */
async function endStaleDuplicate(context: BackendContext, trx: Trx, draft: BookingDraft): Promise<boolean> {
  const row = await trx
    .selectFrom('bookings')
    .select('id')
    .where('service', '=', draft.service)
    .where('duplicate_key', '=', draft.duplicateKey ?? null)
    .where('payment_status', 'in', PAYABLE_STATUSES)
    .where('time_limit_at', '<=', context.clock.now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return false;
  return (await applyBookingEvent(context, trx, row.id, { kind: 'expired' })).ok;
}

async function findLiveDuplicate(
  trx: Trx,
  draft: BookingDraft,
): Promise<{ id: string; userId: string | null } | undefined> {
  if (draft.duplicateKey === undefined) return undefined;
  return trx
    .selectFrom('bookings')
    .select(['id', 'user_id as userId'])
    .where('service', '=', draft.service)
    .where('duplicate_key', '=', draft.duplicateKey)
    .where('payment_status', 'not in', ENDED_STATUSES)
    .executeTakeFirst();
}

/** Gives the booking to its member. A guest gets nothing: an e-mail address alone must not reveal its orders. */
function duplicate({ userId }: BookingDraft, known?: { id: string; userId: string | null }): ApiError {
  const fields = known && userId !== null && known.userId === userId ? { booking_id: known.id } : undefined;
  return new ApiError(409, 'BOOKING_DUPLICATE', 'Data already exist', fields ? { fields } : {});
}

/**
 * Writes the booking, its timeline, its expiry job and its mail with the caller's transaction.
 * Throws 409 `Data already exist` when a live booking has the same duplicate key.
 */
export async function createBooking(context: BackendContext, trx: Trx, asked: BookingDraft): Promise<Booking> {
  const now = context.clock.now();
  const draft = { ...asked, detail: { ...asked.detail, ...(await agentFields(trx, asked)) } };
  let booking = await insertBooking(trx, draft, now);
  // The other unique column is the random order code: then the next one is free.
  for (let attempt = 0; !booking && attempt < 5; attempt += 1) {
    const standing = await findLiveDuplicate(trx, draft);
    if (standing && !(await endStaleDuplicate(context, trx, draft))) throw duplicate(draft, standing);
    booking = await insertBooking(trx, draft, now);
  }
  if (!booking) throw duplicate(draft);
  await addTimelineEntry(trx, { bookingId: booking.id, at: now, kind: 'created', actor: actorOf(draft.userId) });
  const startAfterSeconds = (draft.timeLimitAt.getTime() - now.getTime()) / 1000;
  await context.jobs.enqueue(trx, EXPIRE_JOB, { id: booking.id }, { startAfterSeconds });
  await keepTravelDays(context, trx, booking);
  await sendCreatedMail(context, trx, booking);
  return booking;
}

export const actorOf = (userId: string | null) => (userId === null ? 'guest' : `user:${userId}`);

async function runConsequences(
  context: BackendContext,
  trx: Trx,
  booking: Booking,
  { kind, chargedMinor = payableMinor(booking), refundMinor }: BookingEvent,
): Promise<void> {
  if (ENDED_STATUSES.includes(booking.paymentStatus)) {
    await getServiceHandler(context, booking.service).release(context, trx, booking);
    for (const follower of bookingListeners(context)) await follower.ended?.(context, trx, booking, refundMinor);
  }
  if (kind === 'payment-settled') {
    for (const follower of bookingListeners(context)) await follower.settled?.(context, trx, booking, chargedMinor);
    await context.jobs.enqueue(trx, ISSUE_JOB, { id: booking.id });
  }
  if (kind === 'expired') await sendExpiredMail(context, trx, booking);
  if (kind === 'issued') await sendIssuedMail(context, trx, booking);
  if (kind === 'issue-failed') await sendIssueFailedMail(context, trx, booking);
}

/**
 * Moves one booking under a row lock. An event that the state machine refuses changes nothing and comes back as a
 * failure; ended bookings return their stock, settled ones are sent to be issued.
 */
export async function applyBookingEvent(
  context: BackendContext,
  trx: Trx,
  bookingId: string,
  event: BookingEvent,
): Promise<Outcome<Booking>> {
  const [before] = await lockBookings(trx, [bookingId]);
  if (!before) return failure('BOOKING_UNKNOWN', 'Orders not found');
  const state = transition(before, event.kind);
  if (!state.ok) return state;
  const at = context.clock.now();
  const booking = await saveState(trx, before, state.data, at, event.detailPatch);
  await addTimelineEntry(trx, { bookingId, at, kind: event.kind, actor: event.actor ?? 'system', note: event.note });
  await runConsequences(context, trx, booking, event);
  return success(booking);
}

const isDue = (booking: Booking, now: Date) =>
  PAYABLE_STATUSES.includes(booking.paymentStatus) && booking.timeLimitAt.getTime() <= now.getTime();

/** Ends the booking if its time limit is over; safe to call at any moment and from many processes. */
export async function expireIfDue(context: BackendContext, bookingId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const [booking] = await lockBookings(trx, [bookingId]);
    if (booking && isDue(booking, context.clock.now()))
      await applyBookingEvent(context, trx, bookingId, { kind: 'expired' });
  });
}

/** The booking as it is at this instant: one whose time limit passed a moment ago is ended first. */
export async function refreshBooking(context: BackendContext, booking: Booking): Promise<Booking> {
  if (!isDue(booking, context.clock.now())) return booking;
  await expireIfDue(context, booking.id);
  return (await findBooking(context.db, booking.id)) ?? booking;
}

export async function refreshBookings(context: BackendContext, bookings: readonly Booking[]): Promise<Booking[]> {
  const fresh: Booking[] = [];
  for (const booking of bookings) fresh.push(await refreshBooking(context, booking));
  return fresh;
}

export interface BookingDiscount {
  readonly code: string;
  readonly amountMinor: number;
}

/** Writes code and discount whatever the booking's state is; the caller holds its lock. */
export async function writeBookingDiscount(
  trx: Trx,
  booking: Booking,
  discount: BookingDiscount | null,
): Promise<Booking> {
  const row = await trx
    .updateTable('bookings')
    .set({
      promo_code: discount?.code ?? null,
      discount_minor: Math.min(discount?.amountMinor ?? 0, booking.amountMinor),
    })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBooking(row);
}

/** Records the promo code of an unpaid booking; null takes it off again. Refused once a payment has started. */
export async function setBookingDiscount(
  trx: Trx,
  bookingId: string,
  discount: BookingDiscount | null,
): Promise<Outcome<Booking>> {
  const [booking] = await lockBookings(trx, [bookingId]);
  if (!booking) return failure('BOOKING_UNKNOWN', 'Orders not found');
  if (booking.statusCheckout !== 'open')
    return failure('BOOKING_STATE', 'The payment of this order has already started.');
  return success(await writeBookingDiscount(trx, booking, discount));
}

/** Whether this visitor may see the booking: its member, or for a guest's booking a visitor who gives the contact's e-mail. */
export function mayAccess(booking: Booking, viewer: { userId?: string; email?: string }): boolean {
  if (booking.userId !== null) return booking.userId === viewer.userId;
  return viewer.email !== undefined && viewer.email.trim().toLowerCase() === booking.contact.email.trim().toLowerCase();
}
