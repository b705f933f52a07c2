/** Neighbouring buckets differ by 5 %, which is finer than any difference that is judged. */
const STEP = Math.log(1.05);

/** How often each bucket of load times was met, by bucket number. */
export type LoadTimes = ReadonlyMap<number, number>;

/** The bucket of a load time in milliseconds; the same number always means the same times, today and next year. */
export function bucketOfTime(ms: number): number {
  return Math.round(Math.log(Math.max(ms, 1)) / STEP);
}

/** How many loads the buckets hold. */
export function countTimes(times: LoadTimes): number {
  let total = 0;
  for (const count of times.values()) total += count;
  return total;
}

/**
 * The load time in milliseconds below which a share (0 to 1) of the loads stayed, within the 2.5 % of a bucket;
 * undefined while there are none.
 */
export function findQuantile(times: LoadTimes, share: number): number | undefined {
  const total = countTimes(times);
  if (total === 0) return undefined;
  let passed = 0;
  for (const bucket of [...times.keys()].sort((left, right) => left - right)) {
    passed += times.get(bucket)!;
    if (passed >= share * total) return Math.round(Math.exp(bucket * STEP));
  }
  return undefined;
}

/**
 * Where a quantile may lie, from the ranks that are `deviations` standard deviations around it: the low and the high end
 * in milliseconds. Few loads give a wide answer, none give none.
 */
export function findQuantileBounds(
  times: LoadTimes,
  share: number,
  deviations: number,
): { readonly low: number; readonly high: number } | undefined {
  const spread = deviations * Math.sqrt((share * (1 - share)) / Math.max(countTimes(times), 1));
  const low = findQuantile(times, Math.max(share - spread, 0));
  const high = findQuantile(times, Math.min(share + spread, 1));
  return low === undefined || high === undefined ? undefined : { low, high };
}
