import { LRUCache } from 'lru-cache';

const MOST_KEPT = 200;

interface Answer {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How long a cache that many visitors share may give an answer again, in seconds. */
function sharedSeconds({ ok, headers }: Response): number {
  const said = ok ? /(?:^|[\s,])s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] : undefined;
  return Number(said ?? 0);
}

const keyOf = ({ url, headers }: Request) => `${headers.get('accept-language') ?? ''} ${url}`;

/**
 * Calls of all pages that one renderer draws: what the API says is the same for everybody is asked for once in that time.
 * An answer that may be kept differs by address and language alone (`vary`).
 */
export function shareAnswers(send: typeof fetch = fetch, now = () => performance.now()): typeof fetch {
  const kept = new LRUCache<string, Answer>({ max: MOST_KEPT, ttlResolution: 0, perf: { now } });
  return async (input, init) => {
    const request = new Request(input, init);
    const key = request.method === 'GET' ? keyOf(request) : undefined;
    const before = key === undefined ? undefined : kept.get(key);
    if (before) return new Response(before.text, { headers: before.headers });
    const answer = await send(request);
    const seconds = sharedSeconds(answer);
    if (key === undefined || seconds === 0) return answer;
    const text = await answer.text();
    const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
    kept.set(key, { text, headers }, { ttl: seconds * 1_000 });
    return new Response(text, { headers });
  };
}
