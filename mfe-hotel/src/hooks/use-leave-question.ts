import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** Ways on and the login belong to the checkout; nobody is asked about them. */
const PART_OF_IT = ['/hotel/checkout', '/login', '/payment'];

/** Asks once before a page with typed data is left for another part of the site. */
export function useLeaveQuestion(hasData: () => boolean) {
  const isAsked = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => {
    const stays = PART_OF_IT.some((path) => nextLocation.pathname.endsWith(path));
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
