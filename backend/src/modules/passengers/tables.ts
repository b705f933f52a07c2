import type { Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

export interface PassengersTable {
  id: string;
  user_id: string;
  title: string;
  first_name: string;
  last_name: string;
  calling_code: string;
  country: string;
  phone: string;
  email: string;
  birthdate: string | null;
  id_type: 1 | 2 | 3;
  id_number: string;
  /** Last day of the passport; a flight abroad asks for it. */
  passport_expire: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    passengers: PassengersTable;
  }
}

export const passengerMigrations: Migrations = {
  '001-tables': [
    `create table passengers (
      id uuid primary key, user_id uuid not null references users (id) on delete cascade,
      title text not null, first_name text not null, last_name text not null,
      calling_code text not null, country text not null, phone text not null, email text not null,
      birthdate date, id_type smallint not null check (id_type between 1 and 3), id_number text not null,
      created_at timestamptz not null, updated_at timestamptz not null)`,
    `create index passengers_user on passengers (user_id, lower(first_name), lower(last_name), id)`,
  ],
  '002-passport': [`alter table passengers add column passport_expire date`],
};
