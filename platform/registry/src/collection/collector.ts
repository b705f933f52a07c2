import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { inTransaction } from '../database.ts';
import type { DiscoveryPayload, SignedDiscovery } from '../discovery.ts';
import { NOTHING_RELEASED, type PackageState } from '../release-state.ts';
import { appendRevision, lockPackage, readSnapshot } from '../repository.ts';
import { searchPreviewedVersions } from '../previews/previews.ts';
import { searchAwaitedVersions } from '../requests.ts';
import { builtinSnapshotFile } from '../snapshot.ts';
import type { ReleaseStore } from '../store.ts';
import { findCollectable } from './collectable.ts';
import {
  beginCollection,
  finishCollection,
  lockPublications,
  searchPackageNames,
  searchRecorded,
  searchStatesSince,
  searchUnfinished,
} from './collection-repository.ts';

/** Who wants old releases deleted, and how old. */
export interface CollectionRequest {
  /** Whole days since a release came, and since the last state that named it; at least one. */
  readonly keepDays: number;
  /** Nothing is deleted: the answer says what would be. */
  readonly dryRun: boolean;
  readonly actor: string;
  readonly reason: string;
}

/** A release that was, or would be, deleted. */
export interface CollectedRelease {
  readonly name: string;
  readonly version: string;
  readonly publishedAt: string;
  readonly bytes: number;
}

/** What a collection did. */
export interface CollectionResult {
  readonly dryRun: boolean;
  readonly collected: readonly CollectedRelease[];
  /** Packages whose files could not be looked at or deleted now; the next collection goes on with them. */
  readonly problems: readonly string[];
}

interface CollectorOptions {
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  /** Its built-in snapshot names releases too. */
  readonly dataDir: string;
  readonly now?: () => Date;
  /** Called after every new revision. */
  readonly onChange: () => Promise<unknown>;
}

const DAY_MS = 86_400_000;

async function readBuiltin(dataDir: string, name: string): Promise<PackageState> {
  const text = await readFile(builtinSnapshotFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return NOTHING_RELEASED;
  const { states } = JSON.parse((JSON.parse(text) as SignedDiscovery).payload) as DiscoveryPayload;
  return states[name] ?? NOTHING_RELEASED;
}

/** Deletes old releases that nobody can be served any more. Of two at once, the second finds nothing left to do. */
export function createCollector({ pool, store, dataDir, now = () => new Date(), onChange }: CollectorOptions) {
  /** Decides in one transaction; afterwards nothing can make these versions live or publish them. */
  async function choose(name: string, request: CollectionRequest, at: Date): Promise<string[]> {
    const stored = await store.versions(name);
    const builtin = await readBuiltin(dataDir, name);
    const before = new Date(at.getTime() - request.keepDays * DAY_MS).toISOString();
    return inTransaction(pool, async (db) => {
      await lockPublications(db, name);
      const present = request.dryRun ? (await readSnapshot(db)).states[name] : (await lockPackage(db, name)).state;
      const state = present ?? NOTHING_RELEASED;
      const states = [state, builtin, ...(await searchStatesSince(db, name, before))];
      const awaited = [...(await searchAwaitedVersions(db, name)), ...(await searchPreviewedVersions(db, name, at))];
      const recorded = await searchRecorded(db, name);
      const versions = findCollectable({ stored, recorded, states, awaited, before });
      if (versions.length === 0 || request.dryRun) return versions;
      const { actor, reason } = request;
      const action = { kind: 'collect', versions } as const;
      await appendRevision(db, { at: at.toISOString(), actor, reason, package: name, action, stateAfter: state });
      await beginCollection(db, name, versions);
      return versions;
    });
  }

  async function collectPackage(name: string, request: CollectionRequest, at: Date): Promise<CollectedRelease[]> {
    const stored = await store.versions(name);
    const chosen = new Set(await choose(name, request, at));
    const collected = await Promise.all(
      stored
        .filter(({ version }) => chosen.has(version))
        .map(async ({ version, publishedAt }) => {
          return { name, version, publishedAt, bytes: await store.sizeOf(name, version) };
        }),
    );
    if (request.dryRun) return collected;
    if (chosen.size > 0) await onChange();
    for (const version of await searchUnfinished(pool, name)) {
      await store.remove(name, version);
      await finishCollection(pool, name, version);
    }
    return collected;
  }

  return async function collect(request: CollectionRequest): Promise<CollectionResult> {
    const at = now();
    const collected: CollectedRelease[] = [];
    const problems: string[] = [];
    for (const name of await searchPackageNames(pool)) {
      const found = collectPackage(name, request, at).catch((error: unknown) => {
        problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      });
      collected.push(...(await found));
    }
    return { dryRun: request.dryRun, collected, problems };
  };
}
