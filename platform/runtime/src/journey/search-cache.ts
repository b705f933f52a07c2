import type { AppContext } from '@wisata/kernel/app-context';
import { perApp } from '../context/per-app.ts';

interface Kept {
  readonly atMs: number;
}

/** A cache of the latest answers of this page view by search, so that going back needs no call. */
export function createSearchCache<Entry extends object>(keepMs: number, mostKept = 5) {
  const searchesOf = perApp(() => new Map<string, Entry & Kept>());

  return {
    /** What is kept of a search and not too old. */
    find(app: AppContext, identity: string): Entry | undefined {
      const known = searchesOf(app).get(identity);
      return known && app.clock.now() - known.atMs < keepMs ? known : undefined;
    },
    /** Keeps an entry in the place of an earlier one; the oldest goes. */
    keep(app: AppContext, identity: string, entry: Entry): Entry {
      const searches = searchesOf(app);
      const kept = { ...entry, atMs: app.clock.now() };
      searches.delete(identity);
      searches.set(identity, kept);
      for (const oldest of [...searches.keys()].slice(0, -mostKept)) searches.delete(oldest);
      return kept;
    },
    forget(app: AppContext, identity: string): void {
      searchesOf(app).delete(identity);
    },
  };
}
