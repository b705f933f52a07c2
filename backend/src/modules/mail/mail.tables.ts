import type { ColumnType, Generated } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A file of a mail as it is stored; the content is base64. */
export interface StoredAttachment {
  name: string;
  mediaType: string;
  base64: string;
}

declare module '../../app/schema.ts' {
  interface Database {
    mails: {
      id: string;
      /** Order of writing, for mails of one instant. */
      number: Generated<number>;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      locale: string;
      attachments: ColumnType<StoredAttachment[], string, string>;
      status: Generated<'kept' | 'waiting' | 'sent' | 'failed'>;
      failure: string | null;
      created_at: Date;
      sent_at: Date | null;
    };
  }
}

export const mailMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table mails (
        id uuid primary key, recipient text not null, subject text not null, text text not null, html text not null,
        locale text not null, attachments jsonb not null default '[]',
        status text not null default 'kept' check (status in ('kept', 'waiting', 'sent', 'failed')),
        failure text, created_at timestamptz not null, sent_at timestamptz)`.execute(db);
      await sql`create index mails_created_at on mails (created_at desc)`.execute(db);
      await sql`create index mails_recipient on mails (lower(recipient), created_at desc)`.execute(db);
    },
  },
  '002-order': {
    async up(db) {
      await sql`alter table mails add column number bigint generated always as identity`.execute(db);
      await sql`drop index mails_created_at`.execute(db);
      await sql`create index mails_created_at on mails (created_at desc, number desc)`.execute(db);
    },
  },
};
