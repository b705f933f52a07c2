import type { AuditArea } from '@wisata/kernel/contracts/admin-audit';
import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

/** How something stood, in the words of its area. */
export type Standing = Readonly<Record<string, unknown>>;

export interface AuditRow {
  id: Generated<number>;
  at: Date;
  actor_id: string;
  /** The address that the account had then. */
  actor: string;
  area: AuditArea;
  subject: string;
  action: string;
  title: string;
  before: ColumnType<Standing | null, string | null, never>;
  after: ColumnType<Standing | null, string | null, never>;
  undoes: number | null;
}

declare module '../../app/schema.ts' {
  interface Database {
    audit_entries: AuditRow;
  }
}

export const auditMigrations: Migrations = {
  '001-tables': [
    `create table audit_entries (
      id bigint generated always as identity primary key, at timestamptz not null, actor_id uuid not null,
      actor text not null, area text not null, subject text not null, action text not null, title text not null,
      before jsonb, after jsonb, undoes bigint unique references audit_entries (id))`,
    `create index audit_entries_area on audit_entries (area, id desc)`,
    `create function audit_entries_are_final() returns trigger language plpgsql as
      $$ begin raise exception 'audit_entries is append-only'; end $$`,
    `create trigger audit_entries_final before update or delete on audit_entries
      for each row execute function audit_entries_are_final()`,
  ],
};
