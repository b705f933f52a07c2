import type { Migrations } from '../../app/module.ts';

interface NotificationReadRow {
  user_id: string;
  read_until: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    notification_reads: NotificationReadRow;
  }
}

export const notificationMigrations: Migrations = {
  '001-tables': [`create table notification_reads (user_id uuid primary key, read_until timestamptz not null)`],
};
