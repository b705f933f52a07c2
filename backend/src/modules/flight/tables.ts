import type { Migrations } from '../../app/module.ts';

export const flightMigrations: Migrations = {
  '001-tables': [
    `create table flight_seat_stock (
      stock_key text not null, cabin text not null,
      sold integer not null check (sold >= 0), allotment integer not null,
      primary key (stock_key, cabin))`,
    `create table flight_seat_holds (
      booking_id uuid primary key, seats jsonb not null, reservations jsonb not null,
      passenger_count integer not null check (passenger_count > 0), released_at timestamptz)`,
  ],
  '002-stock-of-all-services': [
    `insert into service_stock select 'flight', stock_key, cabin, '', sold, allotment
      from flight_seat_stock`,
    `insert into service_holds select booking_id, (
        select jsonb_agg(jsonb_build_object('service', 'flight', 'product', seat ->> 'stockKey', 'part', seat ->> 'cabin',
          'day', '', 'count', (seat ->> 'seats')::integer))
        from jsonb_array_elements(seats) as seat
      ), jsonb_build_object('reservations', reservations, 'passengerCount', passenger_count), released_at
      from flight_seat_holds`,
    `drop table flight_seat_stock, flight_seat_holds`,
  ],
};
