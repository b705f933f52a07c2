import type { Migrations } from '../../app/module.ts';

export interface ItineraryItemsTable {
  id: string;
  user_id: string;
  /** Null for something the member wrote down themselves. */
  booking_id: string | null;
  /** Null where the booking's own title is meant. */
  title: string | null;
  note: string;
  place: string;
  start_date: string;
  start_time: string | null;
  end_date: string | null;
  created_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    itinerary_items: ItineraryItemsTable;
  }
}

export const itineraryMigrations: Migrations = {
  '001-tables': [
    `create table itinerary_items (
      id uuid primary key, user_id uuid not null references users (id) on delete cascade,
      booking_id uuid references bookings (id), title text, note text not null, place text not null,
      start_date date not null, start_time text, end_date date, created_at timestamptz not null,
      check (booking_id is not null or title is not null), unique (user_id, booking_id))`,
    `create index itinerary_items_user on itinerary_items (user_id, start_date, start_time, id)`,
    `create index itinerary_items_booking on itinerary_items (booking_id)`,
  ],
};
