import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

const RELOADED_KEY = storageKey('reload_at');
/** A page that fails again within a minute is not helped by a reload. */
const QUIET_MS = 60_000;

/** Code or style of a page that could not be fetched, most often because a newer version replaced it. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** Takes the one reload of this minute; false when it was used already, or cannot be remembered. */
export function takeReload({ storage, clock }: Pick<AppContext, 'storage' | 'clock'>): boolean {
  const now = clock.now();
  const last = Number(storage.session.get(RELOADED_KEY) ?? Number.NaN);
  if (now - last < QUIET_MS) return false;
  storage.session.set(RELOADED_KEY, String(now));
  // Without a memory the page would load again and again.
  return storage.session.get(RELOADED_KEY) === String(now);
}
