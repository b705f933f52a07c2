import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Whether the question is on the page, and the two answers to it. */
export interface LeaveQuestion {
  readonly isOpen: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Asks once before a page with typed data is left for another part of the site. `partOfIt` lists the paths, without
 * locale, that belong to what is being done (the page itself, the login, the payment): nobody is asked about them.
 */
export function useLeaveQuestion(partOfIt: readonly string[], hasData: () => boolean): LeaveQuestion {
  const isAsked = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => {
    const stays = partOfIt.some((path) => nextLocation.pathname.endsWith(path));
    return !stays && !isAsked.current && hasData();
  });
  return {
    isOpen: blocker.state === 'blocked',
    stay() {
      isAsked.current = true;
      blocker.reset?.();
    },
    leave() {
      isAsked.current = true;
      blocker.proceed?.();
    },
  };
}
