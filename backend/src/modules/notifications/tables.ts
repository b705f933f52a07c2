import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface NotificationReadRow {
  user_id: string;
  read_until: Date;
}

declare module '../../app/schema.ts' {
  interface Database {
    notification_reads: NotificationReadRow;
  }
}

export const notificationMigrations: Record<string, Migration> = {
  '001-tables': {
    async up(db) {
      await sql`create table notification_reads (user_id uuid primary key, read_until timestamptz not null)`.execute(
        db,
      );
    },
  },
};
