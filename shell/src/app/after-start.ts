import type { AppContext } from '@wisata/kernel/app-context';
import type { Composition } from '@wisata/runtime/composition';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import type { ShellRouter } from '../router.tsx';
import { followCart, type CartCount } from './cart-count.ts';
import { followFunnel } from './funnel-pin.ts';
import { fetchAhead } from './link-prefetch.ts';
import { followVitals } from './page-vitals.ts';
import type { ReleaseBeacons } from './release-beacons.ts';
import type { RemotePages } from './remote-pages.ts';
import { watchRevision } from './revision-watch.ts';
import { keepTickets } from './ticket-worker.ts';

/** Parts of {@link followPage}. */
export interface FollowParts {
  readonly window: Window & typeof globalThis;
  readonly composition: Composition;
  readonly app: AppContext;
  readonly router: ShellRouter;
  readonly loader: RemoteLoader;
  readonly pages: RemotePages;
  readonly beacons: ReleaseBeacons;
  readonly cart: CartCount;
}

/** Starts everything that looks on while the visitor uses the page. Not part of the first script: nobody waits for it. */
export function followPage({ window, composition, app, router, loader, pages, beacons, cart }: FollowParts): void {
  const shell = composition.shell.version;
  followFunnel({ router, loader, shell, memory: app.storage.session });
  followCart(app, cart);
  watchRevision({ window, composition, router });
  followVitals({ window, beacons, router, loader, shell });
  fetchAhead({ window, pages, router });
  keepTickets(window, router).catch(() => undefined);
  // The error page has to be here when the network is not.
  import('../pages/error-views.tsx').catch(() => undefined);
}
