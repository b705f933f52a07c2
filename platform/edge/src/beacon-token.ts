import type { DocumentComposition } from './composition.ts';
import type { Seal } from './edge-keys.ts';
import type { Cohort } from './selection.ts';

/** A page may stay open for so long and still tell how its remotes do. */
const HOURS_VALID = 12;
const HOUR_MS = 3_600_000;

const LETTERS: Readonly<Record<Cohort, string>> = { stable: 's', canary: 'c', override: 'o' };
const COHORTS: Readonly<Record<string, Cohort>> = { s: 'stable', c: 'canary', o: 'override' };

/** What one visitor was given: the side of each `remote@version`. */
export type ServedVersions = ReadonlyMap<string, Cohort>;

function servedIn({ remotes }: DocumentComposition): string {
  return Object.entries(remotes)
    .flatMap(([name, { version, cohort, lastGood }]) => [
      `${name}@${version}=${LETTERS[cohort]}`,
      ...(lastGood ? [`${name}@${lastGood.version}=${LETTERS.stable}`] : []),
    ])
    .join(',');
}

const sealed = (visitorId: string, revision: string, hour: string, served: string) =>
  [visitorId, revision, hour, served].join('|');

/**
 * What a page proves with that this visitor was given these versions at this revision within these hours:
 * `revision|hour|versions|signature`. It is complete, so any edge can judge it, also after a restart.
 */
export function createBeaconToken(
  seal: Seal,
  visitorId: string,
  composition: DocumentComposition,
  now: number,
): string {
  const [revision, hour] = [String(composition.revision), String(Math.floor(now / HOUR_MS))];
  const served = servedIn(composition);
  return [revision, hour, served, seal.sign(sealed(visitorId, revision, hour, served))].join('|');
}

/** What a token of this visitor says was served; undefined for one that was not made for them, or long ago. */
export function readBeaconToken(seal: Seal, visitorId: string, token: string, now: number): ServedVersions | undefined {
  const [revision, hour, served, signature, ...more] = token.split('|');
  if (!revision || !hour || served === undefined || !signature || more.length > 0) return undefined;
  const age = Math.floor(now / HOUR_MS) - Number(hour);
  if (!(age >= 0 && age <= HOURS_VALID)) return undefined;
  if (!seal.isGenuine(sealed(visitorId, revision, hour, served), signature)) return undefined;
  return new Map(
    served.split(',').map((entry) => {
      const at = entry.lastIndexOf('=');
      return [entry.slice(0, at), COHORTS[entry.slice(at + 1)] ?? 'override'];
    }),
  );
}
