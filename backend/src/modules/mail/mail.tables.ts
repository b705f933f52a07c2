import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../../app/module.ts';

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

export const mailMigrations: Migrations = {
  '001-tables': [
    `create table mails (
      id uuid primary key, recipient text not null, subject text not null, text text not null, html text not null,
      locale text not null, attachments jsonb not null default '[]',
      status text not null default 'kept' check (status in ('kept', 'waiting', 'sent', 'failed')),
      failure text, created_at timestamptz not null, sent_at timestamptz)`,
    `create index mails_created_at on mails (created_at desc)`,
    `create index mails_recipient on mails (lower(recipient), created_at desc)`,
  ],
  '002-order': [
    `alter table mails add column number bigint generated always as identity`,
    `drop index mails_created_at`,
    `create index mails_created_at on mails (created_at desc, number desc)`,
  ],
};
