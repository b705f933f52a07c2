import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Whether the question is on the page, and the two answers to it. */
export interface LeaveQuestion {
  readonly isOpen: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Asks once before a page with typed data is left for another part of the site, and before its tab is closed. `partOfIt` lists the paths, without
 * locale, that belong to what is being done (the page itself, the login, the payment): no question is asked for them.
 */
export function useLeaveQuestion(partOfIt: readonly string[], hasData: () => boolean): LeaveQuestion {
  const isAsked = useRef(false);
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => {
    const stays = partOfIt.some((path) => nextLocation.pathname.endsWith(path));
    return !stays && !isAsked.current && hasData();
  });
  // The browser asks in its own words when the tab is closed, the page loaded anew or another site opened.
  const latest = useRef(hasData);
  useEffect(() => {
    latest.current = hasData;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current && latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return {
    isOpen: blocker.state === 'blocked',
    stay() {
      isAsked.current = true;
      blocker.reset?.();
    },
    leave() {
      isAsked.current = true;
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
