import type { Db, Trx } from '../../app/schema.ts';
import { returnSeats } from './seat-stock.ts';
import type { Reservation } from './tables.ts';

/** What the railway has confirmed of a booking, and for how many. */
export interface Reserved {
  readonly reservations: readonly Reservation[];
  readonly passengerCount: number;
}

export async function insertReservations(trx: Trx, bookingId: string, reserved: Reserved): Promise<void> {
  await trx
    .insertInto('train_reservations')
    .values({
      booking_id: bookingId,
      reservations: JSON.stringify(reserved.reservations),
      passenger_count: reserved.passengerCount,
    })
    .execute();
}

/** Gives a booking's seats back; undefined when that has been done before, so it can never happen twice. */
export async function releaseReservations(trx: Trx, bookingId: string, at: Date): Promise<Reserved | undefined> {
  const row = await trx
    .updateTable('train_reservations')
    .set({ released_at: at })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await returnSeats(trx, bookingId);
  return { reservations: row.reservations, passengerCount: row.passenger_count };
}

export async function findReservations(db: Db, bookingId: string): Promise<Reserved | undefined> {
  const row = await db
    .selectFrom('train_reservations')
    .select(['reservations', 'passenger_count'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { reservations: row.reservations, passengerCount: row.passenger_count };
}
