import type { BackendContext } from '../../app/context.ts';
import type { Trx } from '../../app/schema.ts';
import { bookingListeners, bookingServices } from './registry.ts';
import type { Booking } from './booking.ts';
import { lockBookings } from './bookings.repository.ts';
import { ENDED_STATUSES } from './booking-state.ts';

/** Stores the last day of a journey with its booking and calls the listeners for it, once. */
export async function keepTravelDays(context: BackendContext, trx: Trx, booking: Booking): Promise<void> {
  const agenda = bookingServices(context).get(booking.service)?.agenda?.(booking, booking.locale) ?? [];
  const lastDay = agenda.map(({ date }) => date).reduce((last, date) => (date > last ? date : last), '');
  const kept = await trx
    .updateTable('bookings')
    .set({ ends_on: lastDay || null, is_dated: true })
    .where('id', '=', booking.id)
    .where('is_dated', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!kept || !lastDay || ENDED_STATUSES.includes(booking.paymentStatus)) return;
  for (const follower of bookingListeners(context)) await follower.dated?.(context, trx, booking);
}

const BATCH_SIZE = 200;

/** Bookings made before days were kept, a batch in each transaction. */
export async function keepOlderTravelDays(context: BackendContext): Promise<void> {
  for (;;) {
    const ids = await context.db
      .selectFrom('bookings')
      .select('id')
      .where('is_dated', '=', false)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    await context.db.transaction().execute(async (trx) => {
      const bookings = await lockBookings(
        trx,
        ids.map(({ id }) => id),
      );
      for (const booking of bookings) await keepTravelDays(context, trx, booking);
    });
    if (ids.length < BATCH_SIZE) return;
  }
}
