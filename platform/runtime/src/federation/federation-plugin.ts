import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { federationManifest, REMOTE_ENTRY, REMOTE_MANIFEST } from '@wisata/kernel/container';
import type { ReleaseRef } from './composition.ts';
import { LONG_LIMIT_MS } from './retry.ts';

/** Fits no file: a script that the composition does not list must not run. */
const UNKNOWN_HASH = `sha256-${'A'.repeat(43)}=`;

/** A release that may run on this page. */
export interface AllowedRelease {
  /** What the federation runtime calls it: the global name of its container. */
  readonly name: string;
  readonly release: ReleaseRef;
}

/** True for a developer's own server, whose files change with every key stroke and so have no hashes. */
export function isOwnServer({ base }: ReleaseRef): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(base);
}

/** The manifest of a release, whose first files the document names. */
function manifestOf({ name, release }: AllowedRelease): object {
  const first = Object.keys(release.integrity).filter((file) => file !== REMOTE_ENTRY && file.endsWith('.js'));
  return federationManifest(name, release.version, first);
}

async function askOwnServer(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/**
 * Has the federation runtime use what the document carries: no manifest is asked for over the network, and every script
 * is loaded with its hash. `allowed` is by the address of the release's folder; nothing else runs. Only a developer's own
 * server, which an override has put into the composition, is believed without hashes and asked for its manifest.
 */
export function compositionPlugin(
  document: Document,
  allowed: ReadonlyMap<string, AllowedRelease>,
): ModuleFederationRuntimePlugin {
  function hashOf(url: string): string {
    const found = [...allowed].find(([folder]) => url.startsWith(folder));
    if (!found) return UNKNOWN_HASH;
    const [folder, { release }] = found;
    return isOwnServer(release) ? '' : (release.integrity[url.slice(folder.length)] ?? UNKNOWN_HASH);
  }

  return {
    name: 'wisata-composition',
    async fetch(address) {
      const found = allowed.get(address.slice(0, -REMOTE_MANIFEST.length));
      if (!found) throw new Error(`${address} is not in the composition`);
      return isOwnServer(found.release) ? askOwnServer(address) : Response.json(manifestOf(found));
    },
    createScript({ url }) {
      // An element of our own: beside a time limit the runtime drops attributes that a hook has set.
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = hashOf(url);
      script.src = url;
      return { script, timeout: LONG_LIMIT_MS };
    },
  };
}
