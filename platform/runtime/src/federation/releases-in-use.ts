import type { KeyValueStore } from '@wisata/kernel/app-context';
import type { RemoteName } from '@wisata/kernel/remote';
import type { Cohort, Composition, ReleaseRef } from './composition.ts';

/** The release of a remote that this page uses. */
export interface ReleaseInUse {
  readonly release: ReleaseRef;
  readonly cohort: Cohort;
  /** Whether another one would take its place. */
  readonly hasFallback: boolean;
}

/** Which release of each remote this page uses: the chosen one, or the last good one after it failed. */
export interface ReleasesInUse {
  /** Undefined for a remote that is not in the composition. */
  find(remote: RemoteName): ReleaseInUse | undefined;
  /** Puts the last good release in the place of the chosen one, for this tab as long as the chosen one stays the same. False when there is none left. */
  fallBack(remote: RemoteName): boolean;
  /** Forgets for the next document that the chosen release failed, because the last good one did too. */
  giveUp(remote: RemoteName): void;
}

const FAILED_KEY = 'failed_releases';

type Failed = Partial<Record<string, string>>;

function readFailed(memory: KeyValueStore): Failed {
  try {
    const value: unknown = JSON.parse(memory.get(FAILED_KEY) ?? '{}');
    return typeof value === 'object' && value ? value : {};
  } catch {
    return {};
  }
}

/** Makes the choice of one page view; `memory` is the tab's, so that what failed once is not tried on every page. */
export function createReleasesInUse({ remotes }: Composition, memory: KeyValueStore): ReleasesInUse {
  const failed = readFailed(memory);
  const isReplaced = (remote: RemoteName) => {
    const chosen = remotes[remote];
    return chosen?.lastGood !== undefined && failed[remote] === chosen.version;
  };
  const keep = () => memory.set(FAILED_KEY, JSON.stringify(failed));
  return {
    find(remote) {
      const chosen = remotes[remote];
      if (!chosen) return undefined;
      const { lastGood, cohort = 'stable' } = chosen;
      if (!lastGood || !isReplaced(remote)) return { release: chosen, cohort, hasFallback: lastGood !== undefined };
      // What takes over was stable, whoever it takes over from.
      return { release: lastGood, cohort: 'stable', hasFallback: false };
    },
    fallBack(remote) {
      const chosen = remotes[remote];
      if (!chosen?.lastGood || isReplaced(remote)) return false;
      failed[remote] = chosen.version;
      keep();
      return true;
    },
    giveUp(remote) {
      if (!isReplaced(remote)) return;
      memory.set(FAILED_KEY, JSON.stringify({ ...failed, [remote]: undefined }));
    },
  };
}
