import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rooms sold by us, night by night; what the market leaves is computed, so only these numbers are stored. */
interface RoomStockRow {
  hotel_key: string;
  room_code: string;
  night: string;
  sold: number;
  /** Rooms that could be sold when the row was last written; `sold` never exceeds it by a booking. */
  allotment: number;
}

/** What a booking holds; `released_at` says that it was given back, once. */
interface RoomHoldRow {
  booking_id: string;
  hotel_key: string;
  room_code: string;
  check_in_date: string;
  check_out_date: string;
  rooms: number;
  supplier_reference: string;
  released_at: Generated<Date | null>;
}

declare module '../../app/schema.ts' {
  interface Database {
    hotel_room_stock: RoomStockRow;
    hotel_room_holds: RoomHoldRow;
  }
}

export const hotelMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table hotel_room_stock (
        hotel_key text not null, room_code text not null, night date not null,
        sold integer not null check (sold >= 0), allotment integer not null,
        primary key (hotel_key, night, room_code))`.execute(db);
      await sql`create table hotel_room_holds (
        booking_id uuid primary key, hotel_key text not null, room_code text not null,
        check_in_date date not null, check_out_date date not null, rooms integer not null check (rooms > 0),
        supplier_reference text not null, released_at timestamptz)`.execute(db);
    },
  },
};
