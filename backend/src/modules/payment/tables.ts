import type { Currency } from '@wisata/kernel/money';
import type { Locale } from '@wisata/kernel/locale';
import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';
import type { BookingContact, PaymentStatus } from '../bookings/index.ts';

export interface PaymentRow {
  id: string;
  no_trx: string;
  user_id: string | null;
  contact: ColumnType<BookingContact, string, never>;
  title: string;
  locale: Locale;
  currency: Currency;
  amount_minor: number;
  discount_minor: number;
  fee_minor: number;
  promo_code: string | null;
  bank_code: string;
  product_code: string;
  payment_status: PaymentStatus;
  deadline_at: Date;
  gateway: string;
  redirect_url: string | null;
  superseded_by: string | null;
  paid_at: Date | null;
  /** Money that arrived and has to go back. */
  refund_minor: Generated<number>;
  refund_reason: 'late' | 'duplicate' | 'partial' | 'canceled' | 'agreed' | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    payments: PaymentRow;
    payment_bookings: { payment_id: string; booking_id: string; amount_minor: number };
    payment_events: {
      event_id: string;
      payment_id: string;
      kind: string;
      outcome: string;
      occurred_at: Date;
      received_at: Date;
    };
  }
}

export const paymentMigrations: Migrations = {
  '001-tables': [
    `create table payments (
      id uuid primary key, no_trx text not null unique, user_id uuid, contact jsonb not null, title text not null,
      locale text not null, currency text not null, amount_minor bigint not null, discount_minor bigint not null,
      fee_minor bigint not null, promo_code text, bank_code text not null, product_code text not null,
      payment_status text not null, deadline_at timestamptz not null, gateway text not null, redirect_url text,
      superseded_by uuid references payments (id), paid_at timestamptz,
      refund_minor bigint not null default 0 check (refund_minor between 0 and amount_minor - discount_minor + fee_minor),
      refund_reason text, created_at timestamptz not null, updated_at timestamptz not null)`,
    `create index payments_user on payments (user_id, created_at desc, id)`,
    `create index payments_due on payments (deadline_at) where payment_status in ('unpaid', 'process')`,
    `create table payment_bookings (
      payment_id uuid not null references payments (id), booking_id uuid not null references bookings (id),
      amount_minor bigint not null, primary key (payment_id, booking_id))`,
    `create index payment_bookings_booking on payment_bookings (booking_id)`,
    `create table payment_events (
      event_id text primary key, payment_id uuid not null references payments (id), kind text not null,
      outcome text not null, occurred_at timestamptz not null, received_at timestamptz not null)`,
    `create index payment_events_payment on payment_events (payment_id)`,
  ],
};
