import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  createDocumentWriter,
  type DiscoveryDocument,
  type DiscoveryPayload,
  type SignedDiscovery,
} from './discovery.ts';
import type { Signer } from './keys.ts';
import { CHANGED, readSnapshot, type Snapshot } from './repository.ts';
import type { ReleaseStore } from './store.ts';

/** The present revision, ready to be sent. */
export interface Published {
  readonly snapshot: Snapshot;
  readonly document: DiscoveryDocument;
  readonly signed: SignedDiscovery;
  readonly expiresAt: string;
}

/** Keeps the present revision in memory and tells who waits for the next one. */
export interface Publication {
  current(): Published;
  /** Reads the database now; gives what is current afterwards. */
  refresh(): Promise<Published>;
  /** Waits until the revision is another one than `after`, `waitMs` at most. */
  next(after: number, waitMs: number, signal?: AbortSignal): Promise<Published>;
  stop(): Promise<void>;
}

interface PublicationOptions {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly store: ReleaseStore;
  readonly signer: Signer;
  readonly report: (text: string, error?: unknown) => void;
}

const LIFETIME_MS = 86_400_000;
const SIGN_AGAIN_MS = 3_600_000;
const LISTEN_PAUSE_MS = 500;

function createIssuer({ signer, store, report }: PublicationOptions) {
  const write = createDocumentWriter(store, (text) => report(text));

  return async (snapshot: Snapshot): Promise<Published> => {
    const document = await write(snapshot);
    const issuedAt = new Date();
    const expiresAt = new Date(issuedAt.getTime() + LIFETIME_MS).toISOString();
    const content: DiscoveryPayload = { ...snapshot, document, issuedAt: issuedAt.toISOString(), expiresAt };
    const payload = JSON.stringify(content);
    return { snapshot, document, expiresAt, signed: { payload, signature: signer.sign(payload), keyId: signer.keyId } };
  };
}

/** Hears of new revisions as long as it is not stopped, over a restart of the database too. */
async function listen(url: string, heard: () => void, stopped: AbortSignal, report: (error: unknown) => void) {
  let isTold = false;
  while (!stopped.aborted) {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
      stopped.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', heard);
      await client.query(`listen ${CHANGED}`);
      isTold = false;
      // What happened while nobody listened.
      heard();
      await ended;
    } catch (error) {
      // Every half second the same would bury everything else.
      if (!isTold) report(error);
      isTold = true;
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(LISTEN_PAUSE_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Reads the present revision and follows the database from then on. */
export async function createPublication(options: PublicationOptions): Promise<Publication> {
  const { pool, report } = options;
  const issue = createIssuer(options);
  const stopping = new AbortController();
  const waiting = new Set<() => void>();
  let current = await issue(await readSnapshot(pool));
  let reading: Promise<unknown> = Promise.resolve();

  async function readNow(): Promise<Published> {
    const snapshot = await readSnapshot(pool);
    const age = LIFETIME_MS - (Date.parse(current.expiresAt) - Date.now());
    if (snapshot.revision === current.snapshot.revision && age < SIGN_AGAIN_MS) return current;
    current = await issue(snapshot);
    for (const wake of [...waiting]) wake();
    return current;
  }

  /** One after the other, so that an older answer never replaces a newer one. */
  const refresh = (): Promise<Published> => {
    const next = reading.then(readNow, readNow);
    reading = next.catch(() => undefined);
    return next;
  };
  const refreshQuietly = () => void refresh().catch((error: unknown) => report('The database cannot be read', error));
  const listening = listen(options.databaseUrl, refreshQuietly, stopping.signal, (error) =>
    report('Nobody tells of new revisions', error),
  );
  const timer = setInterval(refreshQuietly, SIGN_AGAIN_MS);

  return {
    current: () => current,
    refresh,
    async next(after, waitMs, signal) {
      const limit = Date.now() + waitMs;
      while (current.snapshot.revision === after && Date.now() < limit && !signal?.aborted && !stopping.signal.aborted)
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(late);
            waiting.delete(done);
            signal?.removeEventListener('abort', done);
            resolve();
          };
          const late = setTimeout(done, limit - Date.now());
          waiting.add(done);
          signal?.addEventListener('abort', done, { once: true });
        });
      return current;
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      for (const wake of [...waiting]) wake();
      await listening;
    },
  };
}
