import type { Locale } from '@wisata/kernel/locale';
import type { Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

export type RequestType = 'refund' | 'reschedule';
export type RequestStatus = 'received' | 'in-review' | 'answered';
/** What happened to a request: a status that it came to, or what was asked and replied meanwhile. */
export type RequestStep = RequestStatus | 'question' | 'reply';

export interface RequestRow {
  id: string;
  booking_id: string;
  type: RequestType;
  status: RequestStatus;
  reason: string;
  wanted_date: string | null;
  /** In the booking's currency, as it stood when the request came. */
  estimate_minor: number | null;
  decision: 'accepted' | 'declined' | null;
  /** What goes back, in the booking's currency. */
  refund_minor: number | null;
  /** The new day that was agreed, or the day by which the money is back. */
  agreed_date: string | null;
  /** Language in which the traveller is answered. */
  locale: Locale;
  created_at: Date;
  updated_at: Date;
}

interface RequestEventRow {
  id: Generated<number>;
  request_id: string;
  at: Date;
  kind: RequestStep;
  actor: string;
  note: string | null;
}

declare module '../../app/schema.ts' {
  interface Database {
    booking_requests: RequestRow;
    booking_request_events: RequestEventRow;
  }
}

export const requestMigrations: Migrations = {
  '001-tables': [
    `create table booking_requests (
      id uuid primary key, booking_id uuid not null references bookings (id),
      type text not null check (type in ('refund', 'reschedule')),
      status text not null check (status in ('received', 'in-review', 'answered')),
      reason text not null, wanted_date date, estimate_minor bigint check (estimate_minor >= 0), locale text not null,
      created_at timestamptz not null, updated_at timestamptz not null)`,
    `create unique index booking_requests_open on booking_requests (booking_id, type)
      where status <> 'answered'`,
    `create index booking_requests_booking on booking_requests (booking_id, created_at)`,
    `create index booking_requests_status on booking_requests (status, created_at)`,
    `create table booking_request_events (
      id bigint generated always as identity primary key,
      request_id uuid not null references booking_requests (id), at timestamptz not null,
      kind text not null check (kind in ('received', 'in-review', 'answered')), actor text not null,
      note text)`,
    `create index booking_request_events_request on booking_request_events (request_id, id)`,
  ],
  '002-decision': [
    `alter table booking_requests
      add column decision text check (decision in ('accepted', 'declined')),
      add column refund_minor bigint check (refund_minor >= 0), add column agreed_date date`,
  ],
  '003-questions': [
    `alter table booking_request_events drop constraint booking_request_events_kind_check`,
    `alter table booking_request_events add constraint booking_request_events_kind_check
      check (kind in ('received', 'in-review', 'answered', 'question', 'reply'))`,
  ],
};
