import { LRUCache } from 'lru-cache';
import type { ApiClient, ApiRequest } from '@wisata/kernel/api';

const MOST_KEPT = 200;

/** Answers that the API says are the same for everybody, for as long as it says so. */
export interface SharedAnswers {
  /** Sends a call, and keeps its answer when that may be kept. */
  readonly fetch: typeof fetch;
  /**
   * The client of one page: it reads an answer that is kept, and calls `api` for all others. `baseUrl` and
   * `acceptLanguage` are those of `api`.
   */
  among(api: ApiClient, place: { readonly baseUrl: string; readonly acceptLanguage: string }): ApiClient;
}

/** How long a cache that many visitors share may give an answer again, in seconds. */
function sharedSeconds({ ok, headers }: Response): number {
  const said = ok ? /(?:^|[\s,])s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] : undefined;
  return Number(said ?? 0);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const keyOf = (url: string, language: string | null) => `${language ?? ''} ${url}`;

function urlOf(baseUrl: string, { path, query = {} }: Pick<ApiRequest<unknown>, 'path' | 'query'>): string {
  const url = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/**
 * Remembers for all pages that one renderer draws. An answer that may be kept differs by address and language alone
 * (`vary`). A page reads it without a call: to make, send and answer one costs a millisecond, and home has fourteen.
 */
export function shareAnswers(send: typeof fetch = fetch, now = () => performance.now()): SharedAnswers {
  const kept = new LRUCache<string, string>({ max: MOST_KEPT, ttlResolution: 0, perf: { now } });
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = await send(request);
      const seconds = request.method === 'GET' ? sharedSeconds(answer) : 0;
      if (seconds === 0) return answer;
      const text = await answer.text();
      const key = keyOf(request.url, request.headers.get('accept-language'));
      if (isJson(text)) kept.set(key, text, { ttl: seconds * 1_000 });
      return new Response(text, answer);
    },
    among: (api, { baseUrl, acceptLanguage }) => ({
      ...api,
      async call(request) {
        const key = request.method === 'GET' ? keyOf(urlOf(baseUrl, request), acceptLanguage) : undefined;
        const text = key === undefined ? undefined : kept.get(key);
        // Each page gets a body of its own, which it may change.
        return text === undefined ? api.call(request) : request.read(JSON.parse(text), request.operation);
      },
    }),
  };
}
