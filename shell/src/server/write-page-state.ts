import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { readPageState, type Crossed } from '../app/page-state.ts';
import { isPlain, promisesIn, type Settled } from '../app/promised-data.ts';

type LoaderData = StaticHandlerContext['loaderData'];

/** What has become of a page's promises when it is rendered. */
export interface Waited {
  readonly settled: Settled;
  /** None was late or broken. */
  readonly isWhole: boolean;
  /** Why promises were broken: loaders give failures as values, so this is somebody's mistake. */
  readonly faults: readonly unknown[];
}

/** Waits for the promises in the data, but no longer than `ms`; what is kept later is late for good. */
export async function settlePromises(data: LoaderData, ms: number): Promise<Waited> {
  const settled = new Map<Promise<unknown>, unknown>();
  const faults: unknown[] = [];
  const promises = new Set(Object.values(data).flatMap((each) => promisesIn(each)));
  const all = [...promises].map((promise) =>
    promise.then(
      (value) => void settled.set(promise, value),
      (fault: unknown) => void faults.push(fault),
    ),
  );
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([Promise.all(all), new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
  return { settled: new Map(settled), isWhole: settled.size === promises.size, faults: [...faults] };
}

function writePromise(promise: Promise<unknown>, settled: Settled): Crossed {
  return settled.has(promise) ? { $: 'kept', value: write(settled.get(promise), settled) } : { $: 'late' };
}

function write(value: unknown, settled: Settled): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  if (value === undefined) return { $: 'none' } satisfies Crossed;
  if (value instanceof Promise) return writePromise(value, settled);
  if (!isPlain(value) || Object.hasOwn(value, '$'))
    throw new TypeError(`${Object.prototype.toString.call(value)} in loader data cannot cross to the browser`);
  if (Array.isArray(value)) return value.map((each) => write(each, settled));
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, write(field, settled)]));
}

/**
 * Writes loader data and errors as JSON, so that the browser's first render meets the same. Throws for what cannot cross:
 * a function, a date, a map, a number that is none.
 */
export function writePageState({ loaderData, errors }: StaticHandlerContext, settled: Settled): unknown {
  const plain = (error: unknown) => (isRouteErrorResponse(error) ? { ...error } : error);
  const shown = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error)]));
  return write({ loaderData, errors: shown }, settled);
}

/**
 * What the page is rendered from: just what the browser will read. A promise that is kept while the page is rendered is
 * late for both, or the two would draw different pages.
 */
export function withReadData(context: StaticHandlerContext, settled: Settled): StaticHandlerContext {
  const { loaderData = {} } = readPageState(writePageState(context, settled)).hydration;
  return { ...context, loaderData };
}
