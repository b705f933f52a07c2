import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { bucketOfTime } from './load-times.ts';
import { networkOf } from './network.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const text = v.optional(v.pipe(v.string(), v.maxLength(300)));

const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000));

/** The web's own measures of a page view: milliseconds, and thousandths for the layout shift. */
export const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
/** A measure of {@link VITALS}. */
export type Vital = (typeof VITALS)[number];

/** Who tells something, when, and about which release. */
export const TOLD = {
  /** The id of the visitor's cookie; kept as a hash. */
  visitor: name,
  /** The client's address as the edge trusts it; kept as a hash. */
  address: v.pipe(v.string(), v.maxLength(60)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/)),
  version: name,
} as const;

const Beacon = v.object({
  ...TOLD,
  kind: v.picklist(['load', 'failure', 'render-crash', 'failover', 'vitals']),
  /** `outside` has the stable version and could have no part in the trial that runs: nothing is compared with it. */
  cohort: v.picklist(['stable', 'outside', 'canary', 'override']),
  phase: text,
  code: text,
  path: text,
  ms: v.optional(duration),
  revision: v.optional(v.number()),
  /** Route of the page that the vitals are of. */
  page: v.optional(v.pipe(v.string(), v.maxLength(90))),
  vitals: v.optional(v.record(v.picklist(VITALS), duration)),
});

/** What an edge sends: some visits' reports at once. */
export const BeaconBatch = v.object({ beacons: v.pipe(v.array(Beacon), v.maxLength(500)) });

/** One report of one visit, as an edge passes it on. */
export type Beacon = v.InferOutput<typeof Beacon>;

/** What is counted. `seen` is a visitor who got the version and `failed` one for whom it did not work, whichever way. */
export type VisitorEventKind = Beacon['kind'] | 'seen' | 'failed';

/** One thing that one visitor met in one minute; the same again in that minute is the same mark. */
export interface VisitorEvent {
  readonly package: string;
  readonly version: string;
  readonly cohort: Beacon['cohort'];
  /** Start of the minute as ISO text. */
  readonly minute: string;
  readonly kind: VisitorEventKind;
  readonly visitor: string;
  /** Hash of the network. */
  readonly source: string;
  /** Bucket of the load time; null where there is none. */
  readonly bucket: number | null;
  /** Route of a page, and the bucket of each of its vitals; null where there are none. */
  readonly page: string | null;
  readonly vitals: Readonly<Record<string, number>> | null;
}

const MINUTE_MS = 60_000;
/** An edge that could not reach the registry for so long reports the past; anything else is a wrong clock. */
const LATEST_MS = 600_000;

function kindsOf({ kind }: Beacon): VisitorEventKind[] {
  if (kind === 'load') return [kind, 'seen'];
  if (kind === 'failover' || kind === 'vitals') return [kind];
  return [kind, 'seen', 'failed'];
}

const bucketsOf = (vitals: NonNullable<Beacon['vitals']>) =>
  Object.fromEntries(Object.entries(vitals).map(([name, value]) => [name, bucketOfTime(value)]));

const keyedHash = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);

/** What a network is called in the counts. */
export const sourceOf = (network: string, secret: string) => keyedHash(`network:${network}`, secret);

/** Who told it, as an edge says so. */
type Teller = Pick<Beacon, 'at' | 'visitor' | 'address'>;

/** Who tells something and when, as it is kept: nobody finds a visitor by trying ids. */
export function tellerOf({ at: told, visitor, address }: Teller, secret: string, now: number) {
  const reported = Date.parse(told);
  const at = reported <= now && reported > now - LATEST_MS ? reported : now;
  return {
    minute: new Date(Math.floor(at / MINUTE_MS) * MINUTE_MS).toISOString(),
    visitor: keyedHash(`visitor:${visitor}`, secret),
    source: sourceOf(networkOf(address), secret),
  };
}

/** What one report adds to the counts. */
export function visitorEventsOf(beacon: Beacon, secret: string, now: number): VisitorEvent[] {
  const mark = {
    package: beacon.remote,
    version: beacon.version,
    cohort: beacon.cohort,
    ...tellerOf(beacon, secret, now),
  };
  return kindsOf(beacon).map((kind) => ({
    ...mark,
    kind,
    bucket: kind === 'load' && beacon.ms !== undefined ? bucketOfTime(beacon.ms) : null,
    page: kind === 'vitals' && beacon.vitals ? (beacon.page ?? null) : null,
    vitals: kind === 'vitals' && beacon.vitals ? bucketsOf(beacon.vitals) : null,
  }));
}
