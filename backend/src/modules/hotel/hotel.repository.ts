import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, Trx } from '../../app/schema.ts';
import { nightDates } from './stay.ts';

/** Rooms sold by us per hotel, room type and night. */
export type SoldRooms = ReadonlyMap<string, number>;

export const stockKey = (hotelKey: string, roomCode: string, night: string) => `${hotelKey}|${roomCode}|${night}`;

export async function findSoldRooms(
  db: Kysely<Database>,
  hotelKeys: readonly string[],
  nights: readonly string[],
): Promise<SoldRooms> {
  if (hotelKeys.length === 0 || nights.length === 0) return new Map();
  const rows = await db
    .selectFrom('hotel_room_stock')
    .select(['hotel_key', 'room_code', 'night', 'sold'])
    .where('hotel_key', 'in', hotelKeys)
    .where('night', '>=', nights[0]!)
    .where('night', '<=', nights.at(-1)!)
    .where('sold', '>', 0)
    .execute();
  return new Map(rows.map((row) => [stockKey(row.hotel_key, row.room_code, row.night), row.sold]));
}

interface RoomNights {
  readonly hotelKey: string;
  readonly roomCode: string;
  readonly rooms: number;
  /** In calendar order, so that two bookings of the same nights lock the rows in the same order. */
  readonly nights: readonly { readonly date: string; readonly free: number }[];
}

/**
 * Takes the rooms of every night or none: the row lock of the upsert makes the second of two bookings wait and then
 * see what is left. False means that a night is sold out; the caller's transaction must then roll back.
 */
export async function takeRooms(trx: Trx, wanted: RoomNights): Promise<boolean> {
  const dates = wanted.nights.map((night) => night.date);
  const free = wanted.nights.map((night) => night.free);
  const { rows } = await sql`
    insert into hotel_room_stock as stock (hotel_key, room_code, night, sold, allotment)
    select ${wanted.hotelKey}, ${wanted.roomCode}, wanted.night, ${wanted.rooms}::integer, wanted.free
      from unnest(${dates}::date[], ${free}::integer[]) as wanted (night, free)
      where wanted.free >= ${wanted.rooms}::integer
      order by wanted.night
    on conflict (hotel_key, night, room_code) do update
      set sold = stock.sold + excluded.sold, allotment = excluded.allotment
      where stock.sold + excluded.sold <= excluded.allotment
    returning stock.night`.execute(trx);
  return rows.length === wanted.nights.length;
}

interface RoomHold {
  readonly bookingId: string;
  readonly hotelKey: string;
  readonly roomCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly rooms: number;
  readonly supplierReference: string;
}

export async function insertHold(trx: Trx, hold: RoomHold): Promise<void> {
  await trx
    .insertInto('hotel_room_holds')
    .values({
      booking_id: hold.bookingId,
      hotel_key: hold.hotelKey,
      room_code: hold.roomCode,
      check_in_date: hold.checkInDate,
      check_out_date: hold.checkOutDate,
      rooms: hold.rooms,
      supplier_reference: hold.supplierReference,
    })
    .execute();
}

/** Gives a booking's rooms back; undefined when that has been done before, so it can never happen twice. */
export async function releaseHold(
  trx: Trx,
  bookingId: string,
  at: Date,
): Promise<{ supplierReference: string } | undefined> {
  const hold = await trx
    .updateTable('hotel_room_holds')
    .set({ released_at: at })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!hold) return undefined;
  const nights = nightDates({ checkInDate: hold.check_in_date, checkOutDate: hold.check_out_date });
  await sql`
    update hotel_room_stock as stock set sold = stock.sold - ${hold.rooms}::integer
      from (select night from hotel_room_stock
             where hotel_key = ${hold.hotel_key} and room_code = ${hold.room_code} and night = any(${nights}::date[])
             order by night for update) as held
     where stock.hotel_key = ${hold.hotel_key} and stock.room_code = ${hold.room_code} and stock.night = held.night`.execute(
    trx,
  );
  return { supplierReference: hold.supplier_reference };
}

export async function findHold(
  db: Kysely<Database>,
  bookingId: string,
): Promise<{ supplierReference: string } | undefined> {
  const row = await db
    .selectFrom('hotel_room_holds')
    .select('supplier_reference')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { supplierReference: row.supplier_reference };
}
