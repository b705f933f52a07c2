import type { KeyValueStore } from '@wisata/kernel/app-context';
import { FUNNEL_COOKIE } from '@wisata/runtime/composition';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import type { ShellRouter } from '../router.tsx';
import { writeCookieFor } from './cookies.ts';
import { layoutOfMatches } from './revision-watch.ts';

/** Longer than any payment deadline; a checkout that was left open overnight begins anew. */
const PIN_SECONDS = 3 * 3_600;
const OWNED_KEY = 'funnel_pin';

/** Parts of {@link followFunnel}. */
interface FunnelParts {
  readonly router: Pick<ShellRouter, 'subscribe' | 'state'>;
  readonly loader: Pick<RemoteLoader, 'versions' | 'subscribe'>;
  /** Version of the shell that this document was made for. */
  readonly shell: string;
  /** The tab's memory: another tab's checkout is not ended from here. */
  readonly memory: KeyValueStore;
  readonly write?: (name: string, value: string, seconds: number) => void;
}

/** `shell@1.2.0,hotel@1.0.0,account@1.0.1`. */
function pinText(shell: string, versions: ReturnType<RemoteLoader['versions']>): string {
  return Object.entries({ shell, ...versions })
    .map(([name, version]) => `${name}@${version}`)
    .join(',');
}

/**
 * Asks the edge server, by a cookie, for the same versions for as long as this tab is in a checkout: also for the
 * document that the payment page comes back to.
 */
export function followFunnel({ router, loader, shell, memory, write = writeCookieFor }: FunnelParts): void {
  let isInside = memory.get(OWNED_KEY) !== undefined;
  const pin = () => {
    memory.set(OWNED_KEY, '1');
    write(FUNNEL_COOKIE, pinText(shell, loader.versions()), PIN_SECONDS);
  };
  const follow = ({ matches, initialized, navigation }: ShellRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const enters = layoutOfMatches(matches) === 'checkout';
    if (enters && !isInside) pin();
    if (!enters && isInside) {
      memory.remove(OWNED_KEY);
      write(FUNNEL_COOKIE, '', 0);
    }
    isInside = enters;
  };
  router.subscribe(follow);
  // Where the last good version took over, it is the one to stay with.
  loader.subscribe(() => {
    if (isInside) pin();
  });
  follow(router.state);
}
