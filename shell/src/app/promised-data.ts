/** Values of promises that have kept their word. */
export type Settled = ReadonlyMap<Promise<unknown>, unknown>;

/** Loaders put promises into their data, a list of it or an object in such a list; deeper is what the API gave. */
const DEPTH = 3;

/** An array or an object literal. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Promises in a loader's data: parts of a page that come by themselves. */
export function promisesIn(data: unknown, depth = DEPTH): Promise<unknown>[] {
  if (data instanceof Promise) return [data];
  if (depth === 0 || !isPlain(data)) return [];
  return Object.values(data).flatMap((field) => promisesIn(field, depth - 1));
}

/** The same data with the values of the promises that are known. */
export function withValues(data: unknown, settled: Settled): unknown {
  if (data instanceof Promise) return settled.has(data) ? settled.get(data) : data;
  if (!isPlain(data) || !promisesIn(data).some((promise) => settled.has(promise))) return data;
  if (Array.isArray(data)) return data.map((each) => withValues(each, settled));
  return Object.fromEntries(Object.entries(data).map(([name, field]) => [name, withValues(field, settled)]));
}
