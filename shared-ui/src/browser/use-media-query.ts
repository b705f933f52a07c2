import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Below this width lists and calendars take the whole screen. */
export const PHONE_QUERY = '(max-width: 719.98px)';

function matches(query: string): boolean {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function' && window.matchMedia(query).matches;
}

/** Reads the viewport now; for event handlers, where a subscription would only cost renders. */
export function isPhoneViewport(): boolean {
  return matches(PHONE_QUERY);
}

/** Follows a media query; false on the server and in the first client render, so that both agree. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  const read = () => matches(query);
  const isMatching = useSyncExternalStore(subscribe, read, read);
  return useHydrated() && isMatching;
}
