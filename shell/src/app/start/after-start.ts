import type { AppContext } from '@wisata/kernel/app-context';
import { yieldToMain } from '@wisata/runtime/scheduling';
import type { Composition } from '@wisata/runtime/composition';
import type { RemoteLoader } from '@wisata/runtime/remote-loader';
import type { ShellRouter } from '../../router.tsx';
import { loadApiCode } from './api-code.ts';
import { startCartCount, type CartCount } from '../session/cart-count.ts';
import { startFunnelPin } from '../releases/funnel-pin.ts';
import { fetchAhead } from '../navigation/link-prefetch.ts';
import { startPageErrors } from '../releases/page-errors.ts';
import { startVitals } from '../releases/page-vitals.ts';
import type { ReleaseBeacons } from '../releases/release-beacons.ts';
import type { RemotePages } from '../navigation/remote-pages.ts';
import { watchRevision } from '../releases/revision-watch.ts';
import { keepTickets } from '../offline/ticket-worker.ts';

/** Parts of {@link startPageServices}. */
export interface PageServicesParts {
  readonly window: Window & typeof globalThis;
  readonly composition: Composition;
  readonly app: AppContext;
  readonly router: ShellRouter;
  readonly loader: RemoteLoader;
  readonly pages: RemotePages;
  readonly beacons: ReleaseBeacons;
  readonly cart: CartCount;
  readonly pin: string;
}

/**
 * Starts everything that looks on while the visitor uses the page, each in a turn of its own. Not part of the first
 * script: nobody waits for it.
 */
export async function startPageServices(parts: PageServicesParts): Promise<void> {
  const { window, composition, app, router, loader, pages, beacons, cart } = parts;
  const shell = composition.shell.version;
  startFunnelPin({ router, pin: parts.pin, storage: app.storage });
  const later = [
    () => void loadApiCode().catch(() => undefined),
    () => startPageErrors({ window, beacons, router }),
    () => startVitals({ window, beacons, router, loader, shell }),
    () => startCartCount(app, cart),
    () => watchRevision({ window, composition: { ...composition, slotsOff: app.config.slotsOff ?? [] }, router }),
    () => fetchAhead({ window, owners: app.config.owners, pages, router }),
    () => void keepTickets(window, router).catch(() => undefined),
    // Signing out has to take a member's orders away without a network too.
    () => void import(/* webpackChunkName: "after-start" */ '../offline/forget-member.ts').catch(() => undefined),
    // The error page, and what says that a part did not come, have to be here when the network is not.
    () => void import(/* webpackChunkName: "after-start" */ '../../pages/error-views.tsx').catch(() => undefined),
    () => void import(/* webpackChunkName: "after-start" */ '../../components/lost-part.tsx').catch(() => undefined),
  ];
  for (const start of later) {
    await yieldToMain();
    start();
  }
}
