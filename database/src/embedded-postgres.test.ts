import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, isAlive, stopPostmaster } from './postgres-process.ts';

let dataDir: string;
let cluster: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wisata-postgres-'));
  await chmod(dataDir, 0o711);
  cluster = join(dataDir, 'postgres', 'cluster');
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(endOf));
  const left = findPostmaster(cluster);
  if (left) await stopPostmaster(left.pid);
  await rm(dataDir, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the server and then only lives. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const source = `import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('makes a durable server that only this machine can reach, and keeps its data over a restart', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
  await expect(query(first.url.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(findPostmaster(cluster)).toBeUndefined();
  const second = await startEmbeddedPostgres({ dataDir });
  expect(second).toMatchObject({ url: first.url, adopted: false });
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

test('takes over the server of a process that was killed, and stops it', async () => {
  const { child, url } = await startElsewhere();
  await endOf(child);
  const { pid } = findPostmaster(cluster)!;
  const adopted = await startEmbeddedPostgres({ dataDir });
  expect(adopted).toMatchObject({ url, adopted: true });
  await adopted.stop();
  expect(isAlive(pid)).toBe(false);
});

test('shares the server of a process that lives, and leaves it running', async () => {
  const { url } = await startElsewhere();
  const shared = await startEmbeddedPostgres({ dataDir });
  expect(shared).toMatchObject({ url, adopted: true });
  await shared.stop();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('is found by who only wants to use it, as long as it runs', async () => {
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  const server = await startEmbeddedPostgres({ dataDir });
  expect(await findEmbeddedPostgres(dataDir)).toBe(server.url);
  await server.stop();
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
});

test('starts again after the server itself was killed, with what was committed', async () => {
  // Whoever started it is gone too, or it would be there again at once.
  const { child, url } = await startElsewhere();
  await query(url, 'create table kept as select 42 as answer');
  const { pid } = findPostmaster(cluster)!;
  await endOf(child);
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await new Promise(setImmediate);
  const second = await startEmbeddedPostgres({ dataDir });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
});

describe('what is there is never made anew', () => {
  const keep = async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    await query(server.url, 'create table kept as select 42 as answer');
    await server.stop();
  };
  test('not when the notes beside it are gone, its password included', async () => {
    await keep();
    for (const name of ['password', 'port', 'owner']) await rm(join(dataDir, 'postgres', name), { force: true });
    const server = await startEmbeddedPostgres({ dataDir });
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await server.stop();
  });

  test('not when it cannot be read: then the start stops and says what to do', async () => {
    const spoilt = async (message: string) => {
      const before = await readdir(cluster);
      const start = startEmbeddedPostgres({ dataDir });
      await expect(start).rejects.toThrow(message);
      await expect(start).rejects.toThrow(/Nothing was deleted. Bring the folder back from a backup/);
      expect(await readdir(cluster)).toEqual(before);
    };
    await keep();
    await writeFile(join(cluster, 'PG_VERSION'), '14\n');
    await spoilt('made by PostgreSQL 14, and this one is 1');
    await rm(join(cluster, 'PG_VERSION'));
    await spoilt('not a whole database');
    await writeFile(join(cluster, 'PG_VERSION'), '18\n');
    await rm(join(cluster, 'global/pg_control'));
    await spoilt('did not start');
  });

  test('only what was cut short while it was made is begun again', async () => {
    await mkdir(`${cluster}.unfinished/base`, { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

test('a server that was killed is there again by itself, at its address, with what was committed', async () => {
  const told: string[] = [];
  let isBack = () => undefined as void;
  const back = new Promise<void>((resolve) => (isBack = resolve));
  const server = await startEmbeddedPostgres({
    dataDir,
    report(text) {
      told.push(text);
      if (told.length === 2) isBack();
    },
  });
  await query(server.url, 'create table kept as select 42 as answer');
  const { pid } = findPostmaster(cluster)!;
  process.kill(pid, 'SIGKILL');
  await back;
  expect(told).toEqual(['PostgreSQL has ended; starting it again', 'PostgreSQL is there again']);
  expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await server.stop();
  expect(findPostmaster(cluster)).toBeUndefined();
});

test('is not kept from starting by a process number that now belongs to somebody else', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  const pidFile = join(cluster, 'postmaster.pid');
  const left = await readFile(pidFile, 'utf8');
  await first.stop();
  await writeFile(pidFile, left.replace(/^\d+/, String(process.pid)));
  const second = await startEmbeddedPostgres({ dataDir });
  expect(second.adopted).toBe(false);
  await second.stop();
});

test('two starts at once give one server', async () => {
  const [left, right] = await Promise.all([startEmbeddedPostgres({ dataDir }), startEmbeddedPostgres({ dataDir })]);
  expect(left.url).toBe(right.url);
  await Promise.all([left.stop(), right.stop()]);
});

test('starts below a folder that is closed to others, whoever runs it', async () => {
  await chmod(dataDir, 0o700);
  const server = await startEmbeddedPostgres({ dataDir });
  const [row] = await query(server.url, 'show data_directory');
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  await rm(String(row!.data_directory), { recursive: true, force: true });
});
