import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RemoteName } from '@wisata/kernel/remote';
import { createServerClock } from '@wisata/runtime/server-clock';
import '@wisata/ui/tokens.css';
import '@wisata/ui/base.css';
import { createCartCount } from './app/cart-count.ts';
import { createApp } from './app/create-app.ts';
import { createI18n, loadMessages } from './app/create-i18n.ts';
import { rememberLocale } from './app/cookies.ts';
import { readDocument } from './app/read-document.ts';
import type { ShellServices } from './app/shell-services.tsx';
import { followFunnel } from './app/funnel-pin.ts';
import { hydrationReporter } from './app/hydration-faults.ts';
import { createOfflineTickets } from './app/offline-tickets.ts';
import { followVitals } from './app/page-vitals.ts';
import { continueRendered } from './app/rendered-start.ts';
import { createReleaseBeacons } from './app/release-beacons.ts';
import { createReleases } from './app/releases.ts';
import { watchRevision } from './app/revision-watch.ts';
import { createShellHealth } from './app/shell-health.ts';
import { createSite } from './app/site.ts';
import { createToastStore } from './app/toasts.ts';
import { overrideOrigins } from './rules/override.rules.ts';
import { restrictScripts } from './app/trusted-types.ts';
import { RouterProvider } from './router-facade.ts';
import { createShellRouter } from './router.tsx';
import { ShellRoot } from './shell-root.tsx';

/** Runs when the first render is on the page. */
function AfterStart({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/** Style sheets that the document came with are known to the builds by their full address. */
function adoptStyleSheets(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    link.dataset['href'] = link.href;
}

/** Starts the app in a document that the edge server made: goes on from what it rendered, else renders all of it. */
export async function boot(window: Window & typeof globalThis): Promise<void> {
  const document = readDocument(window.document);
  restrictScripts(window, overrideOrigins(document.override));
  adoptStyleSheets(window.document);
  // A document that is the same for everybody sets no cookie.
  rememberLocale(document.locale);
  const i18n = createI18n(document.locale, await loadMessages(document.locale));
  const toasts = createToastStore();
  const clock = createServerClock(() => window.Date.now(), document.serverNowMs);
  const goLive = document.rendered ? clock.hold(document.serverNowMs) : () => undefined;
  const app = createApp({ window, document, i18n, toasts, clock });
  const { composition } = document;
  const beacons = createReleaseBeacons({ window, composition, memory: app.storage.session });
  const loader = createReleases({ window, document, app, i18n, beacons });
  const failures = new Map<RemoteName, unknown>();
  const start = await continueRendered(document, loader, failures);
  const site = createSite(app, { rendered: start?.site });
  const router = createShellRouter({ app, loader, site, rendered: start, failures });
  watchRevision({ window, composition, router });
  followFunnel({ router, loader, shell: composition.shell.version, memory: app.storage.session });
  followVitals({ window, beacons, router, loader, shell: composition.shell.version });
  const services: ShellServices = {
    toasts,
    loader,
    override: document.override,
    cart: createCartCount(app),
    savedAt: createOfflineTickets(window, app.bus, router),
    showsBoundaries: new URLSearchParams(window.location.search).has('boundaries'),
    health: createShellHealth({ window, shell: composition.shell, beacons }),
  };
  const place = window.document.getElementById('app');
  if (!place) throw new Error('The document has no place for the app');
  const onStart = () => {
    goLive();
    if (start?.isLate) void router.revalidate();
  };
  const tree = (
    <AfterStart onStart={onStart}>
      <ShellRoot app={app} i18n={i18n} slots={loader} services={services}>
        <RouterProvider router={router} />
      </ShellRoot>
    </AfterStart>
  );
  if (!start) return createRoot(place).render(tree);
  const onRecoverableError = hydrationReporter({ track: app.track, path: () => window.location.pathname });
  // The visitor's first press may come between two pieces of it.
  startTransition(() => void hydrateRoot(place, tree, { onRecoverableError }));
}
