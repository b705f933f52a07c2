import type { Locale } from '@wisata/kernel/locale';
import { sql } from 'kysely';
import type { ColumnType, Generated } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Places sold by us on a day, in one session where a venue has several; what the market leaves is computed. */
interface TourStockRow {
  product_id: string;
  day: string;
  /** Empty where the day is one session. */
  slot: string;
  sold: number;
  /** Places that could be sold when the row was last written. */
  quota: number;
}

/** What a booking holds; `released_at` says that it was given back, once. */
interface TourHoldRow {
  booking_id: string;
  product_id: string;
  /** Null for a ticket without a day, which takes no place. */
  day: string | null;
  slot: string;
  places: number;
  supplier_reference: string;
  released_at: Generated<Date | null>;
}

/** What the visitor chose and wrote. */
export interface InquiryWish {
  readonly title: Readonly<Record<Locale, string>>;
  readonly date: string | null;
  readonly pricePackage: string;
  readonly types: readonly string[];
  readonly phone: string;
  readonly notes: string;
}

/** A question about a tour or venue that was sent instead of a booking. */
interface TourInquiryRow {
  id: string;
  reference: string;
  user_id: string | null;
  service: 'tour' | 'venue';
  product_id: string;
  email: string;
  wish: ColumnType<InquiryWish, string, string>;
  created_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    tour_stock: TourStockRow;
    tour_holds: TourHoldRow;
    tour_inquiries: TourInquiryRow;
  }
}

export const tourMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table tour_stock (
        product_id text not null, day date not null, slot text not null,
        sold integer not null check (sold >= 0), quota integer not null,
        primary key (product_id, day, slot))`.execute(db);
      await sql`create table tour_holds (
        booking_id uuid primary key, product_id text not null, day date, slot text not null,
        places integer not null check (places > 0), supplier_reference text not null,
        released_at timestamptz)`.execute(db);
      await sql`create table tour_inquiries (
        id uuid primary key, reference text not null unique, user_id uuid, service text not null,
        product_id text not null, email text not null, wish jsonb not null, created_at timestamptz not null)`.execute(
        db,
      );
    },
  },
};
