import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '@wisata/registry/store';
import type { Composer, LiveState } from './composition.ts';
import type { Follower } from './follower.ts';

const LIMIT_MS = 30_000;

/** What {@link fetchLive} waits for, and whom it tells. */
interface FetchParts {
  readonly store: ReleaseStore;
  readonly follower: Follower;
  readonly composer: Pick<Composer, 'settled'>;
  /** Hears of the state once more, when its releases are at hand. */
  readonly onState: (live: LiveState) => void;
}

function findCurrent(follower: Follower): LiveState | undefined {
  try {
    return follower.current();
  } catch {
    return undefined;
  }
}

/**
 * Takes everything that is live or on trial out of a bucket before the first visitor comes: an edge with an empty cache has
 * nothing that could stand in. What cannot be had, or not in half a minute, is passed over as on any other day.
 */
export async function fetchLive({ store, follower, composer, onState }: FetchParts): Promise<void> {
  const live = findCurrent(follower);
  if (!live) return;
  const wanted = Object.entries(live.states).flatMap(([name, { stable, canary }]) =>
    [stable, canary?.version].flatMap((version) => (version ? [store.find(name, version)] : [])),
  );
  // What was begun before, and given up by now, is read as soon as its files are here.
  const ready = Promise.allSettled(wanted).then(composer.settled);
  await Promise.race([ready, pause(LIMIT_MS, undefined, { ref: false })]);
  onState(follower.current());
}
