import { Suspense, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Properties of {@link BelowFold}. */
export interface BelowFoldProps {
  /** Keeps what stands below it off the screen until it is drawn. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A press on a link to a part that is still to be drawn leads there once it is. */
function useLateTarget(isDrawn: boolean, hash: string): void {
  const [isLate] = useState(!isDrawn);
  useEffect(() => {
    if (isLate && isDrawn && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [isLate, isDrawn, hash]);
}

/**
 * What nobody sees before scrolling. The server sends it whole and the browser takes it over in a task of its own; who
 * follows a link sees what is above it first. Going back and an address with a target need all of the page at once.
 */
export function BelowFold({ fallback = null, children }: BelowFoldProps) {
  const { hash } = useLocation();
  const way: string = useNavigationType();
  const isWhole = way === 'POP' || hash !== '';
  const shown = useDeferredValue(children, isWhole ? undefined : fallback);
  useLateTarget(useDeferredValue(true, isWhole), hash);
  // The same element as before: a part that is still to be taken over would be taken over in one go if it were drawn anew.
  return useMemo(() => <Suspense>{shown}</Suspense>, [shown]);
}
