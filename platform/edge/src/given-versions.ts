import { isOutsideTrial } from '@wisata/registry/bucketing';
import type { PackageState } from '@wisata/registry/release-state';
import type { ServedVersions, Side } from './beacon-token.ts';
import type { LiveState } from './composition.ts';
import { chooseVersions, type Choice, type VisitorOverrides } from './selection.ts';

/** How long after a change a page may say that it runs what was live before: it was under way, or came from a cache. */
const RECENT_MS = 15 * 60_000;
const MOST_STATES = 40;
const LONGEST_LIST = 2_000;
const MOST_RELEASES = 24;

interface Known {
  readonly live: LiveState;
  readonly since: number;
}

/** What was live lately. */
export interface RecentStates {
  note(live: LiveState): void;
  /** The present state first, then those that ended within the last quarter of an hour. */
  list(): readonly LiveState[];
}

/** Remembers states as they come; `now` in milliseconds. */
export function createRecentStates(now: () => number = Date.now): RecentStates {
  let known: readonly Known[] = [];
  /** A state ended when the next newer one, which stands before it, began. */
  const isRecent = (_state: Known, at: number, all: readonly Known[]) =>
    at === 0 || now() - all[at - 1]!.since < RECENT_MS;
  return {
    note(live) {
      known = [{ live, since: now() }, ...known].filter(isRecent).slice(0, MOST_STATES);
    },
    list: () => known.filter(isRecent).map(({ live }) => live),
  };
}

/** Reads `shell@1.0.0,hotel@2.0.0`: name and version of what a page says that it runs, or has standing by. */
function parseReleases(text: string): readonly (readonly [name: string, version: string])[] {
  if (text.length > LONGEST_LIST) return [];
  return text
    .split(',', MOST_RELEASES)
    .map((part) => [part.slice(0, part.indexOf('@')), part.slice(part.indexOf('@') + 1)] as const)
    .filter(([name, version]) => /^[a-z][a-z-]{0,59}$/.test(name) && version !== '' && !/[|=]/.test(version));
}

/** Everything that a visitor can be given of a package: an override that does not exist has made way for the usual. */
function searchChoices(state: PackageState, name: string, visitorOverrides: VisitorOverrides): readonly Choice[] {
  const own = { ...visitorOverrides, failed: new Map<string, string>() };
  return [...chooseVersions(state, name, own), ...chooseVersions(state, name, { ...own, overrides: new Map() })];
}

/**
 * Which of the releases that a page says it runs this visitor was given, now or under a recent state, and on which side
 * of a comparison. The side is never the page's to say, and what the visitor cannot have been given is left out.
 */
export function findGivenVersions(
  runs: string,
  states: readonly LiveState[],
  visitorOverrides: VisitorOverrides,
): ServedVersions {
  const given = new Map<string, Side>();
  for (const [name, version] of parseReleases(runs))
    for (const { states: packages } of states) {
      const state = packages[name];
      const choice = state && searchChoices(state, name, visitorOverrides).find((each) => each.version === version);
      if (!choice) continue;
      const isOutside = choice.cohort === 'stable' && isOutsideTrial(state, visitorOverrides.traits);
      given.set(`${name}@${version}`, isOutside ? 'outside' : choice.cohort);
      break;
    }
  return given;
}
