import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@wisata/kernel/remote';
import type { Registry } from '@wisata/registry/registry';
import type { Release, ReleaseStore } from '@wisata/registry/store';

/** The parts of a federation manifest that a document uses. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly assets: {
      readonly js: { readonly sync: readonly string[] };
      readonly css: { readonly sync: readonly string[] };
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
const SCRIPT_OR_STYLE = /\.(js|css)$/;

function loadable(release: Release): Record<string, string> {
  return Object.fromEntries(Object.entries(release.integrity).filter(([file]) => SCRIPT_OR_STYLE.test(file)));
}

/** Reads compositions from registry and store; a release never changes, so each is read once. */
export function createComposer(registry: Registry, store: ReleaseStore) {
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

  const remote = (name: RemoteName, version: string) =>
    once(`${name}@${version}`, async (): Promise<ComposedRemote> => {
      const found = await release(name, version);
      const manifest = (await json(name, version, 'mf-manifest.json')) as FederationManifest;
      return { version, base: baseOf(found), manifest, integrity: loadable(found) };
    });

  const shell = (version: string) =>
    once(`shell@${version}`, async (): Promise<ComposedShell> => {
      const found = await release('shell', version);
      const files = (await json('shell', version, 'entry-files.json')) as Pick<
        ComposedShell,
        'scripts' | 'styles' | 'preloads'
      >;
      return { version, base: baseOf(found), ...files, integrity: loadable(found) };
    });

  /** The composition that is live now. A remote whose release cannot be read is left out: it costs its own pages only. */
  return async function compose(): Promise<DocumentComposition> {
    const { revision, live } = await registry.state();
    if (!live['shell']) throw new Error('No shell is live');
    const remotes: Partial<Record<RemoteName, ComposedRemote>> = {};
    await Promise.all(
      REMOTE_NAMES.map(async (name) => {
        const version = live[name];
        const found = version && (await remote(name, version).catch(() => undefined));
        if (found) remotes[name] = found;
      }),
    );
    return { revision, shell: await shell(live['shell']), remotes };
  };
}
