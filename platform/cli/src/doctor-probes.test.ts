import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net, { type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startTestRegistry } from '@wisata/registry/testing';
import { startSite } from './site.ts';
import { formatFinding } from './doctor.ts';
import {
  lookAtApi,
  lookAtDataDir,
  lookAtNode,
  lookAtPort,
  lookAtPostgres,
  lookAtReleases,
  lookAtSettings,
} from './doctor-probes.ts';

let folder = '';
let silent: Server;
let site: http.Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = <S extends Server>(server: S) => new Promise<S>((resolve) => server.listen(0, () => resolve(server)));

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'));
  silent = await listen(net.createServer((socket) => socket.on('error', () => undefined).end('no HTTP here\r\n')));
  site = await listen(http.createServer((_request, answer) => answer.end('{}')));
});

afterAll(async () => {
  silent.close();
  site.close();
  await rm(folder, { recursive: true });
});

test('an old Node is bad', async () => {
  expect((await lookAtNode('v20.20.2')).state).toBe('bad');
  expect((await lookAtNode('v24.1.0')).state).toBe('good');
});

describe('the port', () => {
  test('held by somebody else is bad, with a way out', async () => {
    const finding = await lookAtPort(portOf(silent));
    expect(finding.state).toBe('bad');
    expect(finding.advice).toContain('PORT=');
  });

  test('held by a healthy site is a note', async () => {
    expect((await lookAtPort(portOf(site))).state).toBe('note');
  });
});

describe('the settings', () => {
  const safe = {
    NODE_ENV: 'production',
    JWT_SECRET: 'a'.repeat(32),
    API_BASIC_PASSWORD: 'own',
    BASE_URL: 'https://wisata.example',
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'key',
    MIDTRANS_ENVIRONMENT: 'production',
    RELEASE_TOKENS: 'rani:operator:*:012345678901234567890123',
  };

  test('are bad before a start in production refuses them, in the same words', async () => {
    const env = { ...safe, PAYMENT_GATEWAY: 'bundled', RELEASE_TOKENS: '' };
    const { state, text } = await lookAtSettings(env);
    expect(state).toBe('bad');
    const start = startSite({ dataDir: folder, port: 0, env, onBuild: () => undefined, onStep: () => undefined });
    const refusal = await start.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refusal.split('\n').slice(1).join(' ')).toBe(text);
    expect(text).toMatch(/PAYMENT_GATEWAY must .*RELEASE_TOKENS must/);
  });

  test('are good when production has its own, and a note when more is shown than usual', async () => {
    expect((await lookAtSettings(safe)).state).toBe('good');
    const { state, text } = await lookAtSettings({ ...safe, DEV_INBOX: '1' });
    expect([state, text]).toEqual(['note', 'DEV_INBOX on in production']);
  });

  test('of a machine without an API say nothing of payment', async () => {
    const env = { ...safe, API_BASE_URL: 'https://api.example', PAYMENT_GATEWAY: '', JWT_SECRET: '' };
    expect((await lookAtSettings(env)).state).toBe('good');
  });
});

test('a data folder that cannot be made is bad', async () => {
  await writeFile(path.join(folder, 'file'), '');
  expect((await lookAtDataDir(path.join(folder, 'file', 'data'))).state).toBe('bad');
  expect((await lookAtDataDir(path.join(folder, 'data'))).state).toBe('good');
});

describe('the database', () => {
  test('is the bundled one unless another is named', async () => {
    expect((await lookAtPostgres({})).text).toMatch(/PostgreSQL.*bundled/);
  });

  test('named by DATABASE_URL has to answer', async () => {
    const address = (port: number) => ({ DATABASE_URL: `postgresql://me@127.0.0.1:${port}/wisata` });
    expect((await lookAtPostgres(address(portOf(silent)))).state).toBe('good');
    expect((await lookAtPostgres(address(1))).state).toBe('bad');
    expect((await lookAtPostgres({ DATABASE_URL: 'wisata' })).state).toBe('bad');
  });
});

test('an API elsewhere has to answer', async () => {
  expect((await lookAtApi(`http://127.0.0.1:${portOf(site)}`)).state).toBe('good');
  expect((await lookAtApi('http://127.0.0.1:1')).state).toBe('bad');
});

describe('releases', () => {
  test('of a fresh checkout are a note', async () => {
    expect((await lookAtReleases(path.join(folder, 'fresh'))).state).toBe('note');
  });

  test('whose build is not in the store are bad, with a way out', async () => {
    const dataDir = path.join(folder, 'released');
    await mkdir(dataDir);
    const registry = await startTestRegistry(dataDir);
    try {
      await registry.release('hotel', '1.0.0');
      expect(await lookAtReleases(dataDir)).toMatchObject({ state: 'note', text: 'revision 1, 1 of 8 packages live' });
      await rm(path.join(dataDir, 'releases/hotel'), { recursive: true });
      const finding = await lookAtReleases(dataDir);
      expect([finding.state, finding.text]).toEqual(['bad', 'the live build of hotel is not in the store']);
    } finally {
      await registry.stop();
    }
    expect((await lookAtReleases(dataDir)).state).toBe('note');
  });
});

test('advice stands on a line of its own', () => {
  const text = formatFinding('port', { state: 'bad', text: 'taken', advice: 'choose another' });
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^✗ port +taken$/),
    expect.stringMatching(/^ +→ choose another$/),
  ]);
});
