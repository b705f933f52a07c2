import { useEffect, type RefObject } from 'react';
import { watchSeen } from './watch-seen.ts';
import { mayPrefetch, whenIdle } from './when-idle.ts';

/** As far as a thumb scrolls while the code comes. */
const NEAR = '300px';

/**
 * Fetches code that a press asks for when the browser is idle and `place`, where the press would be, is near the screen, unless
 * the visitor saves data; what does not come is asked for again by the press. `load` has to be the same function in every render.
 */
export function useFetchedEarly(load: () => Promise<unknown>, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!mayPrefetch(navigator)) return undefined;
    const fetchIt = () => void load().catch(() => undefined);
    let cancel = (): void => undefined;
    const end = watchSeen(place.current, NEAR, () => {
      cancel = whenIdle(fetchIt);
    });
    return () => {
      end();
      cancel();
    };
  }, [load, place]);
}
