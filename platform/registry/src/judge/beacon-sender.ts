import { setTimeout as wait } from 'node:timers/promises';
import type { Beacon } from './beacon.ts';

/** Hands visits' reports on to the registry. */
export interface BeaconSender {
  /** Takes a report; false when it was dropped because too many wait already. */
  add(beacon: Beacon): boolean;
  /** Sends what waits, once, and ends. */
  stop(): Promise<void>;
}

/** Where the registry is and how an edge proves itself there. */
export interface BeaconSenderOptions {
  readonly registryUrl: string;
  readonly secret: () => Promise<string>;
  readonly report: (text: string, error?: unknown) => void;
  /** Pause between two batches; 300 ms unless told. */
  readonly everyMs?: number;
}

const LARGEST_BATCH = 500;
const MOST_WAITING = 5_000;
const ANSWER_MS = 5_000;
const PAUSE_AFTER_FAILURE_MS = 2_000;

/** False when the registry calls the batch wrong: it stays wrong. Throws for everything that may be right later. */
async function post(registryUrl: string, secret: string, beacons: readonly Beacon[]): Promise<boolean> {
  const answer = await fetch(`${registryUrl}/ops/api/beacons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edge-secret': secret },
    body: JSON.stringify({ beacons }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok && answer.status !== 400) throw new Error(`The registry answered ${answer.status}`);
  return answer.ok;
}

/**
 * Gathers reports and sends them in batches, so that a visit never waits for the registry. While the registry is away
 * they are kept, up to 5,000; after that new ones are dropped.
 */
export function createBeaconSender({ registryUrl, secret, report, everyMs = 300 }: BeaconSenderOptions): BeaconSender {
  let waiting: Beacon[] = [];
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function sendBatch(): Promise<void> {
    const beacons = waiting.slice(0, LARGEST_BATCH);
    if (!(await post(registryUrl, await secret(), beacons))) report(`${beacons.length} reports were refused`);
    waiting = waiting.slice(beacons.length);
  }

  async function run(): Promise<void> {
    let isAway = false;
    while (!stopping.signal.aborted) {
      await pause(isAway ? PAUSE_AFTER_FAILURE_MS : everyMs);
      try {
        while (waiting.length > 0) await sendBatch();
        isAway = false;
      } catch (error) {
        if (!isAway) report('Visits cannot be reported to the registry', error);
        isAway = true;
      }
    }
  }
  const running = run();

  return {
    add(beacon) {
      if (waiting.length >= MOST_WAITING || stopping.signal.aborted) return false;
      waiting.push(beacon);
      return true;
    },
    async stop() {
      stopping.abort();
      await running;
      if (waiting.length > 0) await sendBatch().catch(() => undefined);
    },
  };
}
