import type { EarlyCall } from '@wisata/kernel/rendering';

/** Remembers which calls have no answer yet, and whether one was refused. */
export interface CallWatch {
  readonly fetch: typeof fetch;
  /** Whether the API has refused a call because of who asks so often (429). */
  readonly isRefused: () => boolean;
  /** Gives later those that are under way now or then, as a browser would send them. */
  late(): () => Promise<readonly EarlyCall[]>;
}

async function toEarlyCall(request: Request): Promise<EarlyCall> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return {
    method: request.method,
    address: pathname + search,
    language: request.headers.get('accept-language') ?? '',
    ...(body ? { body } : {}),
  };
}

/** Watches the calls of one page that is rendered for a guest: loaders only ask, so each may be sent again. */
export function watchCalls(send: typeof fetch = fetch): CallWatch {
  const underWay = new Set<Request>();
  let refused = false;
  return {
    isRefused: () => refused,
    async fetch(input, init) {
      const request = new Request(input, init);
      const copy = request.clone();
      underWay.add(copy);
      try {
        const answer = await send(request);
        refused ||= answer.status === 429;
        return answer;
      } finally {
        underWay.delete(copy);
      }
    },
    late() {
      const now = [...underWay];
      return () => Promise.all([...new Set([...now, ...underWay])].map(toEarlyCall));
    },
  };
}
