import type { Locale } from '@wisata/kernel/locale';
import type { ColumnType } from 'kysely';
import type { Migrations } from '../../app/module.ts';

/** What the visitor chose and wrote. */
export interface InquiryDetails {
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
  wish: ColumnType<InquiryDetails, string, string>;
  created_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    tour_inquiries: TourInquiryRow;
  }
}

export const tourMigrations: Migrations = {
  '001-tables': [
    `create table tour_stock (
      product_id text not null, day date not null, slot text not null,
      sold integer not null check (sold >= 0), quota integer not null,
      primary key (product_id, day, slot))`,
    `create table tour_holds (
      booking_id uuid primary key, product_id text not null, day date, slot text not null,
      places integer not null check (places > 0), supplier_reference text not null,
      released_at timestamptz)`,
    `create table tour_inquiries (
      id uuid primary key, reference text not null unique, user_id uuid, service text not null,
      product_id text not null, email text not null, wish jsonb not null, created_at timestamptz not null)`,
  ],
  '002-stock-of-all-services': [
    `insert into service_stock select 'tour', product_id, slot, day::text, sold, quota from tour_stock`,
    `insert into service_holds select booking_id,
      case when day is null then '[]' else jsonb_build_array(jsonb_build_object('service', 'tour',
        'product', product_id, 'part', slot, 'day', day::text, 'count', places)) end,
      jsonb_build_object('reference', supplier_reference, 'places', places), released_at from tour_holds`,
    `drop table tour_stock, tour_holds`,
  ],
};
