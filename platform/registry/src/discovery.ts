import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cohort } from './bucketing.ts';
import type { PackageState } from './release-state.ts';
import type { Segment } from './segment.ts';
import type { Snapshot } from './repository.ts';
import type { Release } from './release-build.ts';
import type { ReleaseStore } from './store.ts';

/** One version of a package in the AWS Frontend Service Discovery shape; our own facts are in `extras`. */
export interface DiscoveredVersion {
  readonly url: string;
  /** The stable version, beside a version on trial. */
  readonly fallbackUrl?: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  /** `traffic` in percent; the shares of a package add up to 100. */
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: {
    readonly cohort: Cohort;
    /** Decides with a visitor's id who is on trial. */
    readonly salt?: string;
    /** Whom the trial is limited to; `traffic` is their share then. */
    readonly segment?: Segment;
    readonly contract: string;
    readonly publishedAt: string;
  };
}

/** The document that other tools can read too. */
export interface DiscoveryDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>>;
}

/** What is signed: one revision, in the shared shape and as the states that it was made of. Instants as ISO text. */
export interface DiscoveryPayload {
  readonly revision: number;
  readonly issuedAt: string;
  /** After this a follower should have heard a newer issue; what it says stays usable. */
  readonly expiresAt: string;
  readonly document: DiscoveryDocument;
  readonly states: Readonly<Record<string, PackageState>>;
}

/** The answer that edges follow: `payload` is the text of a {@link DiscoveryPayload}, signed as it stands. */
export interface SignedDiscovery {
  readonly payload: string;
  /** Ed25519 over `payload`, base64. */
  readonly signature: string;
  readonly keyId: string;
}

const STORE_LIMIT_MS = 2_000;
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The file that a version starts with: the federation entry of a remote, the first script of the shell. */
async function entryOf(release: Release, store: ReleaseStore): Promise<string | undefined> {
  if (release.integrity['remoteEntry.js']) return 'remoteEntry.js';
  const file = path.join(store.clientFolder(release.name, release.version), 'entry-files.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const scripts = text === undefined ? undefined : (JSON.parse(text) as { scripts?: string[] }).scripts;
  return scripts?.[0] ?? Object.keys(release.integrity).find((name) => name.endsWith('.js'));
}

interface Entry {
  readonly release: Release;
  readonly url: string;
  readonly integrity: string;
}

/** Writes discovery documents; a release never changes, so each is read once. */
export function createDocumentWriter(store: ReleaseStore, report: (text: string) => void) {
  const known = new Map<string, Entry>();
  const missing = new Set<string>();

  /** Edges follow the states: no store that is away, slow or damaged may hold up what is decided. */
  const findInTime = (name: string, version: string): Promise<Release | undefined> =>
    Promise.race([store.find(name, version).catch(() => undefined), wait(STORE_LIMIT_MS, undefined, { ref: false })]);

  async function find(name: string, version: string): Promise<Entry | undefined> {
    const key = `${name}@${version}`;
    if (known.has(key)) return known.get(key);
    const release = await findInTime(name, version);
    const file = release && (await entryOf(release, store));
    const integrity = file && release.integrity[file];
    if (!integrity) {
      if (!missing.has(key))
        report(`${name} ${version} has no entry in the store and is left out of the discovery document`);
      missing.add(key);
      return undefined;
    }
    const entry = { release, url: `/r/${name}/${version}/${file}`, integrity };
    known.set(key, entry);
    return entry;
  }

  const versionOf = ({ release, url, integrity }: Entry) => ({
    url,
    metadata: { integrity, version: release.version },
    extras: { contract: release.contract, publishedAt: release.publishedAt },
  });

  async function versions(name: string, { stable, canary }: PackageState): Promise<DiscoveredVersion[]> {
    const standing = stable === null ? undefined : await find(name, stable);
    if (!standing) return [];
    const trial = canary ? await find(name, canary.version) : undefined;
    const { extras, ...rest } = versionOf(standing);
    const traffic = trial && canary ? canary.percent : 0;
    const everybody: DiscoveredVersion = {
      ...rest,
      deployment: { traffic: 100 - traffic, default: true },
      extras: { cohort: 'stable', ...extras },
    };
    if (!trial || !canary) return [everybody];
    const { extras: more, ...tried } = versionOf(trial);
    return [
      everybody,
      {
        ...tried,
        fallbackUrl: standing.url,
        deployment: { traffic, default: false },
        extras: { cohort: 'canary', salt: canary.salt, ...(canary.segment && { segment: canary.segment }), ...more },
      },
    ];
  }

  /** The document of one revision; a package of which nothing is live, or whose files are gone, is not in it. */
  return async function write({ states }: Pick<Snapshot, 'states'>): Promise<DiscoveryDocument> {
    const names = Object.keys(states).sort();
    const lists = await Promise.all(names.map(async (name) => [name, await versions(name, states[name]!)] as const));
    return { schema: SCHEMA, microFrontends: Object.fromEntries(lists.filter(([, list]) => list.length > 0)) };
  };
}
