import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@wisata/kernel/remote';
import type { Composition, ReleaseRef } from './composition.ts';
import { compositionPlugin, manifestAddress } from './federation-plugin.ts';

/** Loads the module that one release of a remote exposes. Each release is a remote of its own to the federation runtime. */
export type ImportRemote = (remote: RemoteName, release: ReleaseRef) => Promise<unknown>;

/** The federation runtime's own load, limited to what the composition names. Throws when the runtime has not started. */
export function createFederationImport(composition: Composition, origin: string): ImportRemote {
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not started');
  federation.registerPlugins([compositionPlugin(composition, origin)]);
  const known = new Set<string>();
  return (remote, release) => {
    // Under one name the second release would get the first one's container, which the runtime remembers by name.
    const name = release === composition.remotes[remote] ? remote : `standby-${remote}`;
    if (!known.has(name)) federation.registerRemotes([{ name, entry: manifestAddress(release, origin) }]);
    known.add(name);
    return federation.loadRemote<unknown>(`${name}/remote`);
  };
}

/**
 * Takes the style sheets of a release off the page. Class names of two releases of one remote are alike, so the rules of
 * the one that failed would go on in the one that replaces it.
 */
export function removeStyleSheets(document: Document, base: string, origin: string): void {
  const folder = new URL(base, origin).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith(folder)) link.remove();
}
