import * as v from 'valibot';
import { REMOTE_ENTRY } from '@wisata/kernel/container';
import { SERVICE_DESCRIPTIONS } from '@wisata/kernel/contracts/service-description';
import { rootOf } from '@wisata/kernel/route-map';
import type { ServiceDescription } from '@wisata/kernel/services';
import type { Release } from '@wisata/registry/release-build';
import type { ReleaseStore } from '@wisata/registry/store';
import type { ReleaseCheck } from './release-check.ts';

/** One released remote as a document names it; the same shape as the runtime reads it. */
export interface RemoteRelease {
  readonly version: string;
  readonly base: string;
  /**
   * Hashes of the entry and of what it asks for first, in that order. Later files are checked by the hashes inside the
   * entry, so the documents of all other pages need not carry them. A developer's own server has none.
   */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What a release says that others need without its code. */
export interface ReleaseOffer {
  /** First segments of its pages' paths. */
  readonly roots: readonly string[];
  readonly services: readonly ServiceDescription[];
}

/** A remote's release with what it offers. */
export interface ReadRemote extends RemoteRelease {
  readonly offer: ReleaseOffer;
}

/** The released shell, with the files that start it. */
export interface ComposedShell {
  readonly version: string;
  readonly base: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts?: readonly string[];
  /** What every page asks for once it is shown, its calls to the API first; an older shell does not say. */
  readonly later?: readonly string[];
  /** Scripts with its texts, by language; an older shell has them in its first script. */
  readonly messages?: Readonly<Record<string, readonly string[]>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Hears about a release that cannot be read, or a registry that cannot. */
export type ReportProblem = (text: string, error: unknown) => void;

const FACTS_FILE = 'build-facts.json';
const FACTS = v.object({ routes: v.array(v.string()), services: v.optional(SERVICE_DESCRIPTIONS, []) });

const baseOf = (release: Release) => `/r/${release.name}/${release.version}/`;

/** Hashes of the given files; a file without one is a broken release. */
function hashesOf(release: Release, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      const hash = release.integrity[file];
      if (!hash) throw new Error(`${release.name} ${release.version} has no hash for ${file}`);
      return [file, hash];
    }),
  );
}

/** A store that takes longer is passed over until it has answered. */
const PATIENCE_MS = 1_000;
/** A release that could not be read is asked for again after this. */
const RETRY_MS = 1_000;

interface Reading<T> {
  readonly startedAt: number;
  readonly done: Promise<void>;
  value?: T;
  failedAt?: number;
}

/** Reads each key once. What is not there in time is undefined, for now: nobody waits longer than the patience. */
function createPatientReads<T>(read: (name: string, version: string) => Promise<T>, report: ReportProblem) {
  const readings = new Map<string, Reading<T>>();
  const reported = new Set<string>();

  function start(name: string, version: string): Reading<T> {
    const done = read(name, version).then(
      (value) => void (reading.value = value),
      (error: unknown) => {
        reading.failedAt = performance.now();
        const text = `${name} ${version} cannot be read and is passed over`;
        if (!reported.has(text)) report(text, error);
        reported.add(text);
      },
    );
    const reading: Reading<T> = { startedAt: performance.now(), done };
    readings.set(`${name}@${version}`, reading);
    return reading;
  }

  async function find(name: string, version: string): Promise<T | undefined> {
    const known = readings.get(`${name}@${version}`);
    if (known?.value !== undefined) return known.value;
    const isSpent = known?.failedAt !== undefined && performance.now() - known.failedAt > RETRY_MS;
    const reading = !known || isSpent ? start(name, version) : known;
    const restMs = reading.startedAt + PATIENCE_MS - performance.now();
    if (reading.failedAt === undefined && restMs > 0) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, restMs)));
      await Promise.race([reading.done, late]);
      clearTimeout(timer);
    }
    return reading.value;
  }

  /** One that was found wrong keeps its pause: a damaged release is not read for every visitor. */
  function forget(name: string, version: string): void {
    const key = `${name}@${version}`;
    if (readings.get(key)?.value !== undefined) readings.delete(key);
  }

  return { find, forget, settled: () => Promise.all([...readings.values()].map(({ done }) => done)) };
}

/** Where releases come from, and who hears of those that cannot be used. */
export interface ReleaseSource {
  readonly store: ReleaseStore;
  readonly check: ReleaseCheck;
  readonly report: ReportProblem;
}

/**
 * Reads what documents need of the releases in a store, once every file of a release has been compared with what was
 * signed; each is read once, until somebody finds other bytes in it.
 */
export function createReleaseReader({ store, check, report }: ReleaseSource) {
  async function release(name: string, version: string): Promise<Release> {
    const found = await store.find(name, version);
    if (!found) throw new Error(`Release ${name} ${version} is missing from the store`);
    await check.all(found);
    return found;
  }

  const json = async (found: Release, file: string): Promise<unknown> => JSON.parse(await check.text(found, file));

  /** A build that says nothing of itself has the pages under its own name. */
  async function offerOf(found: Release): Promise<ReleaseOffer> {
    if (found.integrity[FACTS_FILE] === undefined) return { roots: [], services: [] };
    const facts = v.parse(FACTS, await json(found, FACTS_FILE));
    return { roots: [...new Set(facts.routes.map(rootOf))], services: facts.services };
  }

  const remotes = createPatientReads(async (name, version): Promise<ReadRemote> => {
    const found = await release(name, version);
    const { door } = (await json(found, 'page-files.json')) as { readonly door: readonly string[] };
    const integrity = hashesOf(found, [REMOTE_ENTRY, ...door]);
    return { version, base: baseOf(found), integrity, offer: await offerOf(found) };
  }, report);
  const shells = createPatientReads(async (name, version): Promise<ComposedShell> => {
    const found = await release(name, version);
    const files = await json(found, 'entry-files.json');
    const {
      scripts,
      styles,
      preloads,
      fonts = [],
      later = [],
      messages = {},
    } = files as Omit<ComposedShell, 'version' | 'base' | 'integrity'>;
    const integrity = hashesOf(found, [
      ...scripts,
      ...styles,
      ...preloads,
      ...later,
      ...Object.values(messages).flat(),
    ]);
    return { version, base: baseOf(found), scripts, styles, preloads, fonts, later, messages, integrity };
  }, report);
  return {
    /** Undefined when it cannot be read, or not in time. */
    remote: remotes.find,
    /** Undefined when it cannot be read, or not in time. */
    shell: shells.find,
    /** The next who asks has it read again. */
    forget(name: string, version: string) {
      remotes.forget(name, version);
      shells.forget(name, version);
    },
    /** Resolves when everything that was begun so far is read, or cannot be. */
    settled: () => Promise.all([remotes.settled(), shells.settled()]),
  };
}
