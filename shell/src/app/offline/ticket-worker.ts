import { isAsset, isTicketPage, type WorkerMessage } from '../../worker/tickets.rules.ts';

type BrowserWindow = Window & typeof globalThis;

interface Router {
  readonly state: { readonly navigation: { readonly state: string } };
  subscribe(listener: (state: Router['state']) => void): () => void;
  revalidate(): Promise<void>;
}

/** Registers the worker; throws where the browser has none. */
async function register({ navigator }: BrowserWindow): Promise<ServiceWorkerRegistration> {
  if (!('serviceWorker' in navigator)) throw new Error('serviceWorker is not supported in current browser!');
  await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

const loaded = (window: BrowserWindow) =>
  window.document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

/**
 * Tells the worker of pages that it keeps, also those that were reached without loading a document, and of the files
 * that show them, also those that come later. The browser's own list of files ends at its 250th.
 */
function startPageReports(window: BrowserWindow, router: Router, send: (message: WorkerMessage) => void): void {
  const { location, performance, PerformanceObserver } = window;
  const files = new Set<string>();
  let seen = '';
  const collect = (entries: PerformanceEntryList) => {
    const urls = entries.map(({ name }) => name).filter((name) => isAsset(new URL(name), location.origin));
    for (const url of urls) files.add(url);
    return urls;
  };
  const observer = new PerformanceObserver((list) => {
    const urls = collect(list.getEntries());
    if (urls.length > 0 && location.href === seen) send({ kind: 'assets-loaded', urls });
  });
  observer.observe({ type: 'resource' });
  collect(performance.getEntriesByType('resource'));
  const look = () => {
    const { href, pathname } = location;
    if (router.state.navigation.state !== 'idle' || href === seen || !isTicketPage(pathname)) return;
    seen = href;
    collect(observer.takeRecords());
    send({ kind: 'page-seen', url: href, files: [...files] });
  };
  router.subscribe(look);
  look();
}

/** Starts the worker that keeps paid orders on this device, once the page is there. Rejects in a browser without one. */
export async function keepTickets(window: BrowserWindow, router: Router): Promise<void> {
  const wasControlled = Boolean(window.navigator.serviceWorker?.controller);
  await loaded(window);
  const registration = await register(window);
  const send = (message: WorkerMessage) => registration.active?.postMessage(message);
  startPageReports(window, router, send);
  // The order on the first page was answered before the worker could save it.
  if (!wasControlled && isTicketPage(window.location.pathname)) {
    const { serviceWorker } = window.navigator;
    if (serviceWorker.controller) await router.revalidate();
    else serviceWorker.addEventListener('controllerchange', () => void router.revalidate(), { once: true });
  }
}
