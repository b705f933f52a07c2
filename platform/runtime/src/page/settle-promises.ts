import {
  fulfilledPromise,
  pendingPromise,
  findPromises,
  withoutPromises,
  type SettledValues,
} from './promised-data.ts';

/** What has become of a page's promises when it is rendered. */
export interface SettledPage {
  readonly settled: SettledValues;
  /** None was late or broken. */
  readonly isWhole: boolean;
  /** Why promises were broken: loaders give failures as values, so this is somebody's mistake. */
  readonly faults: readonly unknown[];
}

/** Waits for the promises in the data, but no longer than `ms`; what is kept later is late for good. */
export async function settlePromises(loaderData: Readonly<Record<string, unknown>>, ms: number): Promise<SettledPage> {
  const settled = new Map<Promise<unknown>, unknown>();
  const faults: unknown[] = [];
  const promises = new Set(Object.values(loaderData).flatMap((each) => findPromises(each)));
  const all = [...promises].map((promise) =>
    promise.then(
      (value) => void settled.set(promise, value),
      (fault: unknown) => void faults.push(fault),
    ),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([Promise.all(all), new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return { settled: new Map(settled), isWhole: settled.size === promises.size, faults: [...faults] };
}

/** Loader data as the browser reads it from the document: a promise is kept at once, or never. */
export function asHydrated<Data extends Readonly<Record<string, unknown>>>(
  loaderData: Data,
  settled: SettledValues,
): Data {
  const read = (promise: Promise<unknown>) =>
    settled.has(promise) ? fulfilledPromise(settled.get(promise)) : pendingPromise();
  return Object.fromEntries(Object.entries(loaderData).map(([id, data]) => [id, withoutPromises(data, read)])) as Data;
}
