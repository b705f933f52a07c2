import type { Migrations } from '../../app/module.ts';

export const categoryProductMigrations: Migrations = {
  '001-tables': [
    `create table category_product_stock (
      product_id text not null, day date not null, session text not null,
      sold integer not null check (sold >= 0), primary key (product_id, day, session))`,
    `create table category_product_holds (
      booking_id uuid primary key, product_id text not null, day date not null, session text not null,
      units integer not null check (units > 0), supplier_reference text not null,
      released_at timestamptz)`,
  ],
  '002-stock-of-all-services': [
    `insert into service_stock select 'category-product', product_id, session, day::text, sold, sold
      from category_product_stock`,
    `insert into service_holds select booking_id, jsonb_build_array(jsonb_build_object(
        'service', 'category-product', 'product', product_id, 'part', session, 'day', day::text, 'count', units)),
      jsonb_build_object('reference', supplier_reference), released_at from category_product_holds`,
    `drop table category_product_stock, category_product_holds`,
  ],
};
