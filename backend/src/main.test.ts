import { afterEach, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@wisata/database/testing';
import { PROGRAM_ENV } from '../testing/program-env.ts';
import { DEMO_PASSWORD } from './modules/auth/index.ts';

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

function launch(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...PROGRAM_ENV, PORT: '0', LOG_LEVEL: 'error', LATENCY: '0', ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function readyPort(child: ChildProcess): Promise<number> {
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  const { ready, port } = JSON.parse(line) as { ready: boolean; port: number };
  expect(ready).toBe(true);
  return port;
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await ended)[0];
}

async function post(port: number, path: string, json: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
}

test('two processes start on one empty database at once, share it, and stop when told', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wisata-main-'));
  try {
    const env = { DATABASE_URL: database.url, DEMO_DATA: '1', DATA_DIR: dataDir };
    const [left, right] = [launch(env), launch(env)];
    const [leftPort, rightPort] = await Promise.all([readyPort(left), readyPort(right)]);
    const signedIn = await post(leftPort, '/api/v1/auth/login', {
      email: 'member@wisata.test',
      password: DEMO_PASSWORD,
    });
    const { data } = (await signedIn.json()) as { data: { access_token: string } };
    const profile = await fetch(`http://127.0.0.1:${rightPort}/api/auth/profil`, {
      headers: { authorization: `Bearer ${data.access_token}` },
    });
    expect(profile.status).toBe(200);

    await post(leftPort, '/api/v1/auth/forgetpassword', { email: 'member@wisata.test' });
    let written = 0;
    while (written === 0) {
      const inbox = await fetch(`http://127.0.0.1:${rightPort}/dev/inbox?format=json&to=member@wisata.test`);
      written = ((await inbox.json()) as { data: { total: number } }).data.total;
    }
    expect(await Promise.all([stop(left), stop(right)])).toEqual([0, 0]);
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
