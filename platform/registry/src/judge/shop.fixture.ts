import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PackageState } from '../release-state.ts';
import { startTestRegistry, type TestRegistry } from '../testing.ts';
import type { AlarmCall } from './alarm.ts';
import type { Beacon } from './beacon.ts';
import type { Finding } from './findings.ts';
import { endLater, visit, type FailureRate } from './visits.fixture.ts';

export async function makeRegistry(env: Readonly<Record<string, string>> = {}): Promise<TestRegistry> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'judge-'));
  endLater(() => rm(dataDir, { recursive: true, force: true }));
  const registry = await startTestRegistry(dataDir, env);
  endLater(() => registry.stop());
  return registry;
}

/** A registry with these packages stable at 1.0.0 and 2.0.0 in the store; nothing of it counts as new. */
export async function makeShop(
  names: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestRegistry> {
  const registry = await makeRegistry(env);
  for (const name of names) {
    await registry.release(name, '1.0.0');
    await registry.store(name, '2.0.0');
    await registry.ops.publish(name, '2.0.0');
  }
  return registry;
}

export async function stateOf(registry: TestRegistry, name: string): Promise<PackageState> {
  return (await registry.ops.state()).packages.find((each) => each.name === name)!.state;
}

/** Lets visitors come until a package is as wanted; says after fifty seconds what it is instead. */
export async function visitUntil(
  registry: TestRegistry,
  names: readonly string[],
  failureRate: FailureRate,
  wanted: (states: readonly PackageState[]) => boolean,
): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < 50_000) {
    const states = await Promise.all(names.map((name) => stateOf(registry, name)));
    if (wanted(states)) return;
    await visit(registry, names, 6, failureRate);
    await wait(50);
  }
  throw new Error(`It did not come to that: ${JSON.stringify(await registry.ops.state())}`);
}

export async function listenToAlarms(): Promise<{ url: string; calls: AlarmCall[] }> {
  const calls: AlarmCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(JSON.parse(body) as AlarmCall);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endLater(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

export const secondIsBroken: FailureRate = (_name, version) => (version === '2.0.0' ? 0.5 : 0);
export const nothingFails: FailureRate = () => 0;

export const isPaused = (state: PackageState | undefined) => state?.canary?.isPaused === true;

/** Forged failures of the second version, one for each visitor. */
export const failuresOf = (count: number, code: string, addressOf: (nth: number) => string): Beacon[] =>
  Array.from({ length: count }, (_, nth) => ({
    visitor: `visitor-${nth}`,
    at: new Date().toISOString(),
    kind: 'failure',
    code,
    remote: 'hotel',
    version: '2.0.0',
    cohort: 'canary',
    address: addressOf(nth),
  }));

export const wrongFile = (remote: string): Finding => ({
  remote,
  version: '2.0.0',
  kind: 'integrity',
  detail: 'remoteEntry.js',
});
export const unrendered = (remote: string): Finding => ({
  ...wrongFile(remote),
  kind: 'render',
  detail: '/hotel/list',
});

export const damage = ({ dataDir }: TestRegistry, name: string, version: string) =>
  appendFile(path.join(dataDir, 'releases', name, version, 'client/remoteEntry.js'), 'evil();');

export const canary = (plan: readonly number[], soakSeconds = 600) =>
  ({ kind: 'canary', version: '2.0.0', plan, soakSeconds, reason: 'test' }) as const;
