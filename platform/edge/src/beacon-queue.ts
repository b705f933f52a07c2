import type { ReportProblem } from './release-reader.ts';
import type { VisitReport } from './beacon-reports.ts';

const MOST_A_BATCH = 500;
const MOST_WAITING = 5_000;
/** Half of it is for failures alone: who fails must be heard when everybody talks. */
const MOST_LOADS_WAITING = 2_500;
const CALM: readonly string[] = ['load', 'vitals'];
const FLUSH_MS = 250;
const RETRY_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** Reports on their way to the registry. */
export interface BeaconQueue {
  /** Takes what there is room for; the rest is dropped, because a visitor must never wait for a count. */
  add(reports: readonly VisitReport[]): void;
  /** Sends what has gathered, once, and ends. */
  stop(): Promise<void>;
}

interface QueueOptions {
  /** What the registry's door for them is called. */
  readonly kind: 'beacons' | 'errors';
  readonly registryUrl: string;
  readonly secret: string;
  readonly report: ReportProblem;
}

/** Sends reports in batches, and keeps them for a while when the registry does not answer. */
export function createBeaconQueue({ kind, registryUrl, secret, report }: QueueOptions): BeaconQueue {
  let waiting: VisitReport[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isStopped = false;
  let isDown = false;

  async function send(batch: readonly VisitReport[]): Promise<void> {
    const answer = await fetch(`${registryUrl}/ops/api/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edge-secret': secret },
      body: JSON.stringify({ [kind]: batch }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`The registry answered ${answer.status}`);
    // A batch that is refused now will be refused again.
    if (!answer.ok) report('The registry refused reports of visits', new Error(`It answered ${answer.status}`));
  }

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, MOST_A_BATCH);
    waiting = waiting.slice(MOST_A_BATCH);
    try {
      await send(batch);
      isDown = false;
    } catch (error) {
      if (!isDown) report('Reports of visits cannot be sent and wait', error);
      isDown = true;
      waiting = [...batch, ...waiting].slice(0, MOST_WAITING);
    }
  }

  function flushLater(): void {
    if (isStopped || timer || sending || waiting.length === 0) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        sending = flush().finally(() => {
          sending = undefined;
          flushLater();
        });
      },
      isDown ? RETRY_MS : FLUSH_MS,
    );
  }

  return {
    add(reports) {
      for (const one of reports)
        if (waiting.length < (CALM.includes(one.kind) ? MOST_LOADS_WAITING : MOST_WAITING)) waiting.push(one);
      flushLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sending;
      if (waiting.length > 0 && !isDown) await flush();
    },
  };
}
