import type { Migrations } from '../../app/module.ts';

export const hotelMigrations: Migrations = {
  '001-tables': [
    `create table hotel_room_stock (
      hotel_key text not null, room_code text not null, night date not null,
      sold integer not null check (sold >= 0), allotment integer not null,
      primary key (hotel_key, night, room_code))`,
    `create table hotel_room_holds (
      booking_id uuid primary key, hotel_key text not null, room_code text not null,
      check_in_date date not null, check_out_date date not null, rooms integer not null check (rooms > 0),
      supplier_reference text not null, released_at timestamptz)`,
  ],
  '002-stock-of-all-services': [
    `insert into service_stock select 'hotel', hotel_key, room_code, night::text, sold, allotment
      from hotel_room_stock`,
    `insert into service_holds select booking_id, (
        select jsonb_agg(jsonb_build_object('service', 'hotel', 'product', hotel_key, 'part', room_code,
          'day', night::date::text, 'count', rooms))
        from generate_series(check_in_date, check_out_date - 1, interval '1 day') as night
      ), jsonb_build_object('supplierReference', supplier_reference), released_at from hotel_room_holds`,
    `drop table hotel_room_stock, hotel_room_holds`,
  ],
};
