import { withoutQuery } from '@wisata/telemetry/log';
import type { ServedVersions, Side } from './beacon-token.ts';

/** What a page tells, before anybody has looked at it. */
export interface BeaconBody {
  readonly token: string;
  readonly beacons: readonly unknown[];
}

/** One report as the registry counts it. */
export interface VisitReport {
  readonly visitor: string;
  readonly address: string;
  readonly at: string;
  readonly kind: (typeof KINDS)[number];
  readonly remote: string;
  readonly version: string;
  readonly cohort: Side;
  readonly phase?: string;
  readonly code?: string;
  readonly ms?: number;
  readonly path?: string;
  readonly revision?: number;
  /** Of `vitals`: the page's route, and its measures in milliseconds or thousandths. */
  readonly page?: string;
  readonly vitals?: Readonly<Record<string, number>>;
  /** Of `error`: what was thrown, on the page of which route, and where. */
  readonly name?: string;
  readonly message?: string;
  readonly frames?: readonly string[];
}

const KINDS = ['load', 'failure', 'render-crash', 'failover', 'vitals', 'error'] as const;
const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
const ROUTE = /^\/[\w:*?/.-]{0,80}$/;
const ERROR_NAME = /^[A-Za-z]\w{0,59}$/;
const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 10;
const FRAME = /^([^/]+)\/([^/]+)\/[\w@+./-]{1,120}:\d{1,7}:\d{1,7}$/;
const MOST_A_REQUEST = 50;
const LONGEST_MS = 3_600_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a request's text; undefined for what no page of ours sends. */
export function parseBeaconBody(text: unknown): BeaconBody | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value['token'] !== 'string' || !Array.isArray(value['beacons'])) return undefined;
    return value['beacons'].length <= MOST_A_REQUEST ? { token: value['token'], beacons: value['beacons'] } : undefined;
  } catch {
    return undefined;
  }
}

const shortText = (value: unknown, longest: number) =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;

const isMs = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= LONGEST_MS;

/** The measures of a page view; undefined when there are none that make sense. */
function readVitals({ page, vitals }: Readonly<Record<string, unknown>>) {
  if (typeof page !== 'string' || !ROUTE.test(page) || !isRecord(vitals)) return undefined;
  const known = VITALS.flatMap((name) => (isMs(vitals[name]) ? [[name, Math.round(vitals[name])] as const] : []));
  return known.length > 0 ? { page, vitals: Object.fromEntries(known) } : undefined;
}

/** An error with its places in what this visitor was given; undefined when there are none. */
function readError({ page, name, message, frames }: Readonly<Record<string, unknown>>, served: ServedVersions) {
  if (typeof page !== 'string' || !ROUTE.test(page) || typeof message !== 'string' || !Array.isArray(frames))
    return undefined;
  const own = frames.slice(0, MOST_FRAMES).filter((frame): frame is string => {
    const [, remote, version] = (typeof frame === 'string' && FRAME.exec(frame)) || [];
    return remote !== undefined && served.has(`${remote}@${version}`);
  });
  if (own.length === 0) return undefined;
  const kind = typeof name === 'string' && ERROR_NAME.test(name) ? name : 'Error';
  return { page, name: kind, message: message.slice(0, LONGEST_MESSAGE), frames: own };
}

/** What is told beside who it is about; undefined for nonsense. */
function readDetails(kind: VisitReport['kind'], value: Readonly<Record<string, unknown>>, served: ServedVersions) {
  if (kind === 'vitals') return readVitals(value);
  return kind === 'error' ? readError(value, served) : {};
}

/** What a browser says about a release that it was given; undefined for nonsense and for what nobody gave it. */
function readReport(value: unknown, served: ServedVersions) {
  if (!isRecord(value)) return undefined;
  const { remote, version, ms, revision } = value;
  const kind = KINDS.find((each) => each === value['kind']);
  if (!kind || typeof remote !== 'string' || typeof version !== 'string') return undefined;
  // The side of the comparison is the edge's to say, not the browser's.
  const cohort = served.get(`${remote}@${version}`);
  const details = readDetails(kind, value, served);
  if (!cohort || !details) return undefined;
  const [phase, code] = [shortText(value['phase'], 40), shortText(value['code'], 80)];
  const path = withoutQuery(shortText(value['path'], 300) ?? '');
  return {
    kind,
    remote,
    version,
    cohort,
    ...details,
    ...(phase && { phase }),
    ...(code && { code }),
    ...(path && { path }),
    ...(isMs(ms) ? { ms: Math.round(ms) } : {}),
    ...(typeof revision === 'number' && Number.isInteger(revision) ? { revision } : {}),
  };
}

/** Who told it, and when. */
export type BeaconSource = Pick<VisitReport, 'visitor' | 'address' | 'at'>;

/** The reports of one request that are about versions which this visitor was given. */
export function readReports({ beacons }: BeaconBody, served: ServedVersions, teller: BeaconSource): VisitReport[] {
  return beacons.flatMap((beacon) => {
    const report = readReport(beacon, served);
    return report ? [{ ...teller, ...report }] : [];
  });
}
