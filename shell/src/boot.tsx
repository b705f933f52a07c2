import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RemoteName } from '@wisata/kernel/remote';
import { ALONE_EVENT } from '@wisata/runtime/composition';
import { createServerClock } from '@wisata/runtime/server-clock';
import { createStore } from 'zustand/vanilla';
import '@wisata/ui/tokens.css';
import '@wisata/ui/base.css';
import type { PageServicesParts } from './app/start/after-start.ts';
import { createApp } from './app/start/create-app.ts';
import { createI18n, loadMessages } from './app/start/create-i18n.ts';
import { rememberLocale } from './app/session/cookies.ts';
import { readDocument, type DocumentData } from './app/start/read-document.ts';
import type { ShellServices } from './app/start/shell-services.tsx';
import { hydrationReporter } from './app/start/hydration-faults.ts';
import { createSavedAt } from './app/offline/offline-tickets.ts';
import { createOverlayHistory } from './app/navigation/overlay-history.ts';
import { continueRendered } from './app/start/rendered-start.ts';
import { createReleaseBeacons } from './app/releases/release-beacons.ts';
import { createReleases } from './app/releases/releases.ts';
import { createRemotePages } from './app/navigation/remote-pages.ts';
import { createShellHealth } from './app/releases/shell-health.ts';
import { createSite } from './app/site/site.ts';
import { createToastStore } from './app/site/toasts.ts';
import { yieldToMain } from '@wisata/runtime/scheduling';
import { adoptStyleSheets } from '@wisata/runtime/style-sheets';
import { whenIdle } from '@wisata/ui/when-idle';
import { overrideOrigins } from './rules/override.rules.ts';
import { restrictScripts } from './app/start/trusted-types.ts';
import { RouterProvider } from './router-facade.ts';
import { createShellRouter } from './router.tsx';
import { ShellRoot } from './shell-root.tsx';

type BrowserWindow = Window & typeof globalThis;

/** Runs when the first render is on the page. */
function AfterStart({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

/** Reads the document and makes what pages use, and the loader of their code. */
async function prepare(window: BrowserWindow, document: DocumentData) {
  restrictScripts(window, overrideOrigins(document.override));
  adoptStyleSheets(window.document);
  // A document that is the same for everybody sets no cookie.
  rememberLocale(document.locale);
  const messages = await loadMessages(document.locale);
  await yieldToMain();
  const i18n = createI18n(document.locale, messages);
  await yieldToMain();
  const toasts = createToastStore();
  const clock = createServerClock(() => window.Date.now(), document.serverNowMs);
  const goLive = document.rendered ? clock.hold(document.serverNowMs) : () => undefined;
  const app = createApp({ window, document, i18n, toasts, clock });
  const beacons = createReleaseBeacons({ window, composition: document.composition, memory: app.storage.session });
  const loader = createReleases({ window, document, app, i18n, beacons });
  return { i18n, toasts, goLive, app, beacons, loader };
}

/** Asks for what looks on. A network that is gone for a moment gives it with the next page. */
function follow(parts: PageServicesParts): void {
  import(/* webpackChunkName: "after-start" */ './app/start/after-start.ts').then(
    ({ startPageServices }) => startPageServices(parts),
    () => {
      const stop = parts.router.subscribe(() => {
        stop();
        follow(parts);
      });
    },
  );
}

/** Starts the app in a document that the edge server made: goes on from what it rendered, else renders all of it. */
export async function boot(window: BrowserWindow): Promise<void> {
  await yieldToMain();
  const document = readDocument(window.document);
  const { composition } = document;
  const { i18n, toasts, goLive, app, beacons, loader } = await prepare(window, document);
  const failures = new Map<RemoteName, unknown>();
  const start = await continueRendered(document, loader, failures);
  // The page came finished and its code cannot be had: what stands there can be read, an error page could not.
  if (failures.size > 0) return void window.dispatchEvent(new Event(ALONE_EVENT));
  await yieldToMain();
  const site = createSite(app, { rendered: start ? start.site : document.site });
  const pages = createRemotePages({ app, loader, failures, rendered: start?.owner });
  const overlays = createOverlayHistory(window);
  const router = createShellRouter({ app, pages, site, rendered: start, failures, overlays });
  // Before its first code or data can come: a page that is not whole by now was sent as a skeleton.
  const isWhole = router.state.initialized;
  // In the router's own turn: what the worker tells of its first answers must find a listener.
  const savedAt = createSavedAt(window, app.bus, router);
  await yieldToMain();
  const cart = createStore<number>(() => 0);
  const services: ShellServices = {
    toasts,
    loader,
    override: document.override,
    cart,
    savedAt,
    overlays,
    developerMode: createStore(() => new URLSearchParams(window.location.search).has('boundaries')),
    health: createShellHealth({ window, shell: composition.shell, beacons }),
  };
  const place = window.document.getElementById('app');
  if (!place) throw new Error('The document has no place for the app');
  const onStart = () => {
    goLive();
    // In a task of its own: the one that took the page over has been long enough for a slow phone.
    if (start?.isLate) void yieldToMain().then(() => router.revalidate());
    whenIdle(() => follow({ window, composition, app, router, loader, pages, beacons, cart, pin: document.pin }));
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
  const hydrate = () => void hydrateRoot(place, tree, { onRecoverableError });
  if (isWhole) return startTransition(hydrate);
  // What came meanwhile makes another page than the skeleton, of which there is nothing to go on from.
  if (router.state.initialized) return createRoot(place).render(tree);
  // The router's provider misses what comes between its render and its first effect, so the skeleton is taken over at once.
  flushSync(hydrate);
}
