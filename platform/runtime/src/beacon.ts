import type { RemoteName } from '@wisata/kernel/remote';
import type { BeaconSettings, Cohort } from './composition.ts';

/** Where in its life a remote was when something happened. */
export type BeaconPhase = 'load' | 'contract' | 'page' | 'slot' | 'render';

/** What kind of fault it was; `ok` for a load that went well. */
export type BeaconCode = 'ok' | 'network' | 'integrity' | 'timeout' | 'execution' | 'contract' | 'crash';

/** One thing that happened to one release in one page view. */
export interface Beacon {
  /** `failover` tells that the last good version has taken over; it is about the version that failed. */
  readonly kind: 'load' | 'failure' | 'render-crash' | 'failover';
  readonly remote: RemoteName;
  readonly version: string;
  readonly cohort: Cohort;
  readonly phase: BeaconPhase;
  readonly code: BeaconCode;
  /** From asking for the remote until this happened, whole milliseconds. */
  readonly ms: number;
  /** Path without query. */
  readonly path: string;
  readonly revision: number;
}

/** Body of `POST /beacon`, sent as text so that no preflight is needed. */
export interface BeaconBatch {
  readonly token: string;
  readonly revision: number;
  readonly beacons: readonly Beacon[];
}

/** Where beacons are sent, `POST`. */
export const BEACON_PATH = '/beacon';
/** A page view that has more to tell than this is broken in a way that was told already. */
const MOST_A_PAGE = 100;
const MOST_A_BATCH = 20;
const FAILURE_DELAY_MS = 250;
const SUCCESS_DELAY_MS = 3_000;

/** Options of {@link createBeacons}. */
export interface BeaconOptions {
  readonly settings: BeaconSettings | undefined;
  readonly revision: number;
  /** Hands a body to the browser, which sends it even while the page goes away. */
  readonly send: (body: string) => boolean;
  /** Runs `work` after a while; injected so that a test need not wait. */
  readonly later?: (work: () => void, ms: number) => void;
  readonly random?: () => number;
}

/** Tells the edge server how releases do, in few requests and never in anybody's way. */
export interface Beacons {
  tell(beacon: Beacon): void;
  /** Sends what has gathered, because the page may go away. */
  flush(): void;
}

/** Makes the beacons of one page view. Without settings in the document nothing is sent. */
export function createBeacons({ settings, revision, send, ...rest }: BeaconOptions): Beacons {
  const { later = (work, ms) => void setTimeout(work, ms), random = Math.random } = rest;
  let waiting: Beacon[] = [];
  let told = 0;

  function flush(): void {
    while (settings && waiting.length > 0) {
      const batch: BeaconBatch = { token: settings.token, revision, beacons: waiting.slice(0, MOST_A_BATCH) };
      waiting = waiting.slice(MOST_A_BATCH);
      send(JSON.stringify(batch));
    }
  }

  return {
    flush,
    tell(beacon) {
      const isSuccess = beacon.kind === 'load';
      if (!settings || told >= MOST_A_PAGE || (isSuccess && random() >= (settings.sample ?? 1))) return;
      told += 1;
      waiting.push(beacon);
      later(flush, isSuccess ? SUCCESS_DELAY_MS : FAILURE_DELAY_MS);
    },
  };
}
