import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readRegistryConfig } from './config.ts';
import { consolePart } from './console-routes.ts';
import type { RegistryContext } from './context.ts';
import { stopAll, endLater } from './registry.fixture.ts';

afterEach(stopAll);

async function serve(): Promise<{ app: FastifyInstance; folder: string }> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'console-'));
  endLater(() => rm(root, { recursive: true }));
  const folder = path.join(root, 'client');
  await writeFile(path.join(root, 'secret.js'), 'secret');
  const app = Fastify();
  endLater(() => app.close());
  const config = readRegistryConfig({ CONSOLE_DIR: folder });
  await consolePart(app, { config } as RegistryContext, () => () => Promise.resolve());
  return { app, folder };
}

test('the console is served as soon as its build is finished, and says so until then', async () => {
  const { app, folder } = await serve();
  const early = await app.inject('/ops/');
  expect(early.statusCode).toBe(503);
  expect(early.body).toContain('being built');

  await mkdir(path.join(folder, 'a'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<h1>Console</h1>');
  const page = await app.inject('/ops/');
  expect([page.statusCode, page.headers['cache-control'], page.body]).toEqual([200, 'no-store', '<h1>Console</h1>']);
  expect((await app.inject('/ops')).headers.location).toBe('/ops/');
});

test('files are kept for good and packed for who can unpack them, and nothing outside of the build is a file', async () => {
  const { app, folder } = await serve();
  await mkdir(path.join(folder, 'a'), { recursive: true });
  await writeFile(path.join(folder, 'console.0a.js'), 'let a = 1;');
  await writeFile(path.join(folder, 'a/font.woff2'), 'font');

  const plain = await app.inject('/ops/assets/console.0a.js');
  expect([plain.body, plain.headers['content-type']]).toEqual(['let a = 1;', 'text/javascript; charset=utf-8']);
  expect(plain.headers['cache-control']).toContain('immutable');
  const packed = await app.inject({ url: '/ops/assets/console.0a.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect((await app.inject('/ops/assets/a/font.woff2')).body).toBe('font');

  for (const file of ['../secret.js', '..%2fsecret.js', '%2e%2e/secret.js', 'a/../../secret.js', 'none.js', 'a'])
    expect((await app.inject(`/ops/assets/${file}`)).statusCode).toBe(404);
});
