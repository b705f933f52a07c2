import type { KeyValueStore } from '@wisata/kernel/app-context';
import { BEACON_PATH, createBeacons, type ErrorBeacon, type VitalsBeacon } from '@wisata/runtime/beacon';
import type { Composition } from '@wisata/runtime/composition';
import type { ReleaseReport } from '@wisata/runtime/release-reports';
import { askRevision, formatRuns } from './ask-revision.ts';
import { takeRescued } from '../start/rescue.ts';

/** A beacon without what every one of a page view has in common. */
export type PageReport = ReleaseReport | Omit<VitalsBeacon, 'path' | 'revision'> | Omit<ErrorBeacon, 'revision'>;

/** What a release threw, of which a beacon tells no more than that. */
export interface Thrown {
  readonly report: PageReport;
  readonly error: unknown;
}

/** What this page view tells of its releases. */
export interface ReleaseBeacons {
  tell(report: PageReport, error?: unknown): void;
  /** Gives what was thrown until now, and everything later. */
  hearThrown(listener: (thrown: Thrown) => void): void;
  /** Sends what has gathered. */
  flush(): void;
}

/** Parts of {@link createReleaseBeacons}. */
interface BeaconParts {
  readonly window: Window & typeof globalThis;
  readonly composition: Composition;
  /** The tab's memory. */
  readonly memory: KeyValueStore;
}

/** Makes the beacons of this page view, sent at the latest when it goes out of sight. */
export function createReleaseBeacons({ window, composition, memory }: BeaconParts): ReleaseBeacons {
  const { shell, revision } = composition;
  const rescued = takeRescued(window.document.cookie, shell.version, memory);
  const runs = formatRuns(composition, rescued ? [`shell@${rescued.version}`] : []);
  const beacons = createBeacons({
    authorize: async () => (await askRevision(window, runs))?.beacon,
    send: (body) => window.navigator.sendBeacon(BEACON_PATH, body),
  });
  // The last moment that every browser tells of.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') beacons.flush();
  });
  // What is cut off because the visitor leaves is no fault of a release.
  let isLeaving = false;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    beacons.flush();
  });
  window.addEventListener('pageshow', () => (isLeaving = false));
  const early: Thrown[] = [];
  let hear: (thrown: Thrown) => void = (thrown) => early.push(thrown);
  const tell = (report: PageReport, error?: unknown) => {
    if (isLeaving && report.kind !== 'vitals') return;
    beacons.tell({ path: window.location.pathname, revision, ...report });
    if (error) hear({ report, error });
  };
  if (rescued) {
    const about = { remote: 'shell', version: rescued.version, cohort: shell.cohort, phase: 'boot', ms: 0 } as const;
    tell({ kind: 'failure', code: rescued.code, ...about });
    tell({ kind: 'failover', code: rescued.code, ...about });
  }
  return {
    tell,
    hearThrown(listener) {
      hear = listener;
      early.forEach(listener);
    },
    flush: beacons.flush,
  };
}
