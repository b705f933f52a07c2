import { rootOf } from '@wisata/kernel/route-map';
import { PROVIDER, findFacts, findLive } from './build-facts.ts';
import type { GateInput } from './gate.ts';

/** Pages of one remote to open, best first; `wanted` of them are enough. */
export interface SmokePages {
  readonly owner: string;
  readonly paths: readonly string[];
  readonly wanted: number;
  /** First segments of its pages' paths. */
  readonly roots: readonly string[];
}

/** A page takes about a second; the trial on visitors sees the others. */
const MOST_PAGES = 6;

/** Only a page whose address has no parts that vary can be opened without knowing more. */
const isPlain = (route: string) => !/[:*]/.test(route);

async function pagesOf({ store }: GateInput, remote: { name: string; version: string }, wanted: number) {
  const { name: owner, version } = remote;
  const routes = (await findFacts(store, { name: owner, version }))?.routes ?? [];
  return { owner, wanted, roots: routes.map(rootOf), paths: routes.filter(isPlain).map((route) => `/${route}`) };
}

/** The pages that show a release at work: its own for a remote, one of every live remote for the shell. */
export async function chooseSmokePages(input: GateInput): Promise<SmokePages[]> {
  const { release, states } = input;
  if (release.name !== PROVIDER) return [await pagesOf(input, release, MOST_PAGES)];
  const remotes = Object.keys(states).filter((name) => name !== PROVIDER);
  const live = remotes.map((name) => findLive(states, name)).filter((remote) => remote !== undefined);
  return Promise.all(live.map((remote) => pagesOf(input, remote, 1)));
}
