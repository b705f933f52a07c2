import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, Trx } from '../../app/schema.ts';
import type { HeldSeats, Reservation } from './tables.ts';

/** Seats sold by us per flight and cabin. */
export type SoldSeats = ReadonlyMap<string, number>;

export const seatKey = (stockKey: string, cabin: string) => `${stockKey}|${cabin}`;

/** One query for a whole list of flights. */
export async function findSoldSeats(db: Kysely<Database>, stockKeys: readonly string[]): Promise<SoldSeats> {
  if (stockKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('flight_seat_stock')
    .select(['stock_key', 'cabin', 'sold'])
    .where(sql<boolean>`stock_key = any(${[...stockKeys]}::text[])`)
    .where('sold', '>', 0)
    .execute();
  return new Map(rows.map((row) => [seatKey(row.stock_key, row.cabin), row.sold]));
}

/** Seats wanted on one flight and how many of them the fare's class leaves. */
export interface WantedSeats extends HeldSeats {
  readonly left: number;
}

/**
 * Takes the seats of every flight or none: the row lock of the upsert makes the second of two bookings wait and then
 * see what is left. False means that a flight is sold out; the caller's transaction must then roll back.
 */
export async function takeSeats(trx: Trx, wanted: readonly WantedSeats[]): Promise<boolean> {
  const { rows } = await sql`
    insert into flight_seat_stock as stock (stock_key, cabin, sold, allotment)
    select wanted.stock_key, wanted.cabin, wanted.seats, wanted.free
      from unnest(${wanted.map((each) => each.stockKey)}::text[], ${wanted.map((each) => each.cabin)}::text[],
        ${wanted.map((each) => each.seats)}::integer[], ${wanted.map((each) => each.left)}::integer[])
        as wanted (stock_key, cabin, seats, free)
      where wanted.free >= wanted.seats
      order by wanted.stock_key, wanted.cabin
    on conflict (stock_key, cabin) do update
      set sold = stock.sold + excluded.sold, allotment = excluded.allotment
      where stock.sold + excluded.sold <= excluded.allotment
    returning stock.stock_key`.execute(trx);
  return rows.length === wanted.length;
}

export interface SeatHold {
  readonly bookingId: string;
  readonly seats: readonly HeldSeats[];
  readonly reservations: readonly Reservation[];
  readonly passengerCount: number;
}

type IssuableHold = Pick<SeatHold, 'reservations' | 'passengerCount'>;

export async function insertHold(trx: Trx, hold: SeatHold): Promise<void> {
  const seats = hold.seats.map(({ stockKey, cabin, seats: count }) => ({ stockKey, cabin, seats: count }));
  await trx
    .insertInto('flight_seat_holds')
    .values({
      booking_id: hold.bookingId,
      seats: JSON.stringify(seats),
      reservations: JSON.stringify(hold.reservations),
      passenger_count: hold.passengerCount,
    })
    .execute();
}

/** Gives a booking's seats back; undefined when that has been done before, so it can never happen twice. */
export async function releaseHold(trx: Trx, bookingId: string, at: Date): Promise<IssuableHold | undefined> {
  const hold = await trx
    .updateTable('flight_seat_holds')
    .set({ released_at: at })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!hold) return undefined;
  // Rows are locked in one order, or two releases of shared flights could wait for each other.
  await sql`
    update flight_seat_stock as stock set sold = stock.sold - held.seats
      from (select locked.stock_key, locked.cabin, back.seats
              from flight_seat_stock as locked
              join unnest(${hold.seats.map((each) => each.stockKey)}::text[], ${hold.seats.map((each) => each.cabin)}::text[],
                ${hold.seats.map((each) => each.seats)}::integer[]) as back (stock_key, cabin, seats)
                on back.stock_key = locked.stock_key and back.cabin = locked.cabin
             order by locked.stock_key, locked.cabin for update of locked) as held
     where stock.stock_key = held.stock_key and stock.cabin = held.cabin`.execute(trx);
  return { reservations: hold.reservations, passengerCount: hold.passenger_count };
}

export async function findHold(db: Kysely<Database>, bookingId: string): Promise<IssuableHold | undefined> {
  const row = await db
    .selectFrom('flight_seat_holds')
    .select(['reservations', 'passenger_count'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { reservations: row.reservations, passengerCount: row.passenger_count };
}
