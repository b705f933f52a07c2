import type { Seal } from '@wisata/registry/seal';
import type { Cohort } from './selection.ts';

/** A page may stay open for so long and still tell how its remotes do. */
const HOURS_VALID = 12;
const HOUR_MS = 3_600_000;

/** How a visit is counted; `outside` is the stable version for who could have no part in the trial that runs. */
export type Side = Cohort | 'outside';

const LETTERS: Readonly<Record<Side, string>> = { stable: 's', outside: 'x', canary: 'c', override: 'o' };
const SIDES: Readonly<Record<string, Side>> = { s: 'stable', x: 'outside', c: 'canary', o: 'override' };

/** What one visitor was given: the side of each `remote@version`. */
export type ServedVersions = ReadonlyMap<string, Side>;

const sealed = (visitorId: string, hour: string, served: string) => [visitorId, hour, served].join('|');

/**
 * What a page proves with that this visitor was given these versions within these hours: `hour|versions|signature`. It
 * is complete, so any edge can judge it, also after a restart.
 */
export function createBeaconToken(seal: Seal, visitorId: string, given: ServedVersions, now: number): string {
  const hour = String(Math.floor(now / HOUR_MS));
  const served = [...given].map(([release, cohort]) => `${release}=${LETTERS[cohort]}`).join(',');
  return [hour, served, seal.sign(sealed(visitorId, hour, served))].join('|');
}

/** What a token of this visitor says was served; undefined for one that was not made for them, or long ago. */
export function readBeaconToken(seal: Seal, visitorId: string, token: string, now: number): ServedVersions | undefined {
  const [hour, served, signature, ...more] = token.split('|');
  if (!hour || served === undefined || !signature || more.length > 0) return undefined;
  const age = Math.floor(now / HOUR_MS) - Number(hour);
  if (!(age >= 0 && age <= HOURS_VALID)) return undefined;
  if (!seal.isGenuine(sealed(visitorId, hour, served), signature)) return undefined;
  return new Map(
    served.split(',').map((entry) => {
      const at = entry.lastIndexOf('=');
      return [entry.slice(0, at), SIDES[entry.slice(at + 1)] ?? 'override'];
    }),
  );
}
