import type { Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

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

export const transportMigrations: Migrations = {
  '001-tables': [
    `create table transport_hires (
      booking_id uuid primary key, vehicle_key text not null, from_at timestamptz not null,
      until_at timestamptz not null check (until_at > from_at), reservation_id text not null,
      released_at timestamptz)`,
    `create index transport_hires_running on transport_hires (vehicle_key, until_at)
      where released_at is null`,
  ],
  '002-holds-of-all-services': [
    `insert into service_holds select booking_id, '[]', jsonb_build_object('reservationId', reservation_id),
      released_at from transport_hires`,
    `alter table transport_hires drop column reservation_id`,
  ],
};
