import { defineJob } from '../../app/jobs.ts';
import type { BackendContext } from '../../app/context.ts';
import { SupplierError } from '../../app/supplier.ts';
import type { Booking } from './booking.ts';
import { findBooking, lockBookings, searchDueBookings } from './bookings.repository.ts';
import { applyBookingEvent, EXPIRE_JOB, expireIfDue, getServiceHandler, ISSUE_JOB } from './bookings.service.ts';
import { CANCEL_RESERVATION_JOB, type CancelReservation } from './supplied-stock.ts';
import { keepOlderTravelDays } from './travel-days.ts';

interface BookingJob {
  id: string;
}

const SWEEP_SIZE = 200;

/** Catches every booking whose own job was lost, for instance while the whole system was down. */
export async function sweepDueBookings(context: BackendContext): Promise<void> {
  for (;;) {
    const ids = await searchDueBookings(context.db, context.clock.now(), SWEEP_SIZE);
    for (const id of ids) await expireIfDue(context, id);
    if (ids.length < SWEEP_SIZE) return;
  }
}

/** Marks the booking as being issued; a repeat after a failed try finds it so already. */
async function beginIssue(context: BackendContext, id: string): Promise<Booking | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const [booking] = await lockBookings(trx, [id]);
    if (booking?.paymentStatus !== 'paid') return undefined;
    if (booking.statusIssue === 'process') return booking;
    if (booking.statusIssue !== 'waiting') return undefined;
    const started = await applyBookingEvent(context, trx, id, { kind: 'issue-started' });
    return started.ok ? started.data : undefined;
  });
}

async function giveUpIssue(context: BackendContext, id: string, note: string): Promise<void> {
  await context.db.transaction().execute((trx) => applyBookingEvent(context, trx, id, { kind: 'issue-failed', note }));
}

export async function issueBooking(context: BackendContext, id: string): Promise<void> {
  const booking = await beginIssue(context, id);
  if (!booking) return;
  const result = await getServiceHandler(context, booking.service).issue(context, booking);
  if (result.ok) {
    const { detailPatch } = result;
    await context.db
      .transaction()
      .execute((trx) => applyBookingEvent(context, trx, id, { kind: 'issued', detailPatch }));
  } else if (result.retryable) {
    throw new Error(`The supplier did not issue ${booking.code}: ${result.reason}`);
  } else {
    await giveUpIssue(context, id, result.reason);
  }
}

/** Throws with the booking's code, by which the people who look after failed jobs find it. */
async function cancelReservation(context: BackendContext, { id, nth }: CancelReservation): Promise<void> {
  const booking = await findBooking(context.db, id);
  if (!booking) return;
  try {
    await getServiceHandler(context, booking.service).cancelReservation?.(context, booking, nth);
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    throw new Error(`The supplier did not cancel ${booking.code}: ${error.message}`, { cause: error });
  }
}

export const bookingJobs = [
  defineJob<BookingJob>({ name: EXPIRE_JOB, handler: ({ id }, context) => expireIfDue(context, id) }),
  defineJob({ name: 'bookings.sweep', schedule: '* * * * *', handler: (_data, context) => sweepDueBookings(context) }),
  defineJob({
    name: 'bookings.keep-days',
    schedule: '* * * * *',
    handler: (_data, context) => keepOlderTravelDays(context),
  }),
  defineJob<BookingJob>({
    name: ISSUE_JOB,
    retry: { limit: 6, delaySeconds: 5, backoff: true },
    handler: ({ id }, context) => issueBooking(context, id),
    async onDead({ id }, context) {
      const booking = await findBooking(context.db, id);
      if (booking) await giveUpIssue(context, id, 'The supplier did not answer after several tries.');
    },
  }),
  defineJob<CancelReservation>({
    name: CANCEL_RESERVATION_JOB,
    retry: { limit: 8, delaySeconds: 5, backoff: true },
    handler: (reservation, context) => cancelReservation(context, reservation),
    async onDead(reservation, context) {
      context.log.error({ reservation }, 'a supplier did not take a cancellation in any try');
      // What fails here stays a dead job: somebody is told and runs it again once the supplier is well.
      await cancelReservation(context, reservation);
    },
  }),
];
