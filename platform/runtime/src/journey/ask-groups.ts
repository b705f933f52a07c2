import type { AppContext } from '@wisata/kernel/app-context';
import type { Outcome } from '@wisata/kernel/outcome';
import type { Entry, Group, GroupedSearch, GroupSource } from './grouped-search.ts';

// Apart from what a list that came with its answers needs: calls load later than it.

type Ask<G, A> = (group: G) => Promise<Outcome<A>>;

function begin<G extends Group, A>(group: G, ask: Ask<G, A>): Entry<G, A> {
  const entry: Entry<G, A> = { group, promise: ask(group), outcome: undefined };
  void entry.promise.then((outcome) => {
    entry.outcome = outcome;
    void Object.assign(entry.promise, { status: 'fulfilled', value: outcome });
  });
  return entry;
}

/** Asks all groups at the same time, except those whose answer is stored, and gives the state of each. */
export function askGroups<G extends Group, A>(
  search: GroupedSearch<G, A>,
  app: AppContext,
  identity: string,
  groups: readonly G[],
  ask: Ask<G, A>,
): readonly GroupSource<G, A>[] {
  const { entries } = search.open(app, identity);
  for (const group of groups) {
    if (!entries.some((entry) => entry.group.id === group.id)) entries.push(begin(search.groupOf(group), ask));
  }
  return entries.map(({ group, promise, outcome }) => ({ ...group, answer: outcome ?? promise }));
}

/** Asks one failed call again, or a part of a group by itself; the other answers stay. */
export function askGroupAgain<G extends Group, A>(
  search: GroupedSearch<G, A>,
  app: AppContext,
  identity: string,
  group: G,
  ask: Ask<G, A>,
): void {
  const opened = search.open(app, identity);
  const again = begin(search.groupOf(group), ask);
  const isKnown = opened.entries.some((entry) => entry.group.id === group.id);
  opened.entries = isKnown
    ? opened.entries.map((entry) => (entry.group.id === group.id ? again : entry))
    : [...opened.entries, again];
}
