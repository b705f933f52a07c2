import type { HydrationState } from 'react-router-dom';
import { fulfilledPromise, pendingPromise } from '@wisata/runtime/promised-data';

/**
 * What JSON has no word for, as it crosses to the browser: a promise that was kept, one that the server did not wait for,
 * and nothing in a list.
 */
export type Crossed = { readonly $: 'kept'; readonly value: unknown } | { readonly $: 'late' } | { readonly $: 'none' };

/** What the server's loaders gave, and whether some of it did not come in time. */
export interface PageState {
  readonly hydration: HydrationState;
  readonly isLate: boolean;
}

/** Reads the data that the server wrote with `writePageState`, and takes it over: it is changed where it stands. */
export function readPageState(data: unknown): PageState {
  let isLate = false;
  function read(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value) && '$' in value) return readCrossed(value as Crossed);
    const fields = value as Record<string, unknown>;
    for (const key of Object.keys(fields)) {
      const field = fields[key];
      if (typeof field === 'object') fields[key] = read(field);
    }
    return value;
  }
  function readCrossed(crossed: Crossed): unknown {
    if (crossed.$ === 'none') return undefined;
    if (crossed.$ === 'kept') return fulfilledPromise(read(crossed.value));
    isLate = true;
    return pendingPromise();
  }
  const hydration = read(data) as HydrationState;
  return { hydration, isLate };
}
