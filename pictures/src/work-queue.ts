/** Who waits for a task: addresses take turns, and a task that nobody waits for any more is not begun. */
export interface Waiter {
  readonly address?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface WorkQueueLimits {
  /** Tasks that run together. */
  readonly running: number;
  readonly waiting: number;
  /** Of those waiting, how many one address may have. */
  readonly waitingOfOne: number;
}

export interface WorkQueue {
  /** Undefined when the line is full: nothing was started. Rejects with the signal's reason when it was left in time. */
  enqueue<T>(task: () => Promise<T>, waiter?: Waiter): Promise<T> | undefined;
}

type Start = () => void;

/** Runs a few tasks at a time; those in line are taken in turns, one of each address, so that nobody fills it for all. */
export function createWorkQueue(limits: WorkQueueLimits): WorkQueue {
  const lines = new Map<string, Start[]>();
  let running = 0;
  let waiting = 0;

  function takeNext(): Start | undefined {
    const [turn] = lines;
    if (!turn) return undefined;
    const [address, line] = turn;
    const start = line.shift();
    lines.delete(address);
    if (line.length > 0) lines.set(address, line);
    waiting -= 1;
    return start;
  }

  function wait(address: string, start: Start): void {
    lines.set(address, [...(lines.get(address) ?? []), start]);
    waiting += 1;
  }

  function leave(address: string, start: Start): boolean {
    const line = lines.get(address) ?? [];
    const rest = line.filter((other) => other !== start);
    if (rest.length === line.length) return false;
    if (rest.length > 0) lines.set(address, rest);
    else lines.delete(address);
    waiting -= 1;
    return true;
  }

  const isFull = (address: string) =>
    waiting >= limits.waiting || (lines.get(address)?.length ?? 0) >= limits.waitingOfOne;

  return {
    enqueue(task, { address = '', signal } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const mayRun = running < limits.running;
      if (!mayRun && isFull(address)) return undefined;
      return new Promise((resolve, reject) => {
        const start = () => {
          running += 1;
          task()
            .finally(() => {
              running -= 1;
              takeNext()?.();
            })
            .then(resolve, reject);
        };
        if (mayRun) return start();
        wait(address, start);
        signal?.addEventListener('abort', () => leave(address, start) && reject(signal.reason as Error), {
          once: true,
        });
      });
    },
  };
}
