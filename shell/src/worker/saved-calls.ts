import { findMember } from '@wisata/runtime/token-member';
import { CACHES, findSavedCall, isWorthKeeping, keyFacts, SAVED_AT_HEADER } from './tickets.rules.ts';
import type { WorkerMessage } from './tickets.rules.ts';
import { findClient, type ForClient } from './worker-clients.ts';

/** What a fetch event is here. */
export interface FetchLike extends ForClient {
  waitUntil(work: Promise<unknown>): void;
}

interface SavedPlace {
  readonly cacheName: string;
  readonly key: string;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key is a hash, so that neither e-mail nor order ID can be read from the browser's storage list. */
async function placeOf(request: Request): Promise<SavedPlace> {
  const owner = findMember(request.headers.get('authorization'));
  const body = request.method === 'POST' ? await request.clone().text() : '';
  const { method, url } = request;
  const facts = keyFacts({ method, url, language: request.headers.get('accept-language'), owner, body });
  return {
    cacheName: owner === undefined ? CACHES.guest : CACHES.member,
    key: `${location.origin}/saved/${await digest(facts)}`,
  };
}

async function isKept(request: Request, response: Response): Promise<boolean> {
  const kind = findSavedCall(request.method, new URL(request.url).pathname);
  if (!response.ok || !kind) return false;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (kind === 'file') return !isJson;
  return isJson && isWorthKeeping(kind, await response.clone().json());
}

/** Saves a paid order and forgets one that is paid no longer, or that the server no longer knows. */
async function keep({ cacheName, key }: SavedPlace, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  if (!(await isKept(request, response))) {
    if (response.status < 500) await cache.delete(key);
    return;
  }
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT_HEADER, new Date().toISOString());
  // Tells the page that the date of this answer is not the server's time now.
  headers.set('age', '1');
  await cache.put(key, new Response(await response.blob(), { status: response.status, headers }));
}

async function tell(event: FetchLike, message: WorkerMessage): Promise<void> {
  (await findClient(event))?.postMessage(message);
}

/** The server's answer; without network the one that was saved, and the page hears how old it is. */
export async function answerCall(request: Request, event: FetchLike): Promise<Response> {
  const place = await placeOf(request);
  try {
    const response = await fetch(request.clone());
    event.waitUntil(keep(place, request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const saved = await (await caches.open(place.cacheName)).match(place.key);
    if (!saved) throw error;
    const savedAt = saved.headers.get(SAVED_AT_HEADER);
    const isPerson = findSavedCall(request.method, new URL(request.url).pathname) === 'profile';
    if (savedAt && !isPerson) event.waitUntil(tell(event, { kind: 'saved-shown', savedAt }));
    return saved;
  }
}
