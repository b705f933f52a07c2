import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistryClient, publicKeyOf, verifyDiscovery, type VerifiedState } from '@wisata/registry/client';
import type { SignedDiscovery } from '@wisata/registry/discovery';
import { builtinSnapshotFile, keepSigned } from '@wisata/registry/snapshot';
import type { EdgeConfig } from './config.ts';
import type { LiveState } from './composition.ts';
import type { ReportProblem } from './release-reader.ts';

/** The last answer of the registry, as it came, for a start without it. */
const lastStateFile = (dataDir: string) => path.join(dataDir, 'edge-last-state.json');

/** The key that everything of the registry is signed with; it may appear later. */
export function registryKeyOf({ dataDir, registryPublicKey }: FollowerOptions['config']): () => Promise<string> {
  return registryPublicKey === undefined ? publicKeyOf(dataDir) : () => Promise.resolve(registryPublicKey);
}

/** How long a start waits for the registry before it takes what is on the disk. */
const PATIENCE_MS = 1_500;

/** Follows the registry as long as the server runs. */
export interface Follower {
  /** What is live, from memory. Throws while nothing is known at all. */
  current(): LiveState;
  /** The same as a number; 0 while nothing is known. */
  revision(): number;
  /** Since when the registry has not answered. */
  silenceSeconds(): number;
  stop(): void;
}

interface FollowerOptions {
  readonly config: Pick<EdgeConfig, 'dataDir' | 'registryUrl' | 'registryPublicKey'>;
  readonly report: ReportProblem;
  /** Hears of every new state. */
  readonly onState: (live: LiveState) => void;
}

/** An older revision that was signed later is what a registry says that was set up again. */
const isOlder = ({ payload: a }: VerifiedState, { payload: b }: VerifiedState) =>
  a.revision < b.revision && Date.parse(a.issuedAt) < Date.parse(b.issuedAt);

/** The first file with a state whose signature is right. */
async function readKept(files: readonly string[], key: () => Promise<string>, report: ReportProblem) {
  for (const file of files) {
    try {
      const state = verifyDiscovery(JSON.parse(await readFile(file, 'utf8')) as SignedDiscovery, await key());
      if (state) return state;
      report(`${path.basename(file)} has a wrong signature and is not used`, undefined);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(`${path.basename(file)} cannot be read`, error);
    }
  }
  return undefined;
}

/**
 * Starts to follow. Without the registry, the state on disk is used, then the one that the site was started with; nothing
 * is used without the registry's signature.
 */
export async function startFollower({ config, report, onState }: FollowerOptions): Promise<Follower> {
  const { dataDir, registryUrl } = config;
  const key = registryKeyOf(config);
  let latest: VerifiedState | undefined;
  let problem: string | undefined;
  let answeredAt = Date.now();
  let writing: Promise<unknown> = Promise.resolve();
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));

  function accept(state: VerifiedState): void {
    latest = state;
    onState(state.payload);
  }

  const client = createRegistryClient({
    url: registryUrl,
    publicKey: key,
    onAnswer: () => (answeredAt = Date.now()),
    // The registry is asked again and again: what is wrong is told once.
    onProblem(text, error) {
      const reason = error instanceof Error ? error.message : '';
      if (problem !== reason) report(text, error);
      problem = reason;
      hear();
    },
  });
  const kept = readKept([lastStateFile(dataDir), builtinSnapshotFile(dataDir)], key, report);
  const stop = client.follow((state) => {
    problem = undefined;
    if (latest && isOlder(state, latest)) return report('The registry says something older than is known', undefined);
    accept(state);
    hear();
    writing = writing
      .then(() => keepSigned(lastStateFile(dataDir), state.signed))
      .catch((error: unknown) => report('The state cannot be kept on disk', error));
  });

  let timer: NodeJS.Timeout | undefined;
  await Promise.race([heard, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))]);
  clearTimeout(timer);
  const onDisk = await kept;
  if (!latest && onDisk) accept(onDisk);
  return {
    stop,
    revision: () => latest?.payload.revision ?? 0,
    silenceSeconds: () => (Date.now() - answeredAt) / 1000,
    current() {
      if (!latest) throw new Error('Nothing is known of what is live');
      return latest.payload;
    },
  };
}
