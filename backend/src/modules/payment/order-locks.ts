import type { Trx } from '../../app/schema.ts';
import { lockBookings } from '../bookings/index.ts';
import type { Booking } from '../bookings/index.ts';
import { searchBookingIds, searchPendingPaymentIds } from './payment.repository.ts';

const MOST_TRIES = 10;
/** PostgreSQL ended the transaction to break a circle. */
const DEADLOCK = '40P01';
const MOVED = 'ORDER_LOCKS_MOVED';

class OrderLocksMoved extends Error {
  readonly code = MOVED;
}

/**
 * Locks the bookings and those of every pending payment that touches them, in the one order that everybody keeps.
 * Another tab may have started a payment before the locks were held: locking its bookings now would break that order,
 * so the transaction begins again instead (`retryLocks`). While the locks are held no such payment can be added.
 */
export async function lockOrders(
  trx: Trx,
  bookingIds: readonly string[],
): Promise<{ locked: Booking[]; pendingIds: string[] }> {
  const before = await searchPendingPaymentIds(trx, bookingIds);
  const all = new Set([...bookingIds, ...(await searchBookingIds(trx, before))]);
  const locked = await lockBookings(trx, [...all]);
  const pendingIds = await searchPendingPaymentIds(trx, bookingIds);
  const touched = await searchBookingIds(trx, pendingIds);
  if (!touched.every((id) => all.has(id))) throw new OrderLocksMoved('Another payment of these bookings was started.');
  return { locked, pendingIds };
}

/** Runs the transaction again when its locks could not be had in order. */
export async function retryLocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if ((code !== DEADLOCK && code !== MOVED) || tries >= MOST_TRIES) throw error;
    }
  }
}
