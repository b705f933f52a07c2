import type { AppContext } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';

const RELOADED_KEY = storageKey('reload_at');
/** A page that fails again within a minute is not helped by a reload. */
const QUIET_MS = 60_000;

/** Takes the one reload of this minute; false when it was used already, or cannot be remembered. */
export function takeReload({ storage, clock }: Pick<AppContext, 'storage' | 'clock'>): boolean {
  const now = clock.now();
  const last = Number(storage.session.get(RELOADED_KEY) ?? Number.NaN);
  if (now - last < QUIET_MS) return false;
  storage.session.set(RELOADED_KEY, String(now));
  // Without a memory the page would load again and again.
  return storage.session.get(RELOADED_KEY) === String(now);
}
