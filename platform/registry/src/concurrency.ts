/**
 * Works on a list, so many at a time, in its order. After a failure nothing new is begun; rejects with the first failure once
 * all that was begun has ended.
 */
export async function forEachConcurrently<T>(items: readonly T[], most: number, work: (item: T) => Promise<unknown>) {
  const queue = [...items];
  const worker = async () => {
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
    } finally {
      queue.length = 0;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
