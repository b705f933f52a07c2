import { setTimeout as wait } from 'node:timers/promises';

/** How patient a watch is. */
export interface WatchTimes {
  readonly everyMs?: number;
  readonly answerWithinMs?: number;
}

interface WatchOptions extends WatchTimes {
  readonly port: number;
  readonly name: string;
  /** Called when it was asked three times in a row and gave no answer; it may be called again when that did not help. */
  readonly onHung: () => void;
  readonly onStep: (text: string) => void;
}

const PATIENCE = 3;

/** What it says of itself; `silent` when it takes connections and gives no answer, `gone` when it takes none. */
async function look(
  port: number,
  answerWithinMs: number,
  ending: AbortSignal,
): Promise<'ready' | 'busy' | 'silent' | 'gone'> {
  try {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(answerWithinMs)]);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal });
    await answer.arrayBuffer();
    return answer.status === 503 ? 'busy' : 'ready';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'gone';
  }
}

/** Asks a service again and again whether it can do its work, and tells when that changes. Gives how to end it. */
export function watchService({ port, name, onHung, onStep, everyMs = 1_000, answerWithinMs = 3_500 }: WatchOptions) {
  const ending = new AbortController();
  const watch = async () => {
    let silences = 0;
    let isReady = true;
    while (!ending.signal.aborted) {
      const found = await look(port, answerWithinMs, ending.signal);
      silences = found === 'silent' ? silences + 1 : 0;
      if (silences === PATIENCE && !ending.signal.aborted) {
        silences = 0;
        onHung();
      }
      if (found === 'busy' && isReady) onStep(`${name} cannot do its work for now; it says so to who asks`);
      if (found === 'ready' && !isReady) onStep(`${name} works again`);
      if (found === 'busy' || found === 'ready') isReady = found === 'ready';
      await wait(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  void watch();
  return () => ending.abort();
}
