import type { UserAnswer } from '@wisata/kernel/contracts/user';
import type { Generated } from 'kysely';
import type { Role } from '../../app/access-token.ts';
import type { Migrations } from '../../app/module.ts';

/** `aktif` may sign in, `blokir` may not. */
export type UserStatus = UserAnswer['status'];

export interface UsersTable {
  id: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  status: Generated<UserStatus>;
  role: Generated<Role>;
  gender: string;
  address: string;
  /** Null until somebody has opened a link that was sent to the address. */
  email_verified_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    users: UsersTable;
    refresh_tokens: {
      /** SHA-256 of the token; the token itself is only in the cookie. */
      token_hash: string;
      /** All tokens that follow from one sign-in. */
      family_id: string;
      user_id: string;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
      revoked_at: Date | null;
    };
    email_verifications: { token_hash: string; user_id: string; created_at: Date; expires_at: Date };
    password_resets: {
      token_hash: string;
      user_id: string;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}

export const authMigrations: Migrations = {
  '001-tables': [
    `create table users (
      id uuid primary key, email text not null unique check (email = lower(email)), password_hash text not null,
      first_name text not null, last_name text not null, phone text not null default '',
      status text not null default 'aktif' check (status in ('aktif', 'blokir')),
      role text not null default 'member' check (role in ('member', 'agent', 'admin')),
      gender text not null default '', address text not null default '',
      created_at timestamptz not null, updated_at timestamptz not null)`,
    `create index users_created_at on users (created_at desc)`,
    `create table refresh_tokens (
      token_hash text primary key, family_id uuid not null, user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz, revoked_at timestamptz)`,
    `create index refresh_tokens_family on refresh_tokens (family_id)`,
    `create index refresh_tokens_user on refresh_tokens (user_id)`,
    `create index refresh_tokens_expires_at on refresh_tokens (expires_at)`,
    `create table password_resets (
      token_hash text primary key, user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
    `create index password_resets_user on password_resets (user_id)`,
  ],
  '002-verified-email': [
    `alter table users add column email_verified_at timestamptz`,
    // Who had an account before there were links keeps it as it was.
    `update users set email_verified_at = created_at`,
    `create table email_verifications (
      token_hash text primary key, user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null, expires_at timestamptz not null)`,
    `create index email_verifications_user on email_verifications (user_id)`,
  ],
  '003-roles-of-the-shop': [
    `alter table users drop constraint users_role_check`,
    `alter table users add constraint users_role_check
      check (role in ('member', 'agent', 'support', 'content', 'finance', 'admin'))`,
  ],
};
