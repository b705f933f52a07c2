import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

type Json<T> = ColumnType<T, string, string>;

/** A seat of a train on a day between two neighbouring stops: it has one owner, or none and then no row. */
interface SeatRow {
  run_key: string;
  /** `EKS-3 / 7A`. */
  seat: string;
  /** The stop that it begins at, counted from 0. */
  leg: number;
  /** A booking, or a hold. */
  owner: string;
  /** Null once it is sold. */
  held_until: Date | null;
}

/** Seats that a visitor chose on one train. */
export interface ChosenSeats {
  readonly classKey: string;
  readonly seats: readonly string[];
}

interface SeatHoldRow {
  id: string;
  chosen: Json<readonly ChosenSeats[]>;
  expires_at: Date;
}

/** A visitor's place in line. */
interface QueueRow {
  id: string;
  number: Generated<number>;
  joined_at: Date;
  seen_at: Date;
  admitted_at: Date | null;
  /** When an admission ends: at its time, or with the booking that it was for. */
  ends_at: Date | null;
}

declare module '../../app/schema.ts' {
  interface Database {
    train_seats: SeatRow;
    train_seat_holds: SeatHoldRow;
    train_queue: QueueRow;
  }
}

export const trainMigrations: Migrations = {
  '001-tables': [
    `create table train_seats (
      run_key text not null, seat text not null, leg smallint not null check (leg >= 0),
      owner uuid not null, held_until timestamptz, primary key (run_key, seat, leg))`,
    `create index train_seats_owner on train_seats (owner)`,
    `create table train_seat_holds (
      id uuid primary key, chosen jsonb not null, expires_at timestamptz not null)`,
    `create index train_seat_holds_due on train_seat_holds (expires_at)`,
    `create table train_reservations (
      booking_id uuid primary key, reservations jsonb not null,
      passenger_count integer not null check (passenger_count > 0), released_at timestamptz)`,
    `create table train_queue (
      id uuid primary key, number bigint generated always as identity unique, joined_at timestamptz not null,
      seen_at timestamptz not null, admitted_at timestamptz, ends_at timestamptz)`,
    `create index train_queue_waiting on train_queue (number) where admitted_at is null`,
    `create index train_queue_admitted on train_queue (ends_at) where admitted_at is not null`,
  ],
  '002-holds-of-all-services': [
    `insert into service_holds select booking_id, '[]', jsonb_build_object('reservations', reservations,
      'passengerCount', passenger_count), released_at from train_reservations`,
    `drop table train_reservations`,
  ],
};
