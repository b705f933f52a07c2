import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A vehicle of a model that a booking has, from when it leaves until it is ready again. */
interface HireRow {
  booking_id: string;
  /** City and model: `DPS.avanza`. */
  vehicle_key: string;
  from_at: Date;
  until_at: Date;
  /** When it was given back without use, once. */
  released_at: Generated<Date | null>;
}

declare module '../../app/schema.ts' {
  interface Database {
    transport_hires: HireRow;
  }
}

export const transportMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table transport_hires (
        booking_id uuid primary key, vehicle_key text not null, from_at timestamptz not null,
        until_at timestamptz not null check (until_at > from_at), reservation_id text not null,
        released_at timestamptz)`.execute(db);
      await sql`create index transport_hires_running on transport_hires (vehicle_key, until_at)
        where released_at is null`.execute(db);
    },
  },
  '002-holds-of-all-services': {
    async up(db) {
      await sql`insert into service_holds select booking_id, '[]', jsonb_build_object('reservationId', reservation_id),
        released_at from transport_hires`.execute(db);
      await sql`alter table transport_hires drop column reservation_id`.execute(db);
    },
  },
};
