import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Composition, ReleaseRef } from './composition.ts';

/** How long an entry or chunk may take before it counts as failed. */
const SCRIPT_TIMEOUT_MS = 6_000;

/** Fits no file: a script that the composition does not list must not run. */
const UNKNOWN_HASH = `sha384-${'A'.repeat(64)}`;

/** Integrity by full path, for every file of every remote in the composition. */
function integrityByPath(releases: readonly ReleaseRef[]): Map<string, string> {
  return new Map(
    releases.flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, hash]) => [base + file, hash] as const),
    ),
  );
}

/**
 * Makes the federation runtime use what the document already carries: manifests come from the composition without a
 * request, and every script and style sheet is loaded with its hash. A file without a known hash is not loaded.
 */
export function compositionPlugin(composition: Composition, origin: string): ModuleFederationRuntimePlugin {
  const releases = Object.values(composition.remotes);
  const hashes = integrityByPath(releases);
  const hashOf = (url: string) => hashes.get(new URL(url, origin).pathname);
  return {
    name: 'wisata-composition',
    fetch(manifestUrl) {
      const path = new URL(manifestUrl, origin).pathname;
      const release = releases.find(({ base }) => `${base}mf-manifest.json` === path);
      return release
        ? Promise.resolve(Response.json(release.manifest))
        : Promise.reject(new Error(`${path} is not in the composition`));
    },
    createScript({ url }) {
      // An element of our own: the runtime drops attributes as soon as a hook also sets the time limit.
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = hashOf(url) ?? UNKNOWN_HASH;
      script.src = url;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      if (attrs) Object.assign(attrs, { crossorigin: 'anonymous', integrity: hashOf(url) ?? UNKNOWN_HASH });
    },
  };
}
