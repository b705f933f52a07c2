import type { RemoteName } from '@wisata/kernel/remote';
import type { BeaconSettings, Cohort } from './composition.ts';

/** Where in its life a release was when something happened; `boot` is the shell's start. */
export type BeaconPhase = 'boot' | 'load' | 'contract' | 'page' | 'slot' | 'render';

/** What kind of fault it was; `ok` for a load that went well. */
export type BeaconCode = 'ok' | 'network' | 'integrity' | 'timeout' | 'execution' | 'contract' | 'crash';

/** Which release something is told of, and where. */
interface Told {
  /** A remote, or `shell`. */
  readonly remote: RemoteName;
  readonly version: string;
  /** Path without query. */
  readonly path: string;
  readonly revision: number;
}

/** One thing that happened to one release in one page view. */
export interface HealthBeacon extends Told {
  /** `failover` tells that the last good version has taken over; it is about the version that failed. */
  readonly kind: 'load' | 'failure' | 'render-crash' | 'failover';
  readonly cohort: Cohort;
  readonly phase: BeaconPhase;
  readonly code: BeaconCode;
  /**
   * From asking for the remote, or for the document, until this happened, whole milliseconds. Missing for a load out of
   * the browser's cache: only what was released before can be there, so a new version would look slow beside it.
   */
  readonly ms?: number;
}

/** The web's own measures of a page view: milliseconds, and thousandths for the layout shift. */
export const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
/** A measure of {@link VITALS}. */
export type Vital = (typeof VITALS)[number];

/** How a page view was for its visitor, told once, of the release that owned the page and of the shell. */
export interface VitalsBeacon extends Told {
  readonly kind: 'vitals';
  /** Route of the page, `/blog/:slug`. */
  readonly page: string;
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
}

/** An error of a release's own code, told once a page view; without anything of the person in front of it. */
export interface ErrorBeacon extends Told {
  readonly kind: 'error';
  /** Route of the page. */
  readonly page: string;
  /** `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** The innermost first, `hotel/1.0.0/c/list.js:1:234`. */
  readonly frames: readonly string[];
}

/** What a page tells of its releases. */
export type Beacon = HealthBeacon | VitalsBeacon | ErrorBeacon;

/** Body of `POST /beacon`, sent as text so that no preflight is needed. */
export interface BeaconBatch {
  readonly token: string;
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
  /** Asks for the proof that beacons travel with; undefined when there is none now. Asked with the first beacon. */
  readonly authorize: () => Promise<BeaconSettings | undefined>;
  /** Hands a body to the browser, which sends it even while the page goes away. */
  readonly send: (body: string) => boolean;
  /** Runs `work` after a while; injected so that a test need not wait. */
  readonly later?: (work: () => void, ms: number) => void;
}

/** Tells the edge server how releases do, in few requests and never in anybody's way. */
export interface Beacons {
  tell(beacon: Beacon): void;
  /** Sends what has gathered, because the page may go away. What has no proof yet waits for it. */
  flush(): void;
}

/** Makes the beacons of one page view. */
export function createBeacons({ authorize, send, later = wait }: BeaconOptions): Beacons {
  let waiting: Beacon[] = [];
  let told = 0;
  let settings: BeaconSettings | undefined;
  let asking: Promise<void> | undefined;

  /** Asks once at a time; who got nothing asks again with the next thing to tell. */
  function prove(): Promise<void> {
    asking ??= authorize().then((given) => {
      settings = given;
      if (!given) asking = undefined;
    });
    return asking;
  }

  function flush(): void {
    while (settings && waiting.length > 0) {
      const batch: BeaconBatch = { token: settings.token, beacons: waiting.slice(0, MOST_A_BATCH) };
      waiting = waiting.slice(MOST_A_BATCH);
      send(JSON.stringify(batch));
    }
  }

  return {
    flush,
    tell(beacon) {
      if (told >= MOST_A_PAGE) return;
      told += 1;
      waiting.push(beacon);
      const proven = prove();
      const isPatient = beacon.kind === 'load' || beacon.kind === 'vitals';
      later(() => void proven.then(flush), isPatient ? SUCCESS_DELAY_MS : FAILURE_DELAY_MS);
    },
  };
}

const wait = (work: () => void, ms: number) => void setTimeout(work, ms);
