import type { ColumnType, Generated } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Json<T> = ColumnType<T, string, string>;

/** Seats sold by us per flight, day and cabin; what the market leaves is computed, so only these numbers are stored. */
interface SeatStockRow {
  stock_key: string;
  cabin: string;
  sold: number;
  /** Seats that could be sold when the row was last written; `sold` never exceeds it by a booking. */
  allotment: number;
}

export interface HeldSeats {
  readonly stockKey: string;
  readonly cabin: string;
  readonly seats: number;
}

/** What an airline confirmed: one record locator for all journeys of one source. */
export interface Reservation {
  readonly provider: number;
  readonly pnr: string;
  readonly carrierCode: string;
  /** 1 outbound, 2 return. */
  readonly nums: readonly number[];
}

/** What a booking holds; `released_at` says that it was given back, once. */
interface SeatHoldRow {
  booking_id: string;
  seats: Json<readonly HeldSeats[]>;
  reservations: Json<readonly Reservation[]>;
  passenger_count: number;
  released_at: Generated<Date | null>;
}

declare module '../../app/schema.ts' {
  interface Database {
    flight_seat_stock: SeatStockRow;
    flight_seat_holds: SeatHoldRow;
  }
}

export const flightMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table flight_seat_stock (
        stock_key text not null, cabin text not null,
        sold integer not null check (sold >= 0), allotment integer not null,
        primary key (stock_key, cabin))`.execute(db);
      await sql`create table flight_seat_holds (
        booking_id uuid primary key, seats jsonb not null, reservations jsonb not null,
        passenger_count integer not null check (passenger_count > 0), released_at timestamptz)`.execute(db);
    },
  },
};
