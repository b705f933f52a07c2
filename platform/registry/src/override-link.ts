import { createSeal } from './seal.ts';

/** One thing a tester asks for. */
export interface Override {
  readonly name: string;
  /** A version in the release store, or the address of a developer's own server. */
  readonly version: string;
}

/** Links with which a browser gets one version of one package, without a token. */
export interface OverrideLinks {
  /** Path and query of an edge's link; good until `until` (seconds since 1970), leads to the page `back`. */
  pathOf(override: Override, until: number, back: string): string;
  /** Whether such a link was made for this override and this time. */
  isGenuine(override: Override, until: number, signature: string): boolean;
}

const textOf = ({ name, version }: Override, until: number) => `${name}|${version}|${until}`;

/** Signs links with the secret that all edges and the registry share. */
export function createOverrideLinks(secret: string): OverrideLinks {
  const seal = createSeal(secret, 'override-link');
  return {
    pathOf(override, until, back) {
      const sig = seal.sign(textOf(override, until));
      const query = { remote: override.name, version: override.version, until: String(until), sig, back };
      return `/ops/override?${new URLSearchParams(query).toString()}`;
    },
    isGenuine: (override, until, signature) => seal.isGenuine(textOf(override, until), signature),
  };
}
