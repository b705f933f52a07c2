import { mkdtemp, rm, chmod } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup, searchBackups, sizeOf, takeBackup } from '@wisata/database/backup';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@wisata/database/embedded-postgres';
import pg from 'pg';
import { endWithHelp, refuseWords } from './command-words.ts';
import { readCliSettings } from './settings.ts';

const USAGE = `npm run backup                       copies the database that runs, beside the log that BACKUP_DIR gets all the time
npm run backup -- list               what there is
npm run backup -- restore FOLDER     a new data folder with the database of [--at 2026-11-25T10:00:00Z], or the latest
npm run backup -- drill              brings the latest back aside, compares it with what runs, and leaves nothing behind
`;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const { dataDir, backupDir } = readCliSettings();

/** Where backups are. @throws Where nobody says so. */
function getBackupDir(): string {
  if (!backupDir) throw new Error('Set BACKUP_DIR, for the site too: a folder on another disk than the database');
  return path.resolve(backupDir);
}

function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Error(`--at takes an instant such as 2026-11-25T10:00:00Z, not "${text}"`);
  return at;
}

interface Counted {
  readonly bookings: number;
  readonly last: Date | null;
}

async function countBookings(url: string): Promise<Counted> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Counted>(
      'select count(*)::int as bookings, max(created_at) as last from bookings',
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

const describe = ({ bookings, last }: Counted) =>
  `${bookings} bookings, the last one ${last?.toISOString() ?? 'never'}`;

async function countRestored(aside: string): Promise<Counted> {
  const server = await startEmbeddedPostgres({ dataDir: aside });
  try {
    return await countBookings(server.url);
  } finally {
    await server.stop();
  }
}

/** A backup that nobody has ever brought back is a hope. */
async function drill(backupDir: string): Promise<void> {
  const startedAt = performance.now();
  const aside = await mkdtemp(path.join(os.tmpdir(), 'wisata-drill-'));
  await chmod(aside, 0o711);
  try {
    const { takenAt } = await restoreBackup({ backupDir, dataDir: aside });
    const restored = await countRestored(aside);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`brought back from ${takenAt.toISOString()} in ${seconds} s: ${describe(restored)}`);
    const running = await findEmbeddedPostgres(dataDir);
    if (running) say(`what runs now has ${describe(await countBookings(running))}`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
  const [word = 'take', folder] = positionals;
  const backupDir = getBackupDir();
  if (word === 'take') {
    const { folder: made, takenAt } = await takeBackup({ dataDir, backupDir });
    return say(`${takenAt.toISOString()}  ${megabytes(await sizeOf(made))}  ${made}`);
  }
  if (word === 'list') {
    for (const { folder: each, takenAt } of await searchBackups(backupDir)) say(`${takenAt.toISOString()}  ${each}`);
    return;
  }
  if (word === 'drill') return drill(backupDir);
  if (word !== 'restore' || folder === undefined) refuseWords(`There is no way to ${positionals.join(' ')}`, USAGE);
  const backup = await restoreBackup({ backupDir, dataDir: path.resolve(folder), at: readMoment(values.at) });
  say(
    `${folder} has the database, from the backup of ${backup.takenAt.toISOString()} on; start the site with DATA_DIR=${folder}`,
  );
}

endWithHelp(USAGE);
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
