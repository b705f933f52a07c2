/** Values of promises that have kept their word. */
export type SettledValues = ReadonlyMap<Promise<unknown>, unknown>;

/** Loaders put promises into their data, a list of it or an object in such a list; deeper is what the API gave. */
const DEPTH = 3;

/** An array or an object literal. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Promises in a loader's data: parts of a page that come by themselves. */
export function findPromises(data: unknown, depth = DEPTH): Promise<unknown>[] {
  if (data instanceof Promise) return [data];
  if (depth === 0 || !isPlain(data)) return [];
  return Object.values(data).flatMap((field) => findPromises(field, depth - 1));
}

/** The same data with something else in the place of each promise. */
export function withoutPromises(data: unknown, instead: (promise: Promise<unknown>) => unknown): unknown {
  if (data instanceof Promise) return instead(data);
  if (!isPlain(data) || findPromises(data).length === 0) return data;
  if (Array.isArray(data)) return data.map((each) => withoutPromises(each, instead));
  return Object.fromEntries(Object.entries(data).map(([name, field]) => [name, withoutPromises(field, instead)]));
}

/** The same data with the values of the promises that are known. */
export const withValues = (data: unknown, settled: SettledValues) =>
  withoutPromises(data, (promise) => (settled.has(promise) ? settled.get(promise) : promise));

/** React reads a promise that is marked like this in the render that meets it, so that nothing is taken off the page. */
export const fulfilledPromise = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** What a page's data is or will be: React wants the same `use` to be called whichever of the two it is. */
export const asPromise = <T>(data: T | Promise<T>): Promise<T> =>
  data instanceof Promise ? data : fulfilledPromise(data);

/** Stands for what the server did not wait for. */
export const pendingPromise = (): Promise<unknown> => new Promise(() => undefined);
