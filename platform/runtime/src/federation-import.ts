import { containerName, REMOTE_ENTRY } from '@wisata/kernel/container';
import type { RemoteName } from '@wisata/kernel/remote';
import type { ReleaseRef } from './composition.ts';
import { loadScript, ScriptExecutionError } from './load-script.ts';
import { openContainer, type RemoteContainer } from './remote-container.ts';
import { yieldToMain } from './scheduling.ts';

/** Loads the module that one release of a remote exposes. */
export type ImportRemote = (remote: RemoteName, release: ReleaseRef) => Promise<unknown>;

/** Fits no file: a script that the composition does not list must not run. */
const UNKNOWN_HASH = `sha384-${'A'.repeat(64)}`;

/** True for a developer's own server, whose files change with every key stroke and so have no hashes. */
export function isOwnServer({ base }: ReleaseRef): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(base);
}

/** Asks for what the entry will ask for, beside it and not after it. */
function preloadBesideEntry(document: Document, { base, integrity }: ReleaseRef): void {
  for (const [file, hash] of Object.entries(integrity)) {
    if (file === REMOTE_ENTRY || !file.endsWith('.js')) continue;
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: hash,
      href: base + file,
    });
    document.head.append(link);
  }
}

/**
 * Loads releases of remotes as the document names them: the entry with its hash, and all later files by the hashes in
 * the entry. Only a developer's own server, which an override has put into the composition, is believed without.
 */
export function createFederationImport(window: Window, openShareScope: () => Promise<object>): ImportRemote {
  const { document } = window;
  const globals = window as unknown as Readonly<Record<string, RemoteContainer | undefined>>;
  return async (remote, release) => {
    const isOwn = isOwnServer(release);
    const name = containerName(remote, isOwn ? 'dev' : release.version);
    if (!globals[name]) {
      preloadBesideEntry(document, release);
      const src = new URL(release.base + REMOTE_ENTRY, window.location.origin).href;
      await loadScript(document, { src, integrity: isOwn ? '' : (release.integrity[REMOTE_ENTRY] ?? UNKNOWN_HASH) });
    }
    const container = globals[name];
    if (!container) throw new ScriptExecutionError(`${release.base}${REMOTE_ENTRY} opened no ${name}`);
    const module = await openContainer(container, await openShareScope());
    // Running its code took a while; what is asked for next does not have to add to that.
    await yieldToMain();
    return module;
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
