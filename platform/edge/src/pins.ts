import { createSeal } from '@wisata/registry/seal';
import type { DocumentComposition } from './composition.ts';
import { formatVersions, parseVersions, type VersionsByName } from './selection.ts';

/** Keeps a checkout on the versions it began with; the shell writes what its document gave it. */
export const FUNNEL_COOKIE = 'wisata_funnel';

const DAY_S = 86_400;

/** What a document gives its page for a checkout, and what is read of it later: only a composition that was given out. */
export interface Pins {
  /** The same all day long, so that a document can be kept. */
  textFor(composition: DocumentComposition): string;
  /** Empty without a genuine text. */
  read(text: string | undefined): VersionsByName;
}

/** Makes them with the secret that all edges share; `now` in milliseconds. */
export function createPins(secret: string, now: () => number = Date.now): Pins {
  const seal = createSeal(secret, 'funnel');
  const day = () => Math.floor(now() / 1000 / DAY_S);
  // Nearly all visitors get the same versions.
  let last = { text: '', sealed: '' };
  return {
    textFor({ shell, remotes }) {
      const versions = Object.entries({ shell, ...remotes }).map(([name, { version }]) => [name, version] as const);
      const text = `${formatVersions(new Map(versions))}|${day() + 2}`;
      if (text !== last.text) last = { text, sealed: `${text}|${seal.sign(text)}` };
      return last.sealed;
    },
    read(cookie) {
      const [versions, lastDay, signature, ...more] = (cookie ?? '').split('|');
      if (!versions || !lastDay || !signature || more.length > 0 || !(Number(lastDay) >= day())) return new Map();
      return seal.isGenuine(`${versions}|${lastDay}`, signature) ? parseVersions(versions) : new Map();
    },
  };
}
