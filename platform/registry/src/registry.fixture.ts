import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RegistryClient, VerifiedState } from './client.ts';
import { readRegistryConfig } from './config.ts';
import { startRegistry, type RunningRegistry } from './start.ts';
import { startTestRegistry, type TestRegistry } from './testing.ts';

/** Tokens of the tests by role. */
export const TOKENS = {
  viewer: 'viewer-token-0123456789abcdef',
  releaser: 'releaser-token-0123456789abcdef',
  operator: 'operator-token-0123456789abcdef',
} as const;

/** The same as a setting. */
export const RELEASE_TOKENS = Object.entries(TOKENS)
  .map(([role, token]) => `${role} of tests:${role}:*:${token}`)
  .join(',');

const ends: (() => Promise<void> | void)[] = [];

/** Ends what the tests of a file have started, the newest first. */
export async function stopAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

/** Ends something together with everything else. */
export const endLater = (end: () => Promise<void> | void) => void ends.push(end);

/** A registry with an empty database, an empty store and a token for each role. */
export async function makeRegistry(more: Readonly<Record<string, string>> = {}): Promise<TestRegistry> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
  endLater(() => rm(dataDir, { recursive: true, force: true }));
  const registry = await startTestRegistry(dataDir, { RELEASE_TOKENS, ...more });
  endLater(() => registry.stop());
  return registry;
}

/** Another process' view of the same data folder and database. */
export async function startBeside(
  { dataDir, databaseUrl }: TestRegistry,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningRegistry> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'silent', RELEASE_TOKENS };
  const running = await startRegistry(readRegistryConfig({ ...env, ...more }));
  endLater(() => running.stop());
  return running;
}

/** An answer with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Calls the service as the owner of a token. */
export async function call(
  url: string,
  target: string,
  more: { token?: string; json?: unknown; method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const { token, json, method = json === undefined ? 'GET' : 'POST', headers } = more;
  const answer = await fetch(`${url}/ops/api${target}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** Follows with a client and lets a test wait for what it will hear. */
export function listenTo(client: RegistryClient): {
  readonly heard: readonly VerifiedState[];
  until(wanted: (state: VerifiedState) => boolean): Promise<VerifiedState>;
} {
  const heard: VerifiedState[] = [];
  const waiting = new Set<() => void>();
  endLater(
    client.follow((state) => {
      heard.push(state);
      for (const wake of [...waiting]) wake();
    }),
  );
  return {
    heard,
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find(wanted);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
