import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Composition, ReleaseRef } from './composition.ts';

/** How long an entry or chunk may take before it counts as failed. */
const SCRIPT_TIMEOUT_MS = 6_000;

/** Fits no file: a script that the composition does not list must not run. */
const UNKNOWN_HASH = `sha384-${'A'.repeat(64)}`;

/** Every release that may run on this page: the chosen ones and those that stand by. */
function releasesOf({ remotes }: Composition): ReleaseRef[] {
  return Object.values(remotes).flatMap((chosen) => (chosen.lastGood ? [chosen, chosen.lastGood] : [chosen]));
}

/** True for a developer's own server, whose files change with every key stroke and so have no hashes. */
export function isOwnServer({ base }: ReleaseRef): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(base);
}

const addressOf = (release: ReleaseRef, file: string, origin: string) => new URL(release.base + file, origin).href;

/** Address of a release's federation manifest. */
export function manifestAddress(release: ReleaseRef, origin: string): string {
  return addressOf(release, 'mf-manifest.json', origin);
}

function integrityByAddress(releases: readonly ReleaseRef[], origin: string): Map<string, string> {
  return new Map(
    releases.flatMap((release) =>
      Object.entries(release.integrity).map(([file, hash]) => [addressOf(release, file, origin), hash] as const),
    ),
  );
}

async function askOwnServer(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/**
 * Makes the federation runtime use what the document already carries: manifests come from the composition without a
 * request, and every script and style sheet is loaded with its hash. A file without a known hash is not loaded. Only a
 * developer's own server, which an override has put into the composition, is believed without.
 */
export function compositionPlugin(composition: Composition, origin: string): ModuleFederationRuntimePlugin {
  const releases = releasesOf(composition);
  const hashes = integrityByAddress(releases, origin);
  const hashOf = (url: string) => {
    const { href } = new URL(url, origin);
    if (releases.some((release) => isOwnServer(release) && href.startsWith(release.base))) return undefined;
    return hashes.get(href) ?? UNKNOWN_HASH;
  };
  return {
    name: 'wisata-composition',
    async fetch(manifestUrl) {
      const address = new URL(manifestUrl, origin).href;
      const release = releases.find((each) => manifestAddress(each, origin) === address);
      if (!release) throw new Error(`${new URL(address).pathname} is not in the composition`);
      return release.manifest === undefined && isOwnServer(release)
        ? askOwnServer(address)
        : Response.json(release.manifest);
    },
    createScript({ url }) {
      // An element of our own: the runtime drops attributes as soon as a hook also sets the time limit.
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = hashOf(url) ?? '';
      script.src = url;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      if (attrs) Object.assign(attrs, { crossorigin: 'anonymous', integrity: hashOf(url) ?? '' });
    },
  };
}
