import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerCall, type FetchLike } from './saved-calls.ts';
import { answerPage, savePage } from './saved-pages.ts';
import { CACHES, findSavedCall, isAsset, type WorkerMessage } from './tickets.rules.ts';

/** The parts of the worker's global that are used here; the page's own types say nothing about it. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: LongEvent & NotificationPress) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & { readonly data: WorkerMessage }) => void): void;
}
interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface NotificationPress {
  readonly notification: { readonly data: unknown; close(): void };
}

/** What the shell starts with; the build puts the list here. */
declare const self: { readonly __WB_MANIFEST: readonly { readonly url: string }[] };

const MOST_ASSETS = 1_000;

const worker = globalThis as unknown as WorkerScope;

// A release must never wait for the last tab of the one before.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
// A saved page is shown by these, whichever of them the first visit loaded before this worker was there.
worker.addEventListener('install', (event) => {
  const files = self.__WB_MANIFEST.map(({ url }) => new URL(url, location.origin).href);
  event.waitUntil(addAssets(event, files));
});
clientsClaim();

async function dropOldCaches(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  for (const name of await caches.keys()) {
    if (name.startsWith('wisata-') && !known.includes(name)) await caches.delete(name);
  }
}
worker.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));

/** Released files never change; those of a developer's server do and say so. */
const immutableOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.headers.get('cache-control')?.includes('immutable') ? response : null,
};
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions: { ignoreVary: true },
  plugins: [immutableOnly, new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
});
registerRoute(({ url }) => isAsset(url, location.origin), assets);

for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ url, request }) => url.origin === location.origin && findSavedCall(request.method, url.pathname) !== undefined,
    ({ request, event }) => answerCall(request, event as FetchLike),
    method,
  );
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, event }) => answerPage(request, event as FetchLike),
);

/** What the first page loaded before this worker was there comes from the browser's own cache. */
async function addAssets(event: LongEvent, urls: readonly string[]): Promise<void> {
  for (const address of urls) {
    if (!isAsset(new URL(address), location.origin)) continue;
    const [answer, done] = assets.handleAll({ request: new Request(address), event: event as never });
    await answer.catch(() => undefined);
    await done.catch(() => undefined);
  }
}

worker.addEventListener('message', (event) => {
  const message = event.data;
  if (message.kind === 'page-seen') event.waitUntil(savePage(message.url));
  if (message.kind === 'assets-loaded') event.waitUntil(addAssets(event, message.urls));
});

// News that was told outside the page leads to the order that it is about.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  if (typeof data === 'string' && data.startsWith('/')) event.waitUntil(worker.clients.openWindow(data));
});
