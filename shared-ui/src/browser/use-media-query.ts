import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { createDrawnBy } from '@wisata/kernel/drawn-by';

/** Below this width lists and calendars take the whole screen. */
export const PHONE_QUERY = '(max-width: 719.98px)';

function matches(query: string): boolean {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
}

/** Reads the viewport now; for event handlers, where a subscription would only cost renders. */
export function isPhoneViewport(): boolean {
  return matches(PHONE_QUERY);
}

/**
 * Follows a media query; false on the server and while its markup is taken over, so that both agree. Where that is the answer
 * anyway, nothing is drawn once more.
 */
export function useMediaQuery(query: string): boolean {
  const [{ subscribe, readInBrowser, readServed }] = useState(createDrawnBy);
  const isServed = useSyncExternalStore(subscribe, readInBrowser, readServed);
  const [isMatching, setMatching] = useState(() => !isServed && matches(query));
  useEffect(() => {
    if (typeof window.matchMedia !== 'function') return undefined;
    const list = window.matchMedia(query);
    const follow = () => startTransition(() => setMatching(list.matches));
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return isMatching;
}
