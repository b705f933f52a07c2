import type { LayoutName, RouteHandle } from '@wisata/kernel/remote';
import type { OfferedServices } from '@wisata/kernel/services';
import type { Composition, RevisionAnswer } from '@wisata/runtime/composition';
import type { ShellRouter } from '../../router.tsx';
import { askRevision } from './ask-revision.ts';

const INTERVAL_MS = 30_000;
/** Tabs that were opened together need not ask together. */
const JITTER_MS = 6_000;
/** Switching between tabs asks no more often than this. */
const FOCUS_PAUSE_MS = 5_000;

type Match = ShellRouter['state']['matches'][number];

/** Layout of the page that is on the screen. */
export function layoutOfMatches(matches: readonly Match[]): LayoutName {
  const layouts = matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.layout);
  return layouts.findLast(Boolean) ?? 'default';
}

/** What the page was made of. */
type Made = Composition & Pick<OfferedServices, 'slotsOff'>;

/** Whether a document that is asked for now would show something else. What a failover changed here is no news. */
export function isOutdated({ revision, shell, remotes, slotsOff = [] }: Made, now: RevisionAnswer): boolean {
  // The same revision with other versions is a visitor without cookies: they would load every page anew for ever.
  if (now.revision <= revision) return false;
  const names = new Set([...Object.keys(remotes), ...Object.keys(now.remotes)]);
  if (shell.version !== now.shell || [...names].some((name) => remotes[name]?.version !== now.remotes[name]))
    return true;
  return slotsOff.join() !== (now.slotsOff ?? []).join();
}

/** Parts of {@link watchRevision}. */
interface WatchParts {
  readonly window: Window & typeof globalThis;
  readonly composition: Made;
  readonly router: Pick<ShellRouter, 'subscribe' | 'state' | 'createHref'>;
  readonly random?: () => number;
  /** Leaves the page for another document. */
  readonly load?: (href: string) => void;
}

/**
 * Learns of releases that changed while the page is open, and takes them with the next page that the visitor goes to, as
 * a new document. Never from inside a checkout, which ends on the versions it began with: the page after that takes them.
 */
export function watchRevision({ window, composition, router, random = Math.random, ...rest }: WatchParts): void {
  const load = rest.load ?? ((href) => window.location.assign(href));
  let isStale = false;
  let askedAt = window.Date.now();

  async function ask(): Promise<void> {
    if (isStale || window.document.visibilityState === 'hidden') return;
    askedAt = window.Date.now();
    const now = await askRevision(window);
    if (now) isStale = isOutdated(composition, now);
  }
  const askOnFocus = () => {
    if (window.Date.now() - askedAt >= FOCUS_PAUSE_MS) void ask();
  };
  window.setInterval(() => void ask(), INTERVAL_MS + random() * JITTER_MS);
  window.addEventListener('focus', askOnFocus);
  window.document.addEventListener('visibilitychange', askOnFocus);

  router.subscribe(({ navigation, location, matches }) => {
    const next = navigation.location;
    if (!isStale || navigation.state !== 'loading' || !next || next.pathname === location.pathname) return;
    // What a page hands to the next one lives in the history's state, which a new document does not get.
    if (layoutOfMatches(matches) === 'checkout' || next.state || navigation.formMethod) return;
    isStale = false;
    load(router.createHref(next));
  });
}
