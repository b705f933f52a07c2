import { randomBytes } from 'node:crypto';
import { chooseVersion, isOutsideTrial } from '../bucketing.ts';
import type { VisitorTraits } from '../segment.ts';
import type { TestRegistry } from '../testing.ts';
import type { Beacon } from './beacon.ts';
import { readEdgeSecret } from './edge-secret.ts';
import type { Finding } from './findings.ts';

const ends: (() => Promise<void>)[] = [];

/** Ends what a test has started, the newest first. */
export async function stopAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

/** Ends something together with everything else. */
export const endLater = (end: () => Promise<void>) => void ends.push(end);

const LARGEST_BATCH = 500;

/** What became of simulated visits. */
export interface Visited {
  readonly views: number;
  readonly canaryViews: number;
  readonly failures: number;
}

/** How often a visit of a package fails with a version, 0 to 1. */
export type FailureRate = (name: string, version: string) => number;

const turns = new Map<string, number>();

/** Counts the visits of a version, from 1. */
function takeTurn(name: string, version: string): number {
  const turn = (turns.get(`${name} ${version}`) ?? 0) + 1;
  turns.set(`${name} ${version}`, turn);
  return turn;
}

/** Spreads failures evenly: with chance, a small number of visits would now and then be no evidence. */
const isFailing = (turn: number, rate: number) => Math.floor(turn * rate) > Math.floor((turn - 1) * rate);

/** Sends reports as an edge does. */
export async function report(registry: TestRegistry, beacons: readonly Beacon[]): Promise<void> {
  const secret = await readEdgeSecret(registry.dataDir);
  for (let from = 0; from < beacons.length; from += LARGEST_BATCH) {
    const answer = await fetch(`${registry.url}/ops/api/beacons`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edge-secret': secret },
      body: JSON.stringify({ beacons: beacons.slice(from, from + LARGEST_BATCH) }),
    });
    if (answer.status !== 202) throw new Error(`Beacons were answered with ${answer.status}`);
  }
}

/** Visitors of the internet come from a network each. */
const someAddress = () => `${[...randomBytes(3)].map((each) => 11 + (each % 80)).join('.')}.7`;

const SOMEBODY: VisitorTraits = { locale: 'en', country: undefined, signedIn: false };

/** Reports visits of new visitors as an edge would: each gets the version that the registry's own rule chooses. */
export async function visit(
  registry: TestRegistry,
  names: readonly string[],
  count: number,
  failureRate: FailureRate,
  traits: VisitorTraits = SOMEBODY,
): Promise<Visited> {
  const { states, revision } = registry.running.context.publication.current().snapshot;
  let [canaryViews, failures] = [0, 0];
  const at = new Date().toISOString();
  const beacons = Array.from({ length: count }, () => randomBytes(8).toString('hex')).flatMap((visitor) => {
    const address = someAddress();
    return names.flatMap((remote): Beacon[] => {
      const chosen = chooseVersion(states[remote]!, remote, visitor, traits);
      if (!chosen) return [];
      const isOutside = chosen.cohort === 'stable' && isOutsideTrial(states[remote]!, traits);
      if (chosen.cohort === 'canary') canaryViews += 1;
      const turn = takeTurn(remote, chosen.version);
      const fails = isFailing(turn, failureRate(remote, chosen.version));
      if (fails) failures += 1;
      const cohort = isOutside ? ('outside' as const) : chosen.cohort;
      const common = { ...chosen, cohort, visitor, at, remote, revision, address, path: '/' };
      const loaded: Beacon = { ...common, kind: 'load', phase: 'load', code: 'ok', ms: 100 + (turn % 100) };
      return fails ? [loaded, { ...common, kind: 'render-crash', phase: 'render', code: 'crash' }] : [loaded];
    });
  });
  await report(registry, beacons);
  return { views: count, canaryViews, failures };
}

/** Tells of a version what an edge found out by itself. */
export async function reportFinding(registry: TestRegistry, finding: Finding, secret?: string): Promise<number> {
  const answer = await fetch(`${registry.url}/ops/api/findings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-edge-secret': secret ?? (await readEdgeSecret(registry.dataDir)),
    },
    body: JSON.stringify(finding),
  });
  return answer.status;
}
