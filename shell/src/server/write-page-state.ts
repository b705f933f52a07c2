import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import type { Crossed } from '../app/page-state.ts';
import { isPlain, promisesIn, type Settled } from '../app/promised-data.ts';

type LoaderData = StaticHandlerContext['loaderData'];

/**
 * Waits for the promises in the data, but no longer than `ms`; gives those that were kept by then, and later ones too, and
 * whether none was late.
 */
export async function settlePromises(
  data: LoaderData,
  ms: number,
): Promise<{ readonly settled: Settled; readonly isWhole: boolean }> {
  const settled = new Map<Promise<unknown>, unknown>();
  const all = Object.values(data)
    .flatMap((each) => promisesIn(each))
    .map((promise) =>
      promise.then(
        (value) => void settled.set(promise, value),
        () => undefined,
      ),
    );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  const isWhole = await Promise.race([Promise.all(all).then(() => true), late]);
  clearTimeout(timer);
  return { settled, isWhole };
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
