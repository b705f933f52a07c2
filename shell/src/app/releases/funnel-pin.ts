import type { AppContext } from '@wisata/kernel/app-context';
import { isNumber, isRecordOf, readStored } from '@wisata/kernel/stored-values';
import { randomKey } from '@wisata/runtime';
import { FUNNEL_COOKIE } from '@wisata/runtime/composition';
import type { ShellRouter } from '../../router.tsx';
import { writeCookieFor } from '../session/cookies.ts';
import { layoutOfMatches } from './revision-watch.ts';

/** Longer than any payment deadline; a checkout that was left open overnight begins anew. */
const PIN_SECONDS = 3 * 3_600;
/** In the tab's memory: its name among the tabs that are in a checkout. */
const OWN_KEY = 'funnel_pin';
/** In the browser's memory: until when each tab's checkout counts. */
const OPEN_KEY = 'funnel_pins';

/** Parts of {@link startFunnelPin}. */
interface FunnelParts {
  readonly router: Pick<ShellRouter, 'subscribe' | 'state'>;
  /** What the document gave for this. */
  readonly pin: string;
  readonly storage: AppContext['storage'];
  readonly write?: (name: string, value: string, seconds: number) => void;
  readonly now?: () => number;
}

/**
 * Asks the edge server, by a cookie, for the versions of this document for as long as this tab is in a checkout: also for
 * the document that the payment page comes back to. Tabs share the cookie: the first checkout sets it, the last one that
 * is left takes it away. A release that failed here is left alone by the tab's own memory.
 */
export function startFunnelPin({ router, pin, storage, write = writeCookieFor, now = Date.now }: FunnelParts): void {
  const { session, local } = storage;
  const findOthers = (own: string) => {
    const open = Object.entries(readStored(local, OPEN_KEY, isRecordOf(isNumber)) ?? {});
    return Object.fromEntries(open.filter(([tab, endsAt]) => tab !== own && endsAt > now()));
  };
  let own = session.get(OWN_KEY);
  const enter = () => {
    own = randomKey();
    session.set(OWN_KEY, own);
    const others = findOthers(own);
    local.set(OPEN_KEY, JSON.stringify({ ...others, [own]: now() + PIN_SECONDS * 1_000 }));
    if (Object.keys(others).length === 0) write(FUNNEL_COOKIE, pin, PIN_SECONDS);
  };
  const leave = (tab: string) => {
    own = undefined;
    session.remove(OWN_KEY);
    const others = findOthers(tab);
    local.set(OPEN_KEY, JSON.stringify(others));
    if (Object.keys(others).length === 0) write(FUNNEL_COOKIE, '', 0);
  };
  const follow = ({ matches, initialized, navigation }: ShellRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const isInside = layoutOfMatches(matches) === 'checkout';
    if (isInside && own === undefined) enter();
    if (!isInside && own !== undefined) leave(own);
  };
  router.subscribe(follow);
  follow(router.state);
}
