import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryPayload, SignedDiscovery } from './discovery.ts';
import { isSigned, publicKeyFile } from './keys.ts';

/** A payload whose signature was right, and the answer as it came, for keeping. */
export interface VerifiedState {
  readonly payload: DiscoveryPayload;
  readonly signed: SignedDiscovery;
}

/** How to reach a registry, and how to know its answers. */
export interface RegistryClientOptions {
  readonly url: string;
  /** SPKI in PEM; a function where the key may appear later. */
  readonly publicKey: string | (() => Promise<string>);
  /** Hears of answers that were not used: unreachable, not signed, not readable. */
  readonly onProblem?: (text: string, error?: unknown) => void;
  /** Hears of every answer, also of one that brings nothing new. */
  readonly onAnswer?: () => void;
}

/** Follows one registry. */
export interface RegistryClient {
  /** The newest verified state, in memory or asked for now. Throws when there is none and none can be had. */
  state(): Promise<VerifiedState>;
  /** Calls `onState` with every new state, the first one included, until the returned function is called. */
  follow(onState: (state: VerifiedState) => void): () => void;
}

const WAIT_SECONDS = 25;
const FIRST_ANSWER_MS = 5_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** Reads a public key that a registry of this machine has written or will write. */
export const publicKeyOf = (dataDir: string) => () => readFile(publicKeyFile(dataDir), 'utf8');

/** The payload of an answer, or undefined when its signature is wrong or it is none. */
export function verifyDiscovery(signed: SignedDiscovery, publicKey: string): VerifiedState | undefined {
  if (typeof signed?.payload !== 'string' || typeof signed.signature !== 'string') return undefined;
  if (!isSigned(signed.payload, signed.signature, publicKey)) return undefined;
  return { payload: JSON.parse(signed.payload) as DiscoveryPayload, signed };
}

/** Newer by revision; a registry that was set up again counts from the start, and its issue is newer by time. */
const isNewer = ({ payload }: VerifiedState, known: VerifiedState | undefined) =>
  !known ||
  payload.revision > known.payload.revision ||
  Date.parse(payload.issuedAt) > Date.parse(known.payload.issuedAt);

/** A client that trusts nothing but the registry's signature. */
export function createRegistryClient({
  url,
  publicKey,
  onProblem = () => undefined,
  onAnswer = () => undefined,
}: RegistryClientOptions): RegistryClient {
  let latest: VerifiedState | undefined;
  const keyNow = () => (typeof publicKey === 'string' ? Promise.resolve(publicKey) : publicKey());

  /** Asks once; undefined when the registry has nothing newer. */
  async function ask(query: string, signal: AbortSignal): Promise<VerifiedState | undefined> {
    const answer = await fetch(`${url}/ops/api/discovery${query}`, { signal });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    const found = verifyDiscovery((await answer.json()) as SignedDiscovery, await keyNow());
    if (!found) throw new Error('The registry sent a state with a wrong signature');
    if (found.signed.signature === latest?.signed.signature) return undefined;
    if (!isNewer(found, latest)) throw new Error(`The registry sent the older revision ${found.payload.revision}`);
    latest = found;
    return found;
  }

  async function pollUntil(stopped: AbortSignal, onState: (state: VerifiedState) => void): Promise<void> {
    let told: VerifiedState | undefined;
    let pauseMs = SHORTEST_PAUSE_MS;
    while (!stopped.aborted) {
      try {
        const after = latest && told ? `?after=${latest.payload.revision}&wait=${WAIT_SECONDS}` : '';
        const limit = AbortSignal.timeout((WAIT_SECONDS + 5) * 1000);
        await ask(after, AbortSignal.any([stopped, limit]));
        pauseMs = SHORTEST_PAUSE_MS;
        onAnswer();
      } catch (error) {
        if (stopped.aborted) return;
        onProblem('The registry cannot be followed', error);
        await wait(pauseMs * (0.5 + Math.random()), undefined, { signal: stopped }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
      if (stopped.aborted || !latest || latest === told) continue;
      told = latest;
      onState(latest);
    }
  }

  return {
    async state() {
      if (!latest) await ask('', AbortSignal.timeout(FIRST_ANSWER_MS));
      if (!latest) throw new Error('The registry has sent no state');
      return latest;
    },
    follow(onState) {
      const stopping = new AbortController();
      void pollUntil(stopping.signal, onState);
      return () => stopping.abort();
    },
  };
}
