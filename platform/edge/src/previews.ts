import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createPreviewLinks } from '@wisata/registry/previews/preview-link';
import { createSealedCookie } from './sealed-cookie.ts';
import type { VersionsByName } from './selection.ts';

const COOKIE = { name: 'wisata_preview', purpose: 'preview', lifeSeconds: 12 * 3_600 };
/** So old may be what the registry said of a preview: a new push, or the end, is seen by then. */
const FRESH_MS = 2_000;
const ASK_TIMEOUT_MS = 2_000;
const MOST_KNOWN = 1_000;

/** Previews that a browser has opened, by package; a page gets whatever version stands behind them then. */
type Opened = ReadonlyMap<string, number>;

/** Previews of pull requests. A browser keeps which ones it has opened, never a version. */
export interface Previews {
  /** Versions behind the previews of this browser; one that has ended, or never was, gives none. */
  read(request: Pick<FastifyRequest, 'cookies'>): Promise<VersionsByName>;
  /** What stands behind a preview now; undefined when it has ended, rejects when the registry does not say. */
  find(name: string, number: number): Promise<string | undefined>;
  isLinkGenuine(name: string, number: number, key: string): boolean;
  add(request: FastifyRequest, reply: FastifyReply, name: string, number: number): void;
  /** Ends one of them for this browser, or all. */
  end(request: FastifyRequest, reply: FastifyReply, name?: string): void;
}

interface PreviewOptions {
  readonly registryUrl: string;
  /** All edges and the registry share it. */
  readonly secret: string;
  readonly now?: () => number;
}

interface Answer {
  readonly version: string | undefined;
  readonly at: number;
}

/** Asks the registry for what stands behind previews; for pages that are looked at, each at most once in two seconds. */
export function createPreviews({ registryUrl, secret, now = Date.now }: PreviewOptions): Previews {
  const cookie = createSealedCookie({ ...COOKIE, secret, now });
  const links = createPreviewLinks(secret);
  const known = new LRUCache<string, Answer>({ max: MOST_KNOWN });
  const asking = new Map<string, Promise<string | undefined>>();
  const keyOf = (name: string, number: number) => `${encodeURIComponent(name)}/${number}`;

  async function ask(key: string): Promise<string | undefined> {
    const answer = await fetch(`${registryUrl}/ops/api/previews/${key}`, {
      headers: { 'x-edge-secret': secret },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    const { data } = (await answer.json()) as { readonly data: { readonly version: string } | null };
    if (!answer.ok && answer.status !== 404) throw new Error(`The registry answered ${answer.status}`);
    known.set(key, { version: data?.version, at: now() });
    return data?.version;
  }

  function find(name: string, number: number): Promise<string | undefined> {
    const key = keyOf(name, number);
    // Many at once ask once.
    const begun = asking.get(key) ?? ask(key).finally(() => asking.delete(key));
    asking.set(key, begun);
    return begun;
  }

  function openedBy(request: Pick<FastifyRequest, 'cookies'>): Opened {
    const parts = cookie.read(request)?.split(',') ?? [];
    return new Map(
      parts.map((part) => {
        const [name, number] = part.split(':', 2) as [string, string];
        return [name, Number(number)];
      }),
    );
  }

  const write = (request: FastifyRequest, reply: FastifyReply, opened: Opened) =>
    cookie.write(request, reply, [...opened].map(([name, number]) => `${name}:${number}`).join(','));

  /** A registry that is away says nothing new: nobody is shown a preview that may have ended. */
  async function findRecent(name: string, number: number): Promise<string | undefined> {
    const found = known.get(keyOf(name, number));
    if (found && now() - found.at < FRESH_MS) return found.version;
    return find(name, number).catch(() => undefined);
  }

  return {
    async read(request) {
      const opened = [...openedBy(request)];
      const versions = await Promise.all(opened.map(([name, number]) => findRecent(name, number)));
      return new Map(
        opened.flatMap(([name], at) => (versions[at] === undefined ? [] : [[name, versions[at]] as const])),
      );
    },
    find,
    isLinkGenuine: links.isGenuine,
    add: (request, reply, name, number) => write(request, reply, new Map(openedBy(request)).set(name, number)),
    end(request, reply, name) {
      const rest = [...openedBy(request)].filter(([each]) => name !== undefined && each !== name);
      write(request, reply, new Map(rest));
    },
  };
}
