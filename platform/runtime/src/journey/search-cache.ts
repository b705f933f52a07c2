import type { AppContext } from '@wisata/kernel/app-context';

interface Kept {
  readonly atMs: number;
}

const MOST_KEPT = 5;

/** A cache of the latest answers of this page view by search, so that going back needs no call. */
export function createSearchCache<Entry extends object>(keepMs: number) {
  const perApp = new WeakMap<AppContext, Map<string, Entry & Kept>>();

  function searchesOf(app: AppContext): Map<string, Entry & Kept> {
    const known = perApp.get(app) ?? new Map<string, Entry & Kept>();
    perApp.set(app, known);
    return known;
  }

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
      for (const oldest of [...searches.keys()].slice(0, -MOST_KEPT)) searches.delete(oldest);
      return kept;
    },
    forget(app: AppContext, identity: string): void {
      searchesOf(app).delete(identity);
    },
  };
}
