import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sold by us on a day, in one session where a product has several; what others sell is computed. */
interface ProductStockRow {
  product_id: string;
  day: string;
  /** Empty where the day is one session. */
  session: string;
  sold: number;
}

/** What a booking holds; `released_at` says that it was given back, once. */
interface ProductHoldRow {
  booking_id: string;
  product_id: string;
  day: string;
  session: string;
  units: number;
  supplier_reference: string;
  released_at: Generated<Date | null>;
}

declare module '../../app/schema.ts' {
  interface Database {
    category_product_stock: ProductStockRow;
    category_product_holds: ProductHoldRow;
  }
}

export const categoryProductMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table category_product_stock (
        product_id text not null, day date not null, session text not null,
        sold integer not null check (sold >= 0), primary key (product_id, day, session))`.execute(db);
      await sql`create table category_product_holds (
        booking_id uuid primary key, product_id text not null, day date not null, session text not null,
        units integer not null check (units > 0), supplier_reference text not null,
        released_at timestamptz)`.execute(db);
    },
  },
};
