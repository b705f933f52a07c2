/** Runs at most `limit` tasks at a time, first come first served, and refuses more than `maxWaiting` in line. */
export interface WorkQueue {
  /** Undefined when the line is full: nothing was started. */
  enqueue<T>(task: () => Promise<T>): Promise<T> | undefined;
}

export function createWorkQueue(limit: number, maxWaiting: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const release = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return {
    enqueue(task) {
      if (running >= limit && waiting.length >= maxWaiting) return undefined;
      return new Promise((resolve, reject) => {
        const start = () => {
          running += 1;
          task().finally(release).then(resolve, reject);
        };
        if (running < limit) start();
        else waiting.push(start);
      });
    },
  };
}
