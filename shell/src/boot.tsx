import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { AppProvider, SlotSourceProvider } from '@wisata/runtime';
import '@wisata/ui/tokens.css';
import '@wisata/ui/base.css';
import { createCartCount } from './app/cart-count.ts';
import { createApp } from './app/create-app.ts';
import { createI18n } from './app/create-i18n.ts';
import { readDocument } from './app/read-document.ts';
import { ShellServicesProvider, type ShellServices } from './app/shell-services.tsx';
import { followFunnel } from './app/funnel-pin.ts';
import { createOfflineTickets } from './app/offline-tickets.ts';
import { createReleases } from './app/releases.ts';
import { watchRevision } from './app/revision-watch.ts';
import { createSite } from './app/site.ts';
import { createToastStore } from './app/toasts.ts';
import { frameSlot } from './components/page-boundary.tsx';
import { overrideOrigins } from './rules/override.rules.ts';
import { restrictScripts } from './app/trusted-types.ts';
import { createShellRouter } from './router.tsx';
import { ShellRoot } from './shell-root.tsx';

/** Starts the app in a document that the edge server made. */
export function boot(window: Window & typeof globalThis): void {
  const document = readDocument(window.document);
  restrictScripts(window, overrideOrigins(document.override));
  const i18n = createI18n(document.locale);
  const toasts = createToastStore();
  const app = createApp({ window, document, i18n, toasts });
  const loader = createReleases({ window, document, app, i18n });
  const router = createShellRouter({ app, loader, site: createSite(app) });
  // An edge that hears beacons also says what is live.
  if (document.beacon) watchRevision({ window, composition: document.composition, router });
  followFunnel({ router, loader, memory: app.storage.session });
  const showsBoundaries = new URLSearchParams(window.location.search).has('boundaries');
  const savedAt = createOfflineTickets(window, app.bus, router);
  const services: ShellServices = {
    toasts,
    loader,
    override: document.override,
    cart: createCartCount(app),
    savedAt,
    showsBoundaries,
  };
  const slots = showsBoundaries ? { ...loader, frame: frameSlot } : loader;
  const root = window.document.getElementById('app');
  if (!root) throw new Error('The document has no place for the app');
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <AppProvider app={app}>
        <SlotSourceProvider source={slots}>
          <ShellServicesProvider services={services}>
            <ShellRoot router={router} />
          </ShellServicesProvider>
        </SlotSourceProvider>
      </AppProvider>
    </I18nextProvider>,
  );
}
