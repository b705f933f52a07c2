import type { Locale } from '@wisata/kernel/locale';
import type { Currency } from '@wisata/kernel/money';
import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

export type ChargeGroup = 'virtual-account' | 'card' | 'qris' | 'e-wallet' | 'retail' | 'paylater';
export type ChargeStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'canceled';

export interface ChargeMethod {
  readonly bankCode: string;
  readonly productCode: string;
  readonly productName: string;
  readonly group: ChargeGroup;
}

export interface ChargeLine {
  readonly title: string;
  readonly amountMinor: number;
}

type Json<T> = ColumnType<T, string, never>;

export interface ChargeRow {
  /** Secret part of the page's address. */
  token: string;
  /** The shop's own id of the payment. */
  reference: string;
  number: string;
  method: Json<ChargeMethod>;
  currency: Currency;
  amount_minor: number;
  fee_minor: number;
  lines: Json<readonly ChargeLine[]>;
  payer_name: string;
  /** Virtual account number, shop code or QR text, by the method. */
  account: string;
  locale: Locale;
  return_path: string;
  deadline_at: Date;
  status: ChargeStatus;
  /** Set while a bank asks the card holder to prove themselves; the card number itself is never stored. */
  card_label: string | null;
  wrong_codes: Generated<number>;
  /** When the test payer pays after the deadline. */
  pay_late_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    gateway_charges: ChargeRow;
    gateway_notices: {
      event_id: string;
      token: string;
      kind: 'settled' | 'failed' | 'expired';
      occurred_at: Date;
      delivered_at: Date | null;
      created_at: Date;
    };
  }
}

export const gatewayMigrations: Migrations = {
  '001-tables': [
    `create table gateway_charges (
      token text primary key, reference uuid not null unique, number text not null, method jsonb not null,
      currency text not null, amount_minor bigint not null, fee_minor bigint not null, lines jsonb not null,
      payer_name text not null, account text not null, locale text not null, return_path text not null,
      deadline_at timestamptz not null, status text not null, card_label text, wrong_codes integer not null default 0,
      pay_late_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null)`,
    `create index gateway_charges_due on gateway_charges (deadline_at) where status = 'pending'`,
    `create index gateway_charges_late on gateway_charges (pay_late_at) where pay_late_at is not null`,
    `create table gateway_notices (
      event_id uuid primary key, token text not null references gateway_charges (token), kind text not null,
      occurred_at timestamptz not null, delivered_at timestamptz, created_at timestamptz not null)`,
    `create index gateway_notices_token on gateway_notices (token)`,
  ],
};
