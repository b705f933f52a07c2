import type { RemoteName } from '@wisata/kernel/remote';
import type { BeaconCode, BeaconPhase, HealthBeacon } from './beacon.ts';
import { codeOfLoadError, explainFault, isChunkFailure } from './fault.ts';
import type { ReleaseInUse } from './releases-in-use.ts';

/** What went wrong with a remote, for analytics. */
export interface RemoteFailure {
  readonly remote: RemoteName;
  readonly phase: BeaconPhase;
  readonly message: string;
}

/** A beacon without what every one of a page view has in common. */
export type ReleaseReport = Omit<HealthBeacon, 'path' | 'revision'>;

/** Options of {@link createReleaseReports}. */
export interface ReleaseReportsOptions {
  readonly origin: string;
  readonly onFailure: (failure: RemoteFailure) => void;
  /** Hears the error too, where it is one of the release's code. */
  readonly tell?: ((report: ReleaseReport, error?: unknown) => void) | undefined;
  /** Asks again for files that did not load, to find out why; injected in tests. */
  readonly ask?: typeof fetch;
  readonly now?: () => number;
  /** Whether files below an address came over the network in this page view; all did unless told. */
  readonly isFetched?: (folder: string) => boolean;
}

/** Says what became of each release of a page view, each error once. */
export interface ReleaseReports {
  /** The remote is asked for: its time runs from here. */
  begin(remote: RemoteName): void;
  loaded(remote: RemoteName, inUse: ReleaseInUse): void;
  failed(remote: RemoteName, inUse: ReleaseInUse | undefined, phase: BeaconPhase, error: unknown): void;
  /** Another release has taken over from `inUse` and is ready. */
  replaced(remote: RemoteName, inUse: ReleaseInUse): void;
}

/** Makes the reports of one page view. */
export function createReleaseReports(options: ReleaseReportsOptions): ReleaseReports {
  const { origin, onFailure, tell = () => undefined, now = () => performance.now(), isFetched = () => true } = options;
  const ask = options.ask ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const begun = new Map<RemoteName, number>();
  const told = new WeakSet<object>();
  const last = new Map<RemoteName, { phase: BeaconPhase; code: BeaconCode }>();
  const elapsed = (remote: RemoteName) => Math.round(now() - (begun.get(remote) ?? now()));

  function isNew(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return true;
    if (told.has(error)) return false;
    told.add(error);
    return true;
  }

  function tellFailure(
    remote: RemoteName,
    { release, cohort }: ReleaseInUse,
    phase: BeaconPhase,
    error: unknown,
  ): void {
    const about = { remote, version: release.version, cohort, phase, ms: elapsed(remote) } as const;
    const crashed = (phase === 'render' || phase === 'slot') && !isChunkFailure(error);
    const code = crashed ? 'crash' : phase === 'contract' ? 'contract' : codeOfLoadError(error);
    last.set(remote, { phase, code });
    if (crashed) return tell({ kind: 'render-crash', code, ...about }, error);
    if (code !== 'network') return tell({ kind: 'failure', code, ...about }, error);
    void explainFault(error, release, origin, ask).then((explained) =>
      tell({ kind: 'failure', code: explained, ...about }),
    );
  }

  return {
    begin: (remote) => void begun.set(remote, now()),
    loaded(remote, { release, cohort }) {
      const about = { remote, version: release.version, cohort, phase: 'load', code: 'ok' } as const;
      const ms = elapsed(remote);
      tell({ kind: 'load', ...about, ...(isFetched(new URL(release.base, origin).href) && { ms }) });
    },
    failed(remote, inUse, phase, error) {
      if (!isNew(error)) return;
      onFailure({ remote, phase, message: error instanceof Error ? error.message : String(error) });
      if (inUse) tellFailure(remote, inUse, phase, error);
    },
    replaced(remote, { release, cohort }) {
      const { phase, code } = last.get(remote) ?? { phase: 'load', code: 'execution' };
      tell({ kind: 'failover', remote, version: release.version, cohort, phase, code, ms: elapsed(remote) });
    },
  };
}
