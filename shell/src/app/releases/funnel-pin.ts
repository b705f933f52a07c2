import type { KeyValueStore } from '@wisata/kernel/app-context';
import { FUNNEL_COOKIE } from '@wisata/runtime/composition';
import type { ShellRouter } from '../../router.tsx';
import { writeCookieFor } from '../session/cookies.ts';
import { layoutOfMatches } from './revision-watch.ts';

/** Longer than any payment deadline; a checkout that was left open overnight begins anew. */
const PIN_SECONDS = 3 * 3_600;
const OWNED_KEY = 'funnel_pin';

/** Parts of {@link startFunnelPin}. */
interface FunnelParts {
  readonly router: Pick<ShellRouter, 'subscribe' | 'state'>;
  /** What the document gave for this. */
  readonly pin: string;
  /** The tab's memory: another tab's checkout is not ended from here. */
  readonly memory: KeyValueStore;
  readonly write?: (name: string, value: string, seconds: number) => void;
}

/**
 * Asks the edge server, by a cookie, for the versions of this document for as long as this tab is in a checkout: also for
 * the document that the payment page comes back to. A release that failed here is left alone by the tab's own memory.
 */
export function startFunnelPin({ router, pin, memory, write = writeCookieFor }: FunnelParts): void {
  let isInside = memory.get(OWNED_KEY) !== undefined;
  const follow = ({ matches, initialized, navigation }: ShellRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const enters = layoutOfMatches(matches) === 'checkout';
    if (enters && !isInside) {
      memory.set(OWNED_KEY, '1');
      write(FUNNEL_COOKIE, pin, PIN_SECONDS);
    }
    if (!enters && isInside) {
      memory.remove(OWNED_KEY);
      write(FUNNEL_COOKIE, '', 0);
    }
    isInside = enters;
  };
  router.subscribe(follow);
  follow(router.state);
}
