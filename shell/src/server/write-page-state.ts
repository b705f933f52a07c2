import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { isPlain, type SettledValues } from '@wisata/runtime/promised-data';
import type { Crossed } from '../app/start/page-state.ts';

function writePromise(promise: Promise<unknown>, settled: SettledValues): Crossed {
  return settled.has(promise) ? { $: 'kept', value: write(settled.get(promise), settled) } : { $: 'late' };
}

function write(value: unknown, settled: SettledValues): unknown {
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
export function writePageState({ loaderData, errors }: StaticHandlerContext, settled: SettledValues): unknown {
  const plain = (error: unknown) => (isRouteErrorResponse(error) ? { ...error } : error);
  const shown = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plain(error)]));
  return write({ loaderData, errors: shown }, settled);
}
