import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@wisata/kernel/remote';
import type { Release, ReleaseStore } from '@wisata/registry/store';

interface AssetList {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}

/** The parts of a federation manifest that a document uses. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly assets: {
      readonly js: AssetList;
      readonly css: AssetList;
    };
  }[];
}

/** One remote of the composition; the same shape as the runtime reads it. */
export interface ComposedRemote {
  readonly version: string;
  readonly base: string;
  readonly manifest: FederationManifest;
  readonly integrity: Readonly<Record<string, string>>;
}

/** The released shell, with the files that start it. */
export interface ComposedShell {
  readonly version: string;
  readonly base: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

/** What one document is made of. */
export interface DocumentComposition {
  readonly revision: number;
  readonly shell: ComposedShell;
  readonly remotes: Readonly<Partial<Record<RemoteName, ComposedRemote>>>;
}

const baseOf = (release: Release) => `/r/${release.name}/${release.version}/`;

/**
 * What a page needs before a remote's entry runs. Chunks that load later are checked by the hashes inside the entry, so
 * the documents of all other pages need not carry them.
 */
function slim(manifest: FederationManifest): FederationManifest {
  return {
    ...manifest,
    exposes: manifest.exposes.map((expose) => ({
      ...expose,
      assets: {
        js: { sync: expose.assets.js.sync, async: [] },
        css: { sync: expose.assets.css.sync, async: [] },
      },
    })),
  };
}

function firstFiles({ metaData, exposes }: FederationManifest): string[] {
  return [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync])];
}

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

/** Hears about a release that cannot be read, or a registry that cannot. */
export type ReportProblem = (text: string, error: unknown) => void;

/** Reads releases of a store; a release never changes, so each is read once. */
function createReleaseReader(store: ReleaseStore) {
  const pieces = new Map<string, Promise<unknown>>();

  function once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = pieces.get(key) as Promise<T> | undefined;
    if (known) return known;
    const fresh = read().catch((error: unknown) => {
      pieces.delete(key);
      throw error;
    });
    pieces.set(key, fresh);
    return fresh;
  }

  async function release(name: string, version: string): Promise<Release> {
    const found = await store.find(name, version);
    if (!found) throw new Error(`Release ${name} ${version} is missing from the store`);
    return found;
  }

  async function json(name: string, version: string, file: string): Promise<unknown> {
    return JSON.parse(await readFile(path.join(store.clientFolder(name, version), file), 'utf8'));
  }

  return {
    remote: (name: RemoteName, version: string) =>
      once(`${name}@${version}`, async (): Promise<ComposedRemote> => {
        const found = await release(name, version);
        const manifest = slim((await json(name, version, 'mf-manifest.json')) as FederationManifest);
        return { version, base: baseOf(found), manifest, integrity: hashesOf(found, firstFiles(manifest)) };
      }),
    shell: (version: string) =>
      once(`shell@${version}`, async (): Promise<ComposedShell> => {
        const found = await release('shell', version);
        const files = await json('shell', version, 'entry-files.json');
        const { scripts, styles, preloads } = files as Pick<ComposedShell, 'scripts' | 'styles' | 'preloads'>;
        const integrity = hashesOf(found, [...scripts, ...styles, ...preloads]);
        return { version, base: baseOf(found), scripts, styles, preloads, integrity };
      }),
  };
}

/** What is live at one revision: a version by package name. */
export interface LiveVersions {
  readonly revision: number;
  readonly live: Readonly<Record<string, string | undefined>>;
}

/** Makes compositions of what is live and what lies in the store. */
export function createComposer(readLive: () => Promise<LiveVersions>, store: ReleaseStore, report: ReportProblem) {
  const { remote, shell } = createReleaseReader(store);
  const known = new Set<string>();
  function reportOnce(text: string, error: unknown): void {
    if (known.has(text)) return;
    known.add(text);
    report(text, error);
  }

  async function composeNow(): Promise<DocumentComposition> {
    const { revision, live } = await readLive();
    if (!live['shell']) throw new Error('No shell is live');
    const remotes: Partial<Record<RemoteName, ComposedRemote>> = {};
    await Promise.all(
      REMOTE_NAMES.map(async (name) => {
        const version = live[name];
        if (!version) return;
        try {
          remotes[name] = await remote(name, version);
        } catch (error) {
          reportOnce(`${name} ${version} cannot be read and is left out`, error);
        }
      }),
    );
    return { revision, shell: await shell(live['shell']), remotes };
  }

  let last: DocumentComposition | undefined;

  /**
   * The composition that is live now. A remote whose release cannot be read is left out: it costs its own pages only.
   * When registry or shell cannot be read, the last composition goes on.
   */
  return async function compose(): Promise<DocumentComposition> {
    try {
      last = await composeNow();
      return last;
    } catch (error) {
      if (!last) throw error;
      reportOnce(`Revision ${last.revision} goes on: what is live cannot be read`, error);
      return last;
    }
  };
}
