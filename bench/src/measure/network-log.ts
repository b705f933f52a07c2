import type { CDPSession } from 'playwright';

interface LoggedRequest {
  readonly url: string;
  /** Seconds of the browser's own clock. */
  readonly startedAt: number;
  endedAt: number;
  bytes: number;
}

export interface NetworkLog {
  /** Nothing under way, for this long. */
  quietMs(): number;
  requests(): number;
  /** As they came over the network, headers included. */
  bytes(): number;
  /** The longest run of requests up to a moment of the page, each asked for only after the one before had been answered. */
  chain(untilMs: number): readonly string[];
}

function longestChain(requests: readonly LoggedRequest[]): readonly string[] {
  const ordered = requests.toSorted((a, b) => a.startedAt - b.startedAt);
  const chains = new Map<LoggedRequest, readonly string[]>();
  for (const request of ordered) {
    const before = ordered.filter((each) => each.endedAt <= request.startedAt).map((each) => chains.get(each) ?? []);
    const longest = before.reduce((a, b) => (b.length > a.length ? b : a), []);
    chains.set(request, [...longest, request.url]);
  }
  return [...chains.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** Follows everything that a page asks for from now on. */
export async function logNetwork(session: CDPSession): Promise<NetworkLog> {
  const byId = new Map<string, LoggedRequest>();
  const finished: LoggedRequest[] = [];
  let changedAt = performance.now();
  const end = (id: string, timestamp: number, bytes: number) => {
    const request = byId.get(id);
    if (!request) return;
    byId.delete(id);
    finished.push(Object.assign(request, { endedAt: timestamp, bytes: bytes || request.bytes }));
    changedAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    if (redirectResponse) end(requestId, timestamp, redirectResponse.encodedDataLength);
    byId.set(requestId, { url: request.url, startedAt: timestamp, endedAt: Infinity, bytes: 0 });
    changedAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await session.send('Network.enable');
  const firstAt = () => Math.min(...finished.map(({ startedAt }) => startedAt));
  return {
    quietMs: () => (byId.size > 0 ? 0 : performance.now() - changedAt),
    requests: () => finished.length,
    bytes: () => finished.reduce((sum, { bytes }) => sum + bytes, 0),
    chain: (untilMs) => {
      const until = firstAt() + untilMs / 1000;
      return longestChain(finished.filter(({ endedAt }) => endedAt <= until));
    },
  };
}
