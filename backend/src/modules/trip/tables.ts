import type { Migrations } from '../../app/module.ts';

export interface TripSharesTable {
  /** The link carries it with our signature, so that whoever reads this table has no link. */
  id: string;
  booking_ids: string[];
  created_at: Date;
  revoked_at: Date | null;
}

declare module '../../app/schema.ts' {
  interface Database {
    trip_shares: TripSharesTable;
  }
}

export const tripMigrations: Migrations = {
  '001-shares': [
    `create table trip_shares (
      id uuid primary key, booking_ids uuid[] not null, created_at timestamptz not null, revoked_at timestamptz)`,
    `create index trip_shares_bookings on trip_shares using gin (booking_ids) where revoked_at is null`,
  ],
};
