import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import { createSearchCache } from './search-cache.ts';

/** What one call of a search asks: a group of suppliers, or a single one that is asked once more. */
export interface Group {
  readonly id: string;
}

/** One call of a search; its answer is there at once when it was asked for before. */
export type GroupSource<G extends Group, A> = G & { readonly answer: Outcome<A> | Promise<Outcome<A>> };

/** One call as it is kept. */
export interface Entry<G, A> {
  readonly group: G;
  readonly promise: Promise<Outcome<A>>;
  outcome: Outcome<A> | undefined;
}

interface Calls<G, A> {
  entries: Entry<G, A>[];
}

/** What is known of an answer without waiting: its promise is marked, as React marks those that it has read. */
export function knownOutcome<T>(answer: Outcome<T> | Promise<Outcome<T>>): Outcome<T> | undefined {
  if (!(answer instanceof Promise)) return answer;
  const { status, value } = answer as { readonly status?: string; readonly value?: Outcome<T> };
  return status === 'fulfilled' ? value : undefined;
}

/** Calls of a page view's last searches, each answered by itself. `groupOf` keeps of a source what it asks. */
export function createGroupedSearch<G extends Group, A>(keepMs: number, groupOf: (group: G) => G) {
  const searches = createSearchCache<Calls<G, A>>(keepMs);
  const open = (app: AppContext, identity: string) =>
    searches.find(app, identity) ?? searches.keep(app, identity, { entries: [] });

  return {
    groupOf,
    /** What is kept of a search, begun anew when there is nothing or when it is too old. */
    open,
    /** Keeps what the server has found before this page began: only the rest is asked for. */
    keep(app: AppContext, identity: string, sources: readonly GroupSource<G, A>[]): void {
      const { entries } = open(app, identity);
      for (const source of sources) {
        const outcome = knownOutcome(source.answer);
        if (!outcome || entries.some(({ group }) => group.id === source.id)) continue;
        entries.push({ group: groupOf(source), promise: Promise.resolve(outcome), outcome });
      }
    },
    /** Removes the stored answers of a search, so that the next visit requests them again. */
    forget: (app: AppContext, identity: string): void => searches.forget(app, identity),
  };
}

/** What {@link createGroupedSearch} gives. */
export type GroupedSearch<G extends Group, A> = ReturnType<typeof createGroupedSearch<G, A>>;
