import { useEffect } from 'react';
import { mayPrefetch, whenIdle } from './when-idle.ts';

/**
 * Fetches code that a press asks for when the browser is idle, unless the visitor saves data; what does not come is asked
 * for again by the press. `load` has to be the same function in every render.
 */
export function useFetchedEarly(load: () => Promise<unknown>): void {
  useEffect(() => (mayPrefetch(navigator) ? whenIdle(() => void load().catch(() => undefined)) : undefined), [load]);
}
