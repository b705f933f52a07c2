import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase, type TestDatabase } from '@wisata/database/testing';
import { PROGRAM_ENV } from '../testing/program-env.ts';
import { DEMO_PASSWORD } from './modules/auth/index.ts';

const SAFE: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a token secret of this shop alone, long enough',
  API_BASIC_PASSWORD: 'a password of this shop alone',
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_SERVER_KEY: 'server-key',
  MIDTRANS_ENVIRONMENT: 'production',
  BASE_URL: 'https://wisata.example',
};
const BASIC = `Basic ${Buffer.from(`wisata-web:${SAFE.API_BASIC_PASSWORD}`).toString('base64')}`;

let dataDir: string;
let database: TestDatabase;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wisata-production-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function launch(env: Readonly<Record<string, string>>): ChildProcess {
  const own = { PORT: '0', LOG_LEVEL: 'fatal', MEDIA_AHEAD: '0', DATA_DIR: dataDir, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...PROGRAM_ENV, ...own, ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

test.concurrent.each([
  ['JWT_SECRET', ''],
  ['API_BASIC_PASSWORD', 'wisata-web'],
  ['PAYMENT_GATEWAY', ''],
  ['PAYMENT_GATEWAY', 'bundled'],
  ['MIDTRANS_SERVER_KEY', ''],
  ['MIDTRANS_ENVIRONMENT', 'sandbox'],
  ['BASE_URL', 'http://wisata.example'],
  ['NOW', '2026-11-20T03:00:00Z'],
  ['SUPPLIER_FAULTS', 'hotel:fail'],
])('with %s=%s the API does not start and says which setting it is', async (name, value) => {
  const child = launch({ ...SAFE, [name]: value });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said]).toEqual([1, expect.stringContaining(`\n${name} must`)]);
});

describe('with safe settings', () => {
  let port = 0;
  const ask = (path: string, json?: object, authorization = BASIC) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    });

  beforeAll(async () => {
    const [line] = (await once(createInterface(launch(SAFE).stdout!), 'line')) as [string];
    ({ port } = JSON.parse(line) as { port: number });
  });

  test('it serves', async () => {
    expect((await ask('/health/ready')).status).toBe(200);
    expect((await ask('/api/v1/top/get-menu')).status).toBe(200);
  });

  test('nobody pays at a gateway where money is not meant', async () => {
    const token = 'a'.repeat(32);
    expect((await ask(`/gateway/pay/${token}/act`, { action: 'pay' })).status).toBe(404);
    const { paths } = (await (await ask('/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths).filter((path) => path.startsWith('/gateway'))).toEqual([]);
  });

  test('nobody signs in whose password is published', async () => {
    const admin = { email: 'admin@wisata.test', password: DEMO_PASSWORD };
    expect((await ask('/api/v1/auth/login', admin)).status).toBe(401);
  });

  test('nobody reads the mails, and the usual pair opens nothing', async () => {
    expect((await ask('/dev/inbox')).status).toBe(404);
    const usual = `Basic ${Buffer.from('wisata-web:wisata-web').toString('base64')}`;
    expect((await ask('/api/v1/top/get-menu', undefined, usual)).status).toBe(401);
  });
});
