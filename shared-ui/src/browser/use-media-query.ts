import { startTransition, useEffect, useState } from 'react';
import { useServed } from './use-served.ts';

/** Below this width lists and calendars take the whole screen. */
export const PHONE_QUERY = '(max-width: 719.98px)';

/** Reads the viewport now; for event handlers, where a subscription would only cost renders. */
export function isPhoneViewport(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(PHONE_QUERY).matches;
}

/**
 * Follows a media query; false on the server and while its markup is taken over, so that both agree. Where that is the answer
 * anyway, nothing is drawn once more.
 */
export function useMediaQuery(query: string): boolean {
  const isServed = useServed();
  const [isMatching, setMatching] = useState(() => !isServed && window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const follow = () => setMatching(list.matches);
    startTransition(follow);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return isMatching;
}
