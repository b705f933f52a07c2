import { isRouteErrorResponse } from 'react-router-dom';
import { STARTED_EVENT, type ComposedShell } from '@wisata/runtime/composition';
import { isChunkFailure } from '@wisata/runtime/fault';
import { isRemoteUnavailable } from '@wisata/runtime/remote-unavailable-error';
import type { ReleaseBeacons } from './release-beacons.ts';
import { wasFetched } from './was-fetched.ts';

/** How the shell itself does, told like that of any other release. */
export interface ShellHealth {
  /** It stands on the screen. */
  started(): void;
  /** Its own frame around the pages fell over. */
  crashed(error: unknown): void;
}

interface HealthParts {
  readonly window: Window & typeof globalThis;
  readonly shell: ComposedShell;
  readonly beacons: ReleaseBeacons;
}

/** Makes the health of one page view. What keeps the shell from starting at all is seen by the edge's own script. */
export function createShellHealth({ window, shell, beacons }: HealthParts): ShellHealth {
  const about = { remote: 'shell', version: shell.version, cohort: shell.cohort } as const;
  const elapsed = () => Math.round(window.performance.now());
  let isStarted = false;
  return {
    started() {
      if (isStarted) return;
      isStarted = true;
      window.dispatchEvent(new Event(STARTED_EVENT));
      const folder = `${window.location.origin}/r/shell/${shell.version}/`;
      const time = wasFetched(window, folder) && { ms: elapsed() };
      beacons.tell({ kind: 'load', phase: 'boot', code: 'ok', ...time, ...about });
    },
    crashed(error) {
      if (isRouteErrorResponse(error) || isRemoteUnavailable(error)) return;
      const fault = isChunkFailure(error)
        ? ({ kind: 'failure', code: 'network' } as const)
        : ({ kind: 'render-crash', code: 'crash' } as const);
      beacons.tell({ ...fault, phase: 'render', ms: elapsed(), ...about }, error);
    },
  };
}
