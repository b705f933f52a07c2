import type { Currency } from '@wisata/kernel/money';
import type { Locale } from '@wisata/kernel/locale';
import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';
import type { BookingContact } from './booking.ts';
import { orderWords } from './order-words.ts';
import type { StockItem, TakenItem } from './stock.ts';
import type { CheckoutStatus, IssueStatus, PaymentStatus } from './booking-state.ts';

type Json<T> = ColumnType<T, string, string>;

export interface BookingRow {
  id: string;
  code: string;
  service: string;
  user_id: string | null;
  contact: Json<BookingContact>;
  /** Lower case, for the comparison with what a guest types. */
  contact_email: string;
  title: string;
  amount_minor: number;
  discount_minor: Generated<number>;
  promo_code: string | null;
  currency: Currency;
  detail: Json<Record<string, unknown>>;
  search: Json<Record<string, unknown>>;
  duplicate_key: string | null;
  locale: Locale;
  payment_status: PaymentStatus;
  status_checkout: CheckoutStatus;
  status_issue: IssueStatus;
  time_limit_at: Date;
  created_at: Date;
  updated_at: Date;
  /** Last day of the journey at its place; null where the service names none. */
  ends_on: Generated<string | null>;
  /** False for a booking made before its days were kept. */
  is_dated: Generated<boolean>;
}

interface BookingEventRow {
  id: Generated<number>;
  booking_id: string;
  at: Date;
  kind: string;
  actor: string;
  note: string | null;
}

/** What is sold by us of a service's stock. */
interface StockRow extends StockItem {
  sold: number;
  /** How many could be sold when the row was last written; `sold` never exceeds it by a booking. */
  allotment: number;
}

/** What a booking holds; `released_at` says that it was given back, once. */
interface HoldRow {
  booking_id: string;
  items: Json<readonly TakenItem[]>;
  /** What suppliers have confirmed, in the service's own words. */
  reserved: Json<object>;
  released_at: Generated<Date | null>;
}

declare module '../../app/schema.ts' {
  interface Database {
    service_stock: StockRow;
    service_holds: HoldRow;
    bookings: BookingRow;
    booking_events: BookingEventRow;
  }
}

export const bookingMigrations: Migrations = {
  '001-tables': [
    `create table bookings (
      id uuid primary key, code text not null unique, service text not null, user_id uuid,
      contact jsonb not null, contact_email text not null, title text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      discount_minor bigint not null default 0 check (discount_minor between 0 and amount_minor),
      promo_code text, currency text not null, detail jsonb not null, search jsonb not null,
      duplicate_key text, locale text not null,
      payment_status text not null, status_checkout text not null, status_issue text not null,
      time_limit_at timestamptz not null, created_at timestamptz not null, updated_at timestamptz not null)`,
    `create unique index bookings_live_duplicate on bookings (service, duplicate_key)
      where payment_status not in ('expired', 'canceled', 'refunded')`,
    `create index bookings_user on bookings (user_id, created_at desc, id)`,
    `create index bookings_contact on bookings (contact_email, created_at desc)`,
    `create index bookings_due on bookings (time_limit_at)
      where payment_status in ('unpaid', 'process', 'failed')`,
    `create table booking_events (
      id bigint generated always as identity primary key, booking_id uuid not null references bookings (id),
      at timestamptz not null, kind text not null, actor text not null, note text)`,
    `create index booking_events_booking on booking_events (booking_id, id)`,
    // The timeline is a record: it is added to and never rewritten.
    `create function booking_events_are_final() returns trigger language plpgsql as
      $$ begin raise exception 'booking_events is append-only'; end $$`,
    `create trigger booking_events_final before update or delete on booking_events
      for each row execute function booking_events_are_final()`,
  ],
  '002-last-day': [
    `alter table bookings add column ends_on date, add column is_dated boolean not null default false`,
    `create index bookings_user_days on bookings (user_id, ends_on)`,
    `create index bookings_undated on bookings (id) where not is_dated`,
  ],
  '003-stock': [
    `create table service_stock (
      service text not null, product text not null, part text not null, day text not null,
      sold integer not null check (sold >= 0), allotment integer not null,
      primary key (service, product, day, part))`,
    `create table service_holds (
      booking_id uuid primary key, items jsonb not null, reserved jsonb not null, released_at timestamptz)`,
  ],
  '004-words': orderWords,
};
