import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '@wisata/database/embedded-postgres';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readRegistryConfig } from './config.ts';
import { createOpsClient } from './ops-client.ts';
import { startRegistry, type RunningRegistry } from './start.ts';
import { storeBuild } from './testing.ts';

let dataDir = '';
let registry: RunningRegistry | undefined;
let server: EmbeddedPostgres | undefined;

const start = async () => {
  registry = await startRegistry(readRegistryConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
  return createOpsClient({ dataDir, actor: 'rani' });
};

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'registry-start-'));
  // As root the server runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  await storeBuild(dataDir, 'hotel', '1.0.0');
});

afterEach(async () => {
  await registry?.stop();
  await server?.stop();
  [registry, server] = [undefined, undefined];
  await rm(dataDir, { recursive: true, force: true });
});

test('the registry uses the server that the API runs, leaves it running, and bears its restart', async () => {
  server = await startEmbeddedPostgres({ dataDir });
  const ops = await start();
  expect((await readFile(path.join(dataDir, 'registry-url'), 'utf8')).trim()).toBe(ops.url);
  await ops.publish('hotel', '1.0.0');
  await server.stop();
  await expect(ops.state()).rejects.toMatchObject({
    status: 503,
    code: 'OPS_DATABASE_AWAY',
    message: expect.stringContaining('Nothing was changed') as unknown,
  });
  // It may have gone after it took the change and before it said so.
  await expect(ops.publish('hotel', '1.0.0')).rejects.toMatchObject({
    status: 503,
    code: 'OPS_UNANSWERED',
    message: expect.stringContaining('It may have been done') as unknown,
  });
  expect((await fetch(`${ops.url}/ops/api/discovery`)).status).toBe(200);

  server = await startEmbeddedPostgres({ dataDir });
  await ops.act('hotel', { kind: 'activate', version: '1.0.0', reason: 'after a restart' });
  expect((await ops.state()).packages[0]?.state.stable).toBe('1.0.0');
  await registry?.stop();
  expect(await findEmbeddedPostgres(dataDir)).toBeDefined();
});

test('without an API it runs the server itself, and everything is there again after a restart', async () => {
  const first = await start();
  await first.publish('hotel', '1.0.0');
  await first.act('hotel', { kind: 'activate', version: '1.0.0', reason: 'first' });
  const before = await first.state();
  await registry?.stop();
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined();
  expect(await (await start()).state()).toEqual(before);
});
