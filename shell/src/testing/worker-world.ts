import { createMemoryCaches } from './memory-caches.ts';
import type { FetchLike } from '../worker/saved-calls.ts';

export const ORIGIN = 'https://wisata.test';

/** A service worker's surroundings: a network that can go away, caches, and the page that is told something. */
export interface WorkerWorld {
  /** Answers of the server by address; unset: no network. */
  network: ((request: Request) => Response) | undefined;
  readonly told: unknown[];
  /** The address of every open page by its id; the event's page is `page`. */
  readonly pages: Map<string, string>;
  readonly event: FetchLike;
  /** Waits for what the worker does after it has answered. */
  settled(): Promise<void>;
}

const clientOf = (url: string | undefined, told: unknown[]) =>
  url === undefined ? undefined : { url, postMessage: (message: unknown) => told.push(message) };

export function enterWorkerWorld(): WorkerWorld {
  const pending: Promise<unknown>[] = [];
  const told: unknown[] = [];
  const pages = new Map([['page', `${ORIGIN}/`]]);
  const world: WorkerWorld = {
    network: undefined,
    told,
    pages,
    event: { clientId: 'page', waitUntil: (work) => void pending.push(work) },
    settled: async () => void (await Promise.all(pending.splice(0))),
  };
  Object.assign(globalThis, {
    caches: createMemoryCaches(),
    location: new URL(ORIGIN),
    clients: { get: async (id: string) => clientOf(pages.get(id), told) },
    fetch: async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      if (!world.network) throw new TypeError('Failed to fetch');
      return world.network(request);
    },
  });
  return world;
}

export const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ data }), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
