import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerCall, type FetchLike } from './saved-calls.ts';
import { answerPage, savePage } from './saved-pages.ts';
import { CACHES, findSavedCall, isAsset, type PageSeen, type WorkerMessage } from './tickets.rules.ts';
import { isForTicketPage } from './worker-clients.ts';

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

/** What the shell starts with, for any page that opens without network; the build puts the list here. */
declare const self: { readonly __WB_MANIFEST: readonly { readonly url: string }[] };

const MOST_ASSETS = 1_000;

const worker = globalThis as unknown as WorkerScope;

// A release must never wait for the last tab of the one before.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
clientsClaim();

async function dropOldCaches(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  for (const name of await caches.keys()) {
    if (name.startsWith('wisata-') && !known.includes(name)) await caches.delete(name);
  }
}
worker.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));

/** Released files never change; those of a developer's server do and say so. */
const isImmutable = ({ status, headers }: Response) =>
  status === 200 && (headers.get('cache-control')?.includes('immutable') ?? false);

/** A file of a page that is not kept is kept by the browser alone: to write it a second time costs a phone its battery. */
const ticketFilesOnly = {
  cacheWillUpdate: async ({ response, event }: { response: Response; event: FetchLike }) =>
    isImmutable(response) && (await isForTicketPage(event)) ? response : null,
};
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions: { ignoreVary: true },
  plugins: [ticketFilesOnly, new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
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

/** What a page loaded before this worker looked after it comes from the browser's own cache. */
async function addAssets(event: LongEvent, urls: readonly string[]): Promise<void> {
  for (const address of urls) {
    if (!isAsset(new URL(address), location.origin)) continue;
    const [answer, done] = assets.handleAll({ request: new Request(address), event: event as never });
    await answer.catch(() => undefined);
    await done.catch(() => undefined);
  }
}

const ownFiles = () => self.__WB_MANIFEST.map(({ url }) => new URL(url, location.origin).href);

/** The files first: a document is kept only where all that it loads is there. */
async function keepPage(event: LongEvent, { url, files }: PageSeen): Promise<void> {
  await addAssets(event, [...ownFiles(), ...files]);
  await savePage(url);
}

worker.addEventListener('message', (event) => {
  const message = event.data;
  if (message.kind === 'page-seen') event.waitUntil(keepPage(event, message));
  if (message.kind === 'assets-loaded') event.waitUntil(addAssets(event, message.urls));
});

// News that was told outside the page leads to the order that it is about.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  if (typeof data === 'string' && data.startsWith('/')) event.waitUntil(worker.clients.openWindow(data));
});
