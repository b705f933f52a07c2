import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { archiveFlags, restoreBackup, searchBackups, takeBackup } from './backup.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let server: EmbeddedPostgres | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wisata-backup-'));
  await chmod(folder, 0o711);
});

afterEach(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until everything that is written so far lies in the archive. */
async function archiveAll(url: string): Promise<void> {
  const [switched] = await query<{ file: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as file');
  const isArchived = async () =>
    (await query<{ last: string | null }>(url, 'select last_archived_wal as last from pg_stat_archiver'))[0]!.last! >=
    switched!.file;
  while (!(await isArchived()));
}

const codesIn = async (dataDir: string) => {
  const restored = await startEmbeddedPostgres({ dataDir });
  try {
    return (await query<{ code: string }>(restored.url, 'select code from bookings order by code')).map(
      ({ code }) => code,
    );
  } finally {
    await restored.stop();
  }
};

test('a moment comes back with the bookings before it and without those after it', async () => {
  const [dataDir, backupDir] = [join(folder, 'data'), join(folder, 'backup')];
  server = await startEmbeddedPostgres({ dataDir, flags: await archiveFlags(backupDir) });
  const { url } = server;
  const book = (code: string) => query(url, `insert into bookings values ('${code}')`);
  await query(url, 'create table bookings (code text primary key)');
  await book('1-before-the-copy');
  const { takenAt } = await takeBackup({ dataDir, backupDir });
  await book('2-after-the-copy');
  const [moment] = await query<{ now: Date }>(url, 'select clock_timestamp() as now');
  await book('3-after-the-moment');
  await query(url, 'delete from bookings where code like $$1%$$');
  await archiveAll(url);

  const [then, latest] = [join(folder, 'then'), join(folder, 'latest')];
  expect((await restoreBackup({ backupDir, dataDir: then, at: moment!.now })).takenAt).toEqual(takenAt);
  expect(await codesIn(then)).toEqual(['1-before-the-copy', '2-after-the-copy']);
  await restoreBackup({ backupDir, dataDir: latest });
  expect(await codesIn(latest)).toEqual(['2-after-the-copy', '3-after-the-moment']);

  await expect(restoreBackup({ backupDir, dataDir: then })).rejects.toThrow('has a database already');
  await expect(restoreBackup({ backupDir, dataDir: join(folder, 'x'), at: new Date(0) })).rejects.toThrow('old enough');
  expect(await searchBackups(backupDir)).toHaveLength(1);
});

test('a database that archives nothing is not copied: its copy could not be brought to any moment', async () => {
  const dataDir = join(folder, 'data');
  server = await startEmbeddedPostgres({ dataDir });
  await expect(takeBackup({ dataDir, backupDir: join(folder, 'backup') })).rejects.toThrow(
    'start the site with BACKUP_DIR',
  );
});
