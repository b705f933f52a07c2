import { unflatten } from 'devalue';
import type { HydrationState } from 'react-router-dom';

/** A promise of loader data as it crosses to the browser; `late` when the server did not wait for it. */
export type CrossedPromise = { readonly value: unknown } | { readonly late: true };

/** Name of {@link CrossedPromise} in the notation. */
export const PROMISE_KIND = 'Promise';

/** What the server's loaders gave, and whether some of it did not come in time. */
export interface PageState {
  readonly hydration: HydrationState;
  readonly isLate: boolean;
}

/** React reads a promise that is marked like this in the render that meets it, so that nothing is taken off the page. */
function settledPromise(value: unknown): Promise<unknown> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Reads the notation that the server wrote with `writePageState`. */
export function readPageState(data: unknown): PageState {
  let isLate = false;
  const hydration = unflatten(data as unknown[], {
    [PROMISE_KIND](promise: CrossedPromise) {
      if ('value' in promise) return settledPromise(promise.value);
      isLate = true;
      return new Promise(() => undefined);
    },
  }) as HydrationState;
  return { hydration, isLate };
}
