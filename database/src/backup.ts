import {
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  rename,
  rm,
  symlink,
  readlink,
  writeFile,
  appendFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hasCluster } from './cluster.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { chooseClusterFolder, findIdentity, type Identity } from './postgres-programs.ts';

/** A whole copy of a database; with the log that was archived since, any moment after `takenAt` can be had again. */
export interface Backup {
  readonly folder: string;
  readonly takenAt: Date;
}

const BASE = 'base';
const WAL = 'wal';
/** What belongs to the running server, or comes back out of the archive. */
const LEFT_OUT: readonly string[] = ['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp'];
const RECOVERY_LIMIT_MS = 600_000;

async function give(path: string, identity: Identity | undefined): Promise<void> {
  if (identity) await chown(path, identity.uid, identity.gid);
}

/** Files come and go while the server runs; what is gone is in the log. */
async function copyTree(
  from: string,
  to: string,
  identity: Identity | undefined,
  leftOut: readonly string[] = [],
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await give(to, identity);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.includes(entry.name)) continue;
    if (entry.isDirectory()) await copyTree(source, target, identity);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      const isThere = await copyFile(source, target).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return false;
        },
      );
      if (isThere) await give(target, identity);
    }
  }
}

/** Flags of a server that archives its log into a backup folder, a minute late at most. */
export async function archiveFlags(backupDir: string): Promise<string[]> {
  const folder = resolve(backupDir, WAL);
  if (/['"%\\]/.test(folder)) throw new Error(`BACKUP_DIR must be a plain path, not ${folder}`);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await give(folder, await findIdentity());
  const settings = [
    'archive_mode=on',
    'archive_timeout=60',
    // Never over one that is there, and never half: what is moved into place was written whole.
    `archive_command=test -f "${folder}/%f" || (cp "%p" "${folder}/%f.part" && mv "${folder}/%f.part" "${folder}/%f")`,
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

async function clusterOf(dataDir: string): Promise<{ root: string; cluster: string; identity: Identity | undefined }> {
  const [root, identity] = [resolve(dataDir, 'postgres'), await findIdentity()];
  await mkdir(root, { recursive: true });
  return { root, cluster: await chooseClusterFolder(root, identity), identity };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Copies the database of a data folder while its server runs and archives into `backupDir`. */
export async function takeBackup({
  dataDir,
  backupDir,
}: {
  readonly dataDir: string;
  readonly backupDir: string;
}): Promise<Backup> {
  const url = await findEmbeddedPostgres(dataDir);
  if (!url) throw new Error(`No database runs in ${dataDir}: start the site, with BACKUP_DIR`);
  const { root, cluster } = await clusterOf(dataDir);
  const client = await connect(url);
  const draft = join(backupDir, BASE, 'unfinished');
  try {
    const { rows } = await client.query<{ archive_mode: string }>('show archive_mode');
    if (rows[0]?.archive_mode !== 'on')
      throw new Error('The database archives nothing: start the site with BACKUP_DIR');
    await rm(draft, { recursive: true, force: true });
    await client.query('select pg_backup_start($1, true)', ['wisata']);
    await copyTree(cluster, join(draft, 'cluster'), undefined, LEFT_OUT);
    const stopped = await client.query<{ labelfile: string; at: Date }>(
      'select labelfile, clock_timestamp() as at from pg_backup_stop(true)',
    );
    const { labelfile, at } = stopped.rows[0]!;
    await writeFile(join(draft, 'cluster', 'backup_label'), labelfile);
    await copyFile(join(root, 'password'), join(draft, 'password'));
    await chmod(draft, 0o700);
    const folder = join(backupDir, BASE, at.toISOString().replaceAll(':', '-'));
    await rename(draft, folder);
    return { folder, takenAt: at };
  } finally {
    await client.end();
  }
}

/** Backups of a folder, the oldest first. */
export async function searchBackups(backupDir: string): Promise<Backup[]> {
  const names = await readdir(join(backupDir, BASE)).catch(() => []);
  return names.sort().flatMap((name) => {
    const takenAt = new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    return Number.isNaN(takenAt.getTime()) ? [] : [{ folder: join(backupDir, BASE, name), takenAt }];
  });
}

/** What to bring back, and where to. */
export interface RestoreRequest {
  readonly backupDir: string;
  /** A data folder without a database. */
  readonly dataDir: string;
  /** Up to this moment; everything that was archived when left out. */
  readonly at?: Date | undefined;
}

async function writeRecovery(cluster: string, backupDir: string, at: Date | undefined): Promise<void> {
  const settings = [
    `restore_command = 'cp "${resolve(backupDir, WAL)}/%f" "%p"'`,
    ...(at ? [`recovery_target_time = '${at.toISOString().replace('Z', '+00')}'`] : []),
    `recovery_target_action = 'promote'`,
  ];
  await appendFile(join(cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(cluster, 'recovery.signal'), '');
}

async function waitForPromotion(url: string): Promise<void> {
  const client = await connect(url);
  try {
    for (const end = Date.now() + RECOVERY_LIMIT_MS; Date.now() < end; await wait(100)) {
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
      if (!rows[0]?.recovers) return;
    }
    throw new Error('The database is still being brought back');
  } finally {
    await client.end();
  }
}

/** Brings a database back into an empty data folder, as it was at a moment; gives the backup that it began with. */
export async function restoreBackup({ backupDir, dataDir, at }: RestoreRequest): Promise<Backup> {
  const backups = await searchBackups(backupDir);
  const backup = backups.findLast(({ takenAt }) => !at || takenAt <= at);
  if (!backup) throw new Error(`${backupDir} has no backup that is old enough`);
  const { root, cluster, identity } = await clusterOf(dataDir);
  if (await hasCluster(cluster)) throw new Error(`${dataDir} has a database already; nothing of it was changed`);
  await copyTree(join(backup.folder, 'cluster'), cluster, identity);
  for (const name of ['pg_wal', 'pg_replslot', 'pg_stat_tmp']) {
    await mkdir(join(cluster, name), { mode: 0o700 });
    await give(join(cluster, name), identity);
  }
  await copyFile(join(backup.folder, 'password'), join(root, 'password'));
  await writeRecovery(cluster, backupDir, at);
  for (const name of ['recovery.signal', 'postgresql.auto.conf']) await give(join(cluster, name), identity);
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await waitForPromotion(server.url);
  } finally {
    await server.stop();
  }
  return backup;
}

/** The size of everything below a folder, in bytes. */
export async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder, { recursive: true })).map(
    async (name) => (await lstat(join(folder, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
