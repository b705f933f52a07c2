import { offlinePage } from './offline-page.ts';
import { SAVED_AT_META } from './saved-at.ts';
import type { FetchLike } from './saved-calls.ts';
import { searchSavedTickets } from './saved-tickets.ts';
import { CACHES, isTicketPage, isWithoutContent, SAVED_AT_HEADER, searchScripts } from './tickets.rules.ts';

const isDocument = (response: Response) =>
  response.status === 200 && (response.headers.get('content-type')?.startsWith('text/html') ?? false);

async function put(url: string, response: Response): Promise<void> {
  const address = new URL(url);
  address.hash = '';
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT_HEADER, new Date().toISOString());
  const saved = new Response(await response.blob(), { status: response.status, headers });
  await (await caches.open(CACHES.pages)).put(address.href, saved);
}

/** The document for this address, or one of the same page that shows whatever the address asks for. */
async function findPage(url: string): Promise<Response | undefined> {
  const pages = await caches.open(CACHES.pages);
  const exact = await pages.match(url, { ignoreVary: true });
  if (exact || !isTicketPage(new URL(url).pathname)) return exact;
  const other = await pages.match(url, { ignoreSearch: true, ignoreVary: true });
  return other && isWithoutContent(await other.clone().text()) ? other : undefined;
}

/** A document with the order in it asks for nothing more, so it says itself how old it is, before any script could ask. */
async function withAge(saved: Response): Promise<Response> {
  const html = await saved.text();
  const savedAt = saved.headers.get(SAVED_AT_HEADER);
  const isTold = savedAt !== null && !isWithoutContent(html);
  const meta = `<meta name="${SAVED_AT_META}" content="${savedAt}">`;
  const body = isTold ? html.replace('<head>', `<head>${meta}`) : html;
  return new Response(body, { status: saved.status, headers: saved.headers });
}

/** Always the server's document, so that what is live decides; a saved one only where there is no network. */
export async function answerPage(request: Request, event: FetchLike): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isDocument(response) && isTicketPage(new URL(request.url).pathname))
      event.waitUntil(put(request.url, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const saved = await findPage(request.url);
    if (saved) return withAge(saved);
    return offlinePage(new URL(request.url).pathname, await searchSavedTickets());
  }
}

async function hasFiles(html: string): Promise<boolean> {
  const assets = await caches.open(CACHES.assets);
  const found = await Promise.all(searchScripts(html).map((file) => assets.match(file, { ignoreVary: true })));
  return found.every(Boolean);
}

/**
 * A page that was reached without loading a document gets one now. When a release came in between, its document would
 * ask for files that this browser never had, so an older document that works is better.
 */
export async function savePage(url: string): Promise<void> {
  if (!isTicketPage(new URL(url).pathname)) return;
  const response = await fetch(url, { headers: { accept: 'text/html' }, credentials: 'same-origin' }).catch(
    () => undefined,
  );
  if (!response || response.redirected || !isDocument(response)) return;
  const isUsable = await hasFiles(await response.clone().text());
  if (isUsable || !(await findPage(url))) await put(url, response);
}
