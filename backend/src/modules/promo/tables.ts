import type { Locale } from '@wisata/kernel/locale';
import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

/** A text in both languages of the site. */
export type Translated = Readonly<Record<Locale, string>>;
type Json<T> = ColumnType<T, string, string>;

export interface PromoCodeRow {
  id: Generated<number>;
  /** Upper case. */
  code: string;
  name: Json<Translated>;
  description: Json<Translated>;
  /** A service, or `all`. */
  type: string;
  is_fixed: boolean;
  discount_amount: number;
  discount_percent: number;
  discount_max: number | null;
  min_order: number;
  start_at: Date | null;
  expires_at: Date | null;
  /** Uses from before this database kept them. */
  earlier_uses: number;
  max_uses: number | null;
  period_type: 'stay' | 'booking' | null;
  start_date: string | null;
  end_date: string | null;
  start_time: string | null;
  end_time: string | null;
  min_total_night: number | null;
  regions: string[];
  hotels: string[];
  check_in_days: number[];
  booking_days: number[];
  /** Which of its states this is; 0 as it was seeded, else a number that no other change of any code has. */
  revision: Generated<number>;
}

interface PromoUseRow {
  id: Generated<number>;
  promo_id: number;
  booking_id: string;
  discount_minor: number;
  taken_at: Date;
  /** Set when the code was taken off, or the booking ended unpaid. */
  returned_at: Date | null;
}

declare module '../../app/schema.ts' {
  interface Database {
    promo_codes: PromoCodeRow;
    promo_uses: PromoUseRow;
  }
}

export const promoMigrations: Migrations = {
  '001-tables': [
    `create table promo_codes (
      id integer generated always as identity primary key, code text not null unique check (code = upper(code)),
      name jsonb not null, description jsonb not null, type text not null, is_fixed boolean not null,
      discount_amount bigint not null check (discount_amount >= 0),
      discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
      discount_max bigint check (discount_max >= 0), min_order bigint not null check (min_order >= 0),
      start_at timestamptz, expires_at timestamptz,
      earlier_uses integer not null default 0, max_uses integer check (max_uses >= 0),
      period_type text check (period_type in ('stay', 'booking')), start_date date, end_date date,
      start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      end_time text check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      min_total_night integer check (min_total_night > 0),
      regions text[] not null default '{}', hotels text[] not null default '{}',
      check_in_days integer[] not null default '{}', booking_days integer[] not null default '{}')`,
    `create table promo_uses (
      id bigint generated always as identity primary key, promo_id integer not null references promo_codes (id),
      booking_id uuid not null references bookings (id), discount_minor bigint not null check (discount_minor >= 0),
      taken_at timestamptz not null, returned_at timestamptz)`,
    // One code per booking; the other index is what counts the uses of a code.
    `create unique index promo_uses_booking on promo_uses (booking_id) where returned_at is null`,
    `create index promo_uses_promo on promo_uses (promo_id) where returned_at is null`,
    `create index promo_uses_history on promo_uses (booking_id, id desc)`,
  ],
  '002-revisions': [
    `create sequence promo_revisions`,
    `alter table promo_codes add column revision bigint not null default 0`,
    `create index promo_uses_all on promo_uses (promo_id, id desc)`,
  ],
};
