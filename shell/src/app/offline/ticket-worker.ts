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

function assetsOf({ performance, location }: BrowserWindow): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names.filter((name) => isAsset(new URL(name), location.origin)))];
}

/** Pages that were reached without loading a document are saved as if they had been. */
function startPageReports(window: BrowserWindow, router: Router, send: (message: WorkerMessage) => void): void {
  let seen = '';
  const look = () => {
    const { href, pathname } = window.location;
    if (router.state.navigation.state !== 'idle' || href === seen || !isTicketPage(pathname)) return;
    seen = href;
    send({ kind: 'assets-loaded', urls: assetsOf(window) });
    send({ kind: 'page-seen', url: href });
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
  const sendAssets = () => send({ kind: 'assets-loaded', urls: assetsOf(window) });
  sendAssets();
  window.navigator.serviceWorker.addEventListener('controllerchange', sendAssets);
  startPageReports(window, router, send);
  // The order on the first page was answered before the worker could save it.
  if (!wasControlled && isTicketPage(window.location.pathname)) {
    const { serviceWorker } = window.navigator;
    if (serviceWorker.controller) await router.revalidate();
    else serviceWorker.addEventListener('controllerchange', () => void router.revalidate(), { once: true });
  }
}
